import { eq } from 'drizzle-orm'
import { type createUnitsBlock, type deleteUnitsBlock, LINKS_BLOCK, type saveUnitsBlock } from '../../schemas/index.ts'
import type { Input, Problems } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import type { Tx } from '../database/open.ts'
import { NotFound, Refusal } from '../errors.ts'
import { cleanArticle } from '../html/sanitize.ts'
import { textOf } from '../html/text-of.ts'
import { requireSpoken } from '../languages.ts'
import { get, isUsed } from './read.ts'
import { unitsBlocks } from './table.ts'

type Sent = Input<typeof createUnitsBlock>['units_block']

/** The footer's block holds links, any other a text. */
export const problemsOf: Problems<typeof saveUnitsBlock> = ({ units_block: { key, html, json } = {} }) => {
  if (key === undefined) return {}
  if (key === LINKS_BLOCK) return json === null ? { json: 'required' } : {}
  return html === undefined || (html && textOf(cleanArticle(html)) !== '') ? {} : { html: 'required' }
}

/** Throws fields: `lang`, `key` that is there in the language. */
export async function create(context: Context, { units_block: fields }: Input<typeof createUnitsBlock>) {
  const { tx, edition, now } = context
  requireSpoken(fields.lang, edition)
  const [made] = await tx
    .insert(unitsBlocks)
    .values({ ...fields, ...contentOf(fields), updated_at: now })
    .returning()
  if (!made) throw new Error('no block was made')
  return answer(context, made.id, { key: made.key, lang: made.lang })
}

/** What is saved stands on the site at once. Throws `not_found`, `conflict`, the field `key` of a block that the site asks for, and as `create` does. */
export async function save(context: Context, { units_block: { id, version, ...fields } }: Input<typeof saveUnitsBlock>) {
  const { tx, edition, now } = context
  const row = await lock(tx, id)
  requireSpoken(fields.lang, edition)
  const sent = { ...fields, ...contentOf(fields) }
  const changes = changesOf({ ...sent, version }, row)
  if (changes.key && isUsed(row.key)) throw new Refusal({ key: 'in_use' })
  await tx
    .update(unitsBlocks)
    .set({ ...sent, updated_at: now, version: row.version + 1 })
    .where(eq(unitsBlocks.id, id))
  return answer(context, id, changes)
}

/** Throws `not_found`, and `in_use` for a block that the site asks for by name. */
export async function remove(context: Context, { id }: Input<typeof deleteUnitsBlock>) {
  const { tx } = context
  const row = await lock(tx, id)
  if (isUsed(row.key)) throw new Refusal('in_use', { data: { referrer: 'site' } })
  await tx.delete(unitsBlocks).where(eq(unitsBlocks.id, id))
  await bumpCache(tx, ['content'])
  context.audit(`block ${id}`, { key: row.key, lang: row.lang })
}

const contentOf = ({ key, html, json }: Pick<Sent, 'key' | 'html' | 'json'>) =>
  key === LINKS_BLOCK ? { html: null, json: json ?? [] } : { html: cleanArticle(html ?? ''), json: null }

async function answer(context: Context, id: number, told: Record<string, unknown>) {
  await bumpCache(context.tx, ['content'])
  context.audit(`block ${id}`, told)
  return get({ db: context.tx }, { id })
}

async function lock(tx: Tx, id: number) {
  const [row] = await tx.select().from(unitsBlocks).where(eq(unitsBlocks.id, id)).for('update')
  if (!row) throw new NotFound()
  return row
}
