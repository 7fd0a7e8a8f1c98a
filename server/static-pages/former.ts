import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Language } from '../../editions/index.ts'
import type { Reader, Tx } from '../database/open.ts'
import { FieldProblem, Refusal } from '../errors.ts'
import { formerPages, SHOWN, staticPages } from './table.ts'

/** Where a page is by its address and language. */
interface Place {
  alias: string
  lang: string
}

const isAt = ({ alias, lang }: Place) => and(eq(formerPages.alias, alias), eq(formerPages.lang, lang))

/** What is no page any more: `moved_to` the path of the page that was there, or `gone` with it; nothing where there never was one. */
export async function whereabouts(db: Reader, aliases: readonly string[], lang: Language): Promise<Refusal> {
  const [former] = await db
    .select({ page_id: formerPages.page_id, alias: staticPages.alias, lang: staticPages.lang, status: staticPages.status })
    .from(formerPages)
    .leftJoin(staticPages, eq(staticPages.id, formerPages.page_id))
    .where(and(inArray(formerPages.alias, [...aliases]), eq(formerPages.lang, lang)))
  if (!former) return new Refusal('not_found')
  if (former.page_id === null || former.lang !== lang) return new Refusal('not_found', { data: { gone: true } })
  return new Refusal('not_found', { data: former.status === SHOWN ? { moved_to: former.alias } : null })
}

/** Gives a page an address, which is free unless it leads to another page. Throws the field `alias`. */
export async function takePlace(tx: Tx, place: Place, id?: number) {
  const [former] = await tx.select().from(formerPages).where(isAt(place)).for('update')
  if (former && former.page_id !== null && former.page_id !== id) throw new FieldProblem({ alias: 'alias_leads' })
  if (former) await tx.delete(formerPages).where(isAt(place))
}

/** The address that a page has left leads to it from now on; null: to nothing. */
export const leavePlace = (tx: Tx, { alias, lang }: Place, page_id: number | null) =>
  tx
    .insert(formerPages)
    .values({ alias, lang, page_id })
    .onConflictDoUpdate({ target: [formerPages.alias, formerPages.lang], set: { page_id } })

/** Older addresses of a page that are not among these lead nowhere from now on. */
export const keepOlder = (tx: Tx, page_id: number, kept: readonly string[]) =>
  tx
    .update(formerPages)
    .set({ page_id: null })
    .where(and(eq(formerPages.page_id, page_id), notInArray(formerPages.alias, [...kept, ''])))

/** Addresses that lead to a page. */
export async function olderOf(db: Reader, page_id: number): Promise<string[]> {
  const rows = await db.select({ alias: formerPages.alias }).from(formerPages).where(eq(formerPages.page_id, page_id)).orderBy(asc(formerPages.alias))
  return rows.map(({ alias }) => alias)
}
