import { asc, desc, eq, ilike, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { createEmail, deleteEmail, EmailTemplate, getEmail, listEmails, previewEmail, saveEmail, sendTestEmail } from '../../schemas/index.ts'
import { ownAddress } from '../admins/own-address.ts'
import type { Input } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import type { Reader } from '../database/open.ts'
import { pageSizeOf, pagingOf, portionOf } from '../database/paging.ts'
import { contains } from '../database/patterns.ts'
import { FieldProblem, NotFound, Refusal } from '../errors.ts'
import { cleanArticle } from '../html/sanitize.ts'
import { composeMail, type MailWords } from '../outbox/compose.ts'
import { ownMail } from '../outbox/own-words.ts'
import { sendAsIs } from '../outbox/send.ts'
import { emailTemplates } from '../outbox/template-tables.ts'
import { unixOf } from '../unix.ts'
import { conditions } from './conditions.ts'
import { mailVariables, standardOf } from './known.ts'
import { requirePlaces } from './problems.ts'
import { sampleOf } from './sample.ts'

type Row = typeof emailTemplates.$inferSelect
type Sent = Omit<Input<typeof createEmail>['email'], 'key' | 'lang'>

/** Every mail in every language of the edition, by its key (spec: decisions MSG-9). */
export async function list({ db, edition }: Context, { page, filters }: Input<typeof listEmails>) {
  const where = conditions(edition, emailTemplates, filters, {
    standard: (key, lang) => Object.values(standardOf(edition, key, lang) ?? {}).join('\n'),
    searched: filters.text ? [ilike(emailTemplates.subject, contains(filters.text))] : [],
  })
  const page_size = pageSizeOf(filters)
  const { limit, offset } = portionOf(page, page_size)
  const rows = await db
    .select()
    .from(emailTemplates)
    .where(where)
    .orderBy(asc(emailTemplates.key), desc(sql`${emailTemplates.lang} = ${edition.locales[0]}`), asc(emailTemplates.lang))
    .limit(limit)
    .offset(offset)
  const total_count = await boundedCount(db, emailTemplates, where)
  return { emails: rows.map((row) => present(row, edition)), ...pagingOf(total_count, page_size) }
}

/** Throws `not_found`. */
export const get = async ({ db, edition }: Context, { id }: Input<typeof getEmail>) => ({ email: present(await rowOf(db, id), edition) })

/** Adds a mail under a key of its own. Throws the field `lang` for a language that the edition does not speak, `key` for one that is there, and as `save` does. */
export async function create(context: Context, { email: { key, lang, ...sent } }: Input<typeof createEmail>) {
  const { tx, edition, now } = context
  if (!edition.locales.some((language) => language === lang)) throw new FieldProblem({ lang: 'invalid_value' })
  const words = checked(context, key, sent)
  const [row] = await tx
    .insert(emailTemplates)
    .values({ key, lang, ...sent, ...words, updated_at: now })
    .returning()
  if (!row) throw new Error('no mail was made')
  context.audit(`email ${row.id}`, { key, lang, name: row.name })
  return { email: present(row, edition) }
}

/**
 * Changes the words of a mail; with the product's own words it follows those again. Throws `not_found`, `conflict`, and the field of a text with a place that
 * nothing would fill, or `button` where a link needs one (spec: decisions MSG-9).
 */
export async function save(context: Context, { email: { id, version, ...sent } }: Input<typeof saveEmail>) {
  const { tx, edition, now } = context
  const [row] = await tx.select().from(emailTemplates).where(eq(emailTemplates.id, id)).for('update')
  if (!row) throw new NotFound()
  const words = checked(context, row.key, sent)
  const changes = changesOf({ ...sent, ...words, version }, { ...row, ...shownOf(row, edition) })
  const standard = standardOf(edition, row.key, row.lang)
  const isStandard = standard !== null && isSame(words, standard)
  const stored = isStandard ? { subject: null, text: null, button: null, html: '' } : words
  const [saved] = await tx
    .update(emailTemplates)
    .set({ ...sent, ...stored, version: row.version + 1, updated_at: now })
    .where(eq(emailTemplates.id, id))
    .returning()
  context.audit(`email ${id}`, changes)
  return { email: present(saved ?? row, edition) }
}

/** Throws `not_found`, and `in_use` for a mail that the product sends (spec: decisions MSG-11). */
export async function remove(context: Context, { id }: Input<typeof deleteEmail>): Promise<void> {
  const { tx, edition } = context
  const row = await rowOf(tx, id)
  if (standardOf(edition, row.key, row.lang)) throw new Refusal('in_use')
  await tx.delete(emailTemplates).where(eq(emailTemplates.id, id))
  context.audit(`email ${id}`, { key: row.key, lang: row.lang })
}

/** A mail with sample data as it would arrive; nothing is saved. Throws as `save` does. */
export async function preview(context: Context, { email: { id, ...sent } }: Input<typeof previewEmail>) {
  const row = await rowOf(context.db, id)
  return composed(context, row, checked(context, row.key, sent))
}

/** Sends a mail with sample data to who asks for it (spec: decisions MSG-9). */
export async function sendTest(context: Context, { id }: Input<typeof sendTestEmail>) {
  const { tx } = context
  const row = await rowOf(tx, id)
  const { to } = await ownAddress(context)
  await sendAsIs(context, {
    template: row.key,
    to,
    lang: row.lang,
    profile_id: row.profile_id,
    ...composed(context, row, shownOf(row, context.edition)),
  })
  context.audit(`email ${id}`, { sent_to: to })
  return { sent_to: to }
}

function composed(context: Context, row: Row, words: MailWords) {
  const { language, name, link, values } = sampleOf(context, row.lang)
  return composeMail(context.edition, words, { language, values, name, link, siteUrl: context.siteUrl })
}

function checked({ edition }: Context, key: string, { subject, text, button, html }: Pick<Sent, keyof MailWords>): MailWords {
  const words = { subject, text, button, html: cleanArticle(html) }
  // without words for its button a mail has no link
  if (button === '' && standardOf(edition, key, edition.locales[0])?.button) throw new FieldProblem({ button: 'required' })
  requirePlaces({ ...words }, mailVariables(edition, key))
  return words
}

const isSame = (one: MailWords, other: MailWords) => (Object.keys(other) as (keyof MailWords)[]).every((part) => one[part] === other[part])

const shownOf = (row: Row, edition: Context['edition']): MailWords =>
  ownMail(row) ?? standardOf(edition, row.key, row.lang) ?? { subject: '', text: '', button: '', html: '' }

async function rowOf(db: Reader, id: number): Promise<Row> {
  const [row] = await db.select().from(emailTemplates).where(eq(emailTemplates.id, id))
  if (!row) throw new NotFound()
  return row
}

function present(row: Row, edition: Context['edition']): z.input<typeof EmailTemplate> {
  const standard = standardOf(edition, row.key, row.lang)
  return {
    ...row,
    ...shownOf(row, edition),
    variables: mailVariables(edition, row.key),
    standard: standard && { subject: standard.subject, text: standard.text, button: standard.button },
    is_own: row.text !== null,
    is_used: standard !== null,
    updated_at: unixOf(row.updated_at),
  }
}
