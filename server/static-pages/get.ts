import { and, eq, inArray } from 'drizzle-orm'
import type { getStaticPage as declared } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { UNTIL_CHANGED } from '../database/cache/cache.ts'
import { operatorOf } from '../operators.ts'
import { descriptionOf } from '../seo/description.ts'
import { pageMeta } from '../seo/meta.ts'
import { unixOf } from '../unix.ts'
import { type Viewing, viewingOf } from '../viewing.ts'
import { whereabouts } from './former.ts'
import { nameOperator } from './operator-facts.ts'
import { ownFacts } from './own-facts.ts'
import { SHOWN, staticPages } from './table.ts'
import { unlinkHidden } from './unlink.ts'

/** A page by its alias, which is its path: `about`, `p/faq`; the `p/` may be left out. Throws `not_found` for one that is hidden or not
 * written in the language, with where it went where staff moved or deleted it. */
export async function getStaticPage(context: Context, { alias, lang }: Input<typeof declared>): Promise<Data<typeof declared>> {
  const viewing = viewingOf(context, lang)
  return viewing.cache.keep(`static ${viewing.siteUrl} ${viewing.language} ${alias}`, UNTIL_CHANGED, (fresh) => make({ ...viewing, ...fresh }, alias))
}

async function make(viewing: Viewing, alias: string): Promise<Data<typeof declared>> {
  const { db, cache, edition, language, settings } = viewing
  cache.note('content')
  // `about` may have a namesake below p/
  const aliases = [alias, `p/${alias}`]
  const rows = await db
    .select()
    .from(staticPages)
    .where(and(inArray(staticPages.alias, aliases), eq(staticPages.status, SHOWN)))
  const [kept] = aliases.flatMap((one) => rows.find((row) => row.alias === one && row.lang === language) ?? [])
  if (!kept) throw await whereabouts(viewing, aliases)
  const translations = rows.filter((row) => row.alias === kept.alias)
  const { own, keptOut } = await ownFacts(viewing, kept.alias)
  const page = nameOperator(kept, operatorOf(edition, language, settings.operators))
  return {
    alias: page.alias,
    name: page.name,
    text: await unlinkHidden(viewing, page.text),
    updated_at: unixOf(page.updated_at),
    ...pageMeta(viewing, {
      path: page.alias,
      metatags: { title: page.title, metad: page.metad || descriptionOf(page.text), h1: page.h1 },
      own,
      languages: edition.locales.filter((one) => translations.some(({ lang }) => lang === one)),
      keptOut: [...keptOut, ...translations.filter(({ noindex }) => noindex).map(({ lang }) => lang)],
    }),
  }
}
