import { type Edition, keptLanguages } from '../../editions/index.ts'
import type { FieldErrors } from '../../schemas/index.ts'
import type { Names } from '../database/columns.ts'
import type { AliasKind } from '../reference/reference.ts'
import { kinds } from './kinds.ts'
import type { Given } from './write.ts'

/** Each name in every language that the site is kept up in. Of a record that is there, languages that were not sent keep their text. */
export const nameProblems = (kind: AliasKind, given: Partial<Given>, edition: Edition, isNew: boolean): FieldErrors =>
  Object.fromEntries([
    ...kinds[kind].names.flatMap((field) => missing(field, given[field] as Names | undefined, edition, isNew)),
    ...((given.subdistricts as { name?: Names }[] | undefined) ?? []).flatMap((part, n) =>
      missing(`subdistricts.${n}.name`, part.name, edition, true),
    ),
  ])

function missing(field: string, names: Names | undefined, edition: Edition, isWhole: boolean) {
  if (!names) return []
  const without = keptLanguages(edition).filter((language) => (isWhole ? !names[language] : names[language] === ''))
  return without.map((language) => [`${field}.${language}`, 'required'] as const)
}
