import { and, eq, sql } from 'drizzle-orm'
import { type Edition, editionOf } from '../../editions/index.ts'
import { bumpCache } from '../database/cache/version.ts'
import type { Database, Tx } from '../database/open.ts'
import { linkedPages } from './linked.ts'
import { type StaticPageSeed, staticPages as written } from './seed/index.ts'
import { staticPages, words } from './table.ts'

const { alias, lang, name, h1, title, metad, text } = staticPages
const columns = { alias, lang, name, h1, title, metad, text }

/** Fills an empty database with the static pages that an edition starts with. */
export async function loadStaticPages(tx: Tx, edition: Edition) {
  await tx.insert(staticPages).values(written(edition).map(seeded))
}

const seeded = (page: StaticPageSeed) => ({ ...page, from_seed: true })

/**
 * Pages of the product's own words say what this version says, where staff have changed none of them; one that the site leads to and that this version is the
 * first to have is added.
 */
export async function keepStaticPages(database: Database): Promise<void> {
  const edition = editionOf(database.edition)
  const pages = written(edition).map(seeded)
  const linked = linkedPages(edition)
  await database.transaction(async (tx) => {
    const kept = await tx.select(columns).from(staticPages).where(eq(staticPages.from_seed, true))
    const changed = pages.filter((page) =>
      kept.some(({ alias, lang, ...had }) => alias === page.alias && lang === page.lang && words.some((word) => had[word] !== page[word])),
    )
    for (const { alias, lang, name, h1, title, metad, text } of changed)
      await tx
        .update(staticPages)
        .set({ name, h1, title, metad, text, updated_at: new Date(), version: sql`${staticPages.version} + 1` })
        .where(and(eq(staticPages.alias, alias), eq(staticPages.lang, lang), eq(staticPages.from_seed, true)))
    const added = await tx
      .insert(staticPages)
      .values(pages.filter(({ alias }) => linked.includes(alias)))
      .onConflictDoNothing()
      .returning({ id: staticPages.id })
    if (changed.length + added.length > 0) await bumpCache(tx, ['content'])
  })
}
