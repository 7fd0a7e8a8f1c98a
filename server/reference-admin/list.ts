import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import { pageSizeOf, pagingOf, portionOf } from '../database/paging.ts'
import { contains } from '../database/patterns.ts'
import type { AliasKind } from '../reference/reference.ts'
import { kinds, type ReferenceRow } from './kinds.ts'
import { recordsOf } from './record.ts'

interface Filters extends Record<string, unknown> {
  text?: string
  active?: boolean
  ids?: number[]
  sort_by?: 'id' | 'name' | 'sort'
  sort_dir: 'asc' | 'desc'
}

/** Records of a kind by filters, newest first unless asked otherwise (spec: decisions ADM-11, API-14). */
export async function list(context: Context, kind: AliasKind, { page, filters }: { page: number; filters: Filters }) {
  const { db } = context
  const { table, many } = kinds[kind]
  const where = conditions(kind, filters)
  const page_size = pageSizeOf(filters)
  const { limit, offset } = portionOf(page, page_size)
  const rows = await db
    .select()
    .from(table)
    .where(where)
    .orderBy(...orderOf(context, kind, filters))
    .limit(limit)
    .offset(offset)
  const total_count = await boundedCount(db, table, where)
  return {
    [many]: await recordsOf(context, kind, rows as ReferenceRow[]),
    ...pagingOf(total_count, page_size),
  }
}

function conditions(kind: AliasKind, { text, active, ids, ...given }: Filters): SQL | undefined {
  const { table, filters } = kinds[kind]
  const belongs = Object.entries(filters).map(([name, isPart]) => (given[name] === undefined ? undefined : isPart(Number(given[name]))))
  return and(
    text === undefined ? undefined : hasText(table, text),
    active === undefined ? undefined : eq(table.active, active),
    ids && inArray(table.id, ids),
    ...belongs,
  )
}

/** The text stands in the alias or in a name of any language. */
const hasText = ({ name, alias }: (typeof kinds)[AliasKind]['table'], text: string) =>
  sql`(${alias} ilike ${contains(text)} or exists (select from jsonb_each_text(${name}) named where named.value ilike ${contains(text)}))`

function orderOf({ edition }: Context, kind: AliasKind, { sort_by, sort_dir }: Filters): SQL[] {
  const { table, sort } = kinds[kind]
  const inOrder = sort_dir === 'asc' ? asc : desc
  // as a dictionary has them: bytes would put І before А
  const name = sql`coalesce(${table.name} ->> ${edition.panelLanguage}, ${table.name} ->> ${edition.locales[0]}) collate "und-x-icu"`
  const by = sort_by === 'name' ? [name] : sort_by === 'sort' && sort ? [sort] : []
  return [...by, table.id].map((column) => inOrder(column))
}
