import type { Language } from '../../editions/index.ts'
import { printAddress } from '../catalogue/address.ts'
import { referenceOf } from '../reference/reference.ts'
import { localePath } from '../seo/meta.ts'
import { listPaths } from '../seo/site-paths.ts'
import { addressOf } from '../seo-admin/combination.ts'
import { allMetatags, combinations, isKeptOut } from '../seo-texts/shown.ts'
import type { Asked } from './page.ts'

/** Where a page's path is not its name. */
const paths: Record<string, string> = { main: '', materials: listPaths.materials }

/** Paths of the pages that staff keep out of search results, in the languages in which they do (spec: decisions SEO-1, SEO-3). */
export async function pathsKeptOut({ cache, edition }: Pick<Asked, 'cache' | 'edition'>): Promise<Set<string>> {
  const [reference, metatags, texts] = await Promise.all([referenceOf({ cache }), allMetatags(cache), combinations(cache)])
  const pathIn = (lang: string, path: string) => localePath(edition, lang as Language, path)
  return new Set([
    ...metatags.filter(isKeptOut).map(({ page, lang }) => pathIn(lang, paths[page] ?? page)),
    ...[...texts.values()].flatMap(({ chosen, kept_out }) => {
      const address = kept_out.length > 0 ? addressOf(chosen, reference) : null
      return address ? kept_out.map((lang) => pathIn(lang, printAddress(address, edition))) : []
    }),
  ])
}
