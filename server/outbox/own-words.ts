import { and, eq, inArray } from 'drizzle-orm'
import { type Edition, languageOf } from '../../editions/index.ts'
import type { Relay } from '../../schemas/index.ts'
import type { Reader } from '../database/open.ts'
import { type MailWords, standardMail, standardSms } from './compose.ts'
import { emailProfiles, emailTemplates, smsTemplates } from './template-tables.ts'
import type { MailTemplate, SmsTemplate } from './templates.ts'

interface Asked<Template> {
  template: Template
  lang: string
}

export type Profile = typeof emailProfiles.$inferSelect

/** Who mails come from, by the number of their sender: that one, else the default one. */
export async function sendersOf(db: Reader) {
  const profiles = await db.select().from(emailProfiles).where(eq(emailProfiles.active, true))
  return (id?: number | null): Profile | undefined => profiles.find((profile) => profile.id === id) ?? profiles.find(({ is_default }) => is_default)
}

const keysOf = (messages: readonly Asked<string>[]) => [...new Set(messages.map(({ template }) => template))]
const byKey = <T extends { key: string; lang: string }>(rows: readonly T[]) => new Map(rows.map((row) => [`${row.key} ${row.lang}`, row]))

/** Of each mail its words, those of staff where they wrote some, and who it comes from: the template's sender, else the default. */
export async function mailWordsOf(db: Reader, edition: Edition, messages: readonly Asked<MailTemplate>[]) {
  const rows = await db
    .select()
    .from(emailTemplates)
    .where(and(inArray(emailTemplates.key, keysOf(messages)), eq(emailTemplates.active, true)))
  const senderOf = await sendersOf(db)
  const found = byKey(rows)
  return ({ template, lang }: Asked<MailTemplate>): { words: MailWords; profile: Profile | undefined } => {
    const language = languageOf(edition, lang)
    const row = found.get(`${template} ${language}`)
    return {
      words: ownMail(row) ?? standardMail(edition, template, language),
      profile: senderOf(row?.profile_id),
    }
  }
}

/** What staff wrote; null where the product's own words stand. */
export const ownMail = (row: typeof emailTemplates.$inferSelect | undefined): MailWords | null =>
  row && row.text !== null ? { subject: row.subject ?? '', text: row.text, button: row.button ?? '', html: row.html } : null

/** Of each short message its words, those of staff where they wrote some, and the ways that staff want it to go (spec: decisions MSG-10). */
export async function smsWordsOf(db: Reader, edition: Edition, messages: readonly Asked<SmsTemplate>[]) {
  const isActive = and(inArray(smsTemplates.key, keysOf(messages)), eq(smsTemplates.active, true))
  const found = byKey(await db.select().from(smsTemplates).where(isActive))
  return ({ template, lang }: Asked<SmsTemplate>): { words: string; channels: readonly Relay[] } => {
    const language = languageOf(edition, lang)
    const row = found.get(`${template} ${language}`)
    return { words: row?.text ?? standardSms(edition, template, language), channels: row?.channels ?? ['sms'] }
  }
}
