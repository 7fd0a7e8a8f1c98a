import type { SiteEdition } from '../editions/site-edition.ts'

type Named<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | Named<Tail>
    : Rest
  : never

/** Names of a pattern's parameters: `id` of `/user-:id/`. */
export type Params<Pattern extends string> = { [Name in Named<Pattern>]: string | number }

const compiled = new Map<SiteEdition, Map<string, RegExp>>()

const compile = (pattern: string) => {
  const source = pattern
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replace('/*', '(?<rest>/.*)?')
    .replaceAll(/:(\w+)/g, (_, name: string) => `(?<${name}>${name.endsWith('id') ? '[1-9]\\d{0,9}' : '[^/]+'})`)
  return new RegExp(`^${source}/?$`)
}

/** Writes the edition's own words into a pattern: `/{catalogAlias}/*` is `/repetitor/*` in kz. */
export const patternOf = (pattern: string, edition: Pick<SiteEdition, 'catalogAlias' | 'catalogOnlineAlias'>) =>
  pattern.replace(/\{(catalogAlias|catalogOnlineAlias)\}/, (_, name: 'catalogAlias' | 'catalogOnlineAlias') => edition[name])

function expressionOf(pattern: string, edition: SiteEdition): RegExp {
  const known = compiled.get(edition) ?? new Map<string, RegExp>()
  const expression = known.get(pattern) ?? compile(patternOf(pattern, edition))
  compiled.set(edition, known.set(pattern, expression))
  return expression
}

/**
 * Parameters of a path under a pattern, null when it does not fit; a slash at the end makes no difference.
 * Names ending in `id` take whole numbers only; `/*` at the end takes everything below as `rest`.
 *
 * matchPath('/user-:id/', edition, '/user-7') → { id: '7' }
 */
export function matchPath(pattern: string, edition: SiteEdition, path: string): Record<string, string> | null {
  const found = expressionOf(pattern, edition).exec(path)
  if (!found) return null
  try {
    return Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value ?? '')]))
  } catch {
    return null
  }
}

/** A path from its pattern: `buildPath('/zayavka/:id/', { id: 7 })` → `/zayavka/7/`. */
export const buildPath = <Pattern extends string>(pattern: Pattern, params: Params<Pattern>): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name as keyof Params<Pattern>])))
