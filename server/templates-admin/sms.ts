import { asc, desc, eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import {
  type createSms,
  type deleteSms,
  type getSms,
  type listSms,
  type previewSms,
  SMS_PARTS,
  type SmsTemplate,
  type saveSms,
  smsSize,
} from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import type { Reader } from '../database/open.ts'
import { pageSizeOf, pagingOf, portionOf } from '../database/paging.ts'
import { FieldProblem, NotFound, Refusal } from '../errors.ts'
import { composeSms } from '../outbox/compose.ts'
import { smsTemplates } from '../outbox/template-tables.ts'
import { unixOf } from '../unix.ts'
import { conditions } from './conditions.ts'
import { smsVariables, standardSmsOf } from './known.ts'
import { requirePlaces } from './problems.ts'
import { sampleOf } from './sample.ts'

type Row = typeof smsTemplates.$inferSelect

/** Every short message in every language of the edition, by its key (spec: decisions MSG-10). */
export async function list({ db, edition }: Context, { page, filters }: Input<typeof listSms>) {
  const where = conditions(edition, smsTemplates, filters, { standard: (key, lang) => standardSmsOf(edition, key, lang) ?? '' })
  const page_size = pageSizeOf(filters)
  const { limit, offset } = portionOf(page, page_size)
  const rows = await db
    .select()
    .from(smsTemplates)
    .where(where)
    .orderBy(asc(smsTemplates.key), desc(sql`${smsTemplates.lang} = ${edition.locales[0]}`), asc(smsTemplates.lang))
    .limit(limit)
    .offset(offset)
  const total_count = await boundedCount(db, smsTemplates, where)
  return { smslist: rows.map((row) => present(row, edition)), ...pagingOf(total_count, page_size) }
}

/** Throws `not_found`. */
export const get = async ({ db, edition }: Context, { id }: Input<typeof getSms>) => ({ sms: present(await rowOf(db, id), edition) })

/** Adds a short message under a key of its own. Throws the field `lang` for a language that the edition does not speak, `key` for one that is there, and as `save` does. */
export async function create(context: Context, { sms }: Input<typeof createSms>) {
  const { tx, edition, now } = context
  if (!edition.locales.some((language) => language === sms.lang)) throw new FieldProblem({ lang: 'invalid_value' })
  check(context, sms.key, sms.lang, sms.text)
  const [row] = await tx
    .insert(smsTemplates)
    .values({ ...sms, updated_at: now })
    .returning()
  if (!row) throw new Error('no short message was made')
  context.audit(`sms ${row.id}`, { key: row.key, lang: row.lang, name: row.name })
  return { sms: present(row, edition) }
}

/**
 * Changes the words of a short message; with the product's own words it follows those again. Throws `not_found`, `conflict`, and the field `text` for a place that
 * nothing would fill or for more than five parts (spec: decisions MSG-10).
 */
export async function save(context: Context, { sms: { id, version, ...sent } }: Input<typeof saveSms>) {
  const { tx, edition, now } = context
  const [row] = await tx.select().from(smsTemplates).where(eq(smsTemplates.id, id)).for('update')
  if (!row) throw new NotFound()
  check(context, row.key, row.lang, sent.text)
  const standard = standardSmsOf(edition, row.key, row.lang)
  const changes = changesOf({ ...sent, version }, { ...row, text: row.text ?? standard })
  const [saved] = await tx
    .update(smsTemplates)
    .set({ ...sent, text: sent.text === standard ? null : sent.text, version: row.version + 1, updated_at: now })
    .where(eq(smsTemplates.id, id))
    .returning()
  context.audit(`sms ${id}`, changes)
  return { sms: present(saved ?? row, edition) }
}

/** Throws `not_found`, and `in_use` for a message that the product sends (spec: decisions MSG-11). */
export async function remove(context: Context, { id }: Input<typeof deleteSms>): Promise<void> {
  const { tx, edition } = context
  const row = await rowOf(tx, id)
  if (standardSmsOf(edition, row.key, row.lang) !== null) throw new Refusal('in_use')
  await tx.delete(smsTemplates).where(eq(smsTemplates.id, id))
  context.audit(`sms ${id}`, { key: row.key, lang: row.lang })
}

/** A short message with sample data, and how long it is; nothing is saved. Throws as `save` does. */
export async function preview(context: Context, { sms: { id, text } }: Input<typeof previewSms>) {
  const row = await rowOf(context.db, id)
  requirePlaces({ text }, smsVariables(context.edition, row.key))
  const filled = filledWith(context, row.lang, text)
  return { text: filled, ...smsSize(filled) }
}

const filledWith = (context: Context, lang: string, text: string) => {
  const { values, link } = sampleOf(context, lang)
  return composeSms(text, { values, link })
}

function check(context: Context, key: string, lang: string, text: string) {
  requirePlaces({ text }, smsVariables(context.edition, key))
  if (smsSize(filledWith(context, lang, text)).parts > SMS_PARTS) throw new FieldProblem({ text: 'too_many_parts' })
}

async function rowOf(db: Reader, id: number): Promise<Row> {
  const [row] = await db.select().from(smsTemplates).where(eq(smsTemplates.id, id))
  if (!row) throw new NotFound()
  return row
}

function present(row: Row, edition: Context['edition']): z.input<typeof SmsTemplate> {
  const standard = standardSmsOf(edition, row.key, row.lang)
  return {
    ...row,
    text: row.text ?? standard ?? '',
    standard,
    variables: smsVariables(edition, row.key),
    is_own: row.text !== null,
    is_used: standard !== null,
    updated_at: unixOf(row.updated_at),
  }
}
