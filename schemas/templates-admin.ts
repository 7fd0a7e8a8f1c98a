import * as z from 'zod/mini'
import { call, Email, Flag, Id, Ids, Int, JsonText, List, listOf, or, Page, Payload, some, Text, Version, Words } from './common.ts'
import { area } from './rights.ts'
import { smsChannels } from './sms-parts.ts'

const about = { allow: area('templates') }
const time = z.int()
const lang = Text(2, 5)
/** As the code names messages. */
const Key = Text(3, 60).check(z.regex(/^[a-z][a-z0-9_]*$/))

/** Who mails come from, and the server that carries them (spec: decisions MSG-9). */
export const EmailProfile = /* @__PURE__ */ z
  .object({
    id: z.int(),
    name: z.string(),
    from_name: z.string(),
    from_email: z.string(),
    reply_to: z.string(),
    smtp_host: z.string(),
    smtp_port: z.nullable(z.int()),
    secure: z.boolean(),
    smtp_user: z.string(),
    /** Says that there is one, never which. */
    smtp_password: z.string(),
    is_default: z.boolean(),
    active: z.boolean(),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'EmailProfile' })

const profile = {
  name: Text(2, 100),
  from_name: Text(1, 100),
  from_email: Email,
  /** Left out: answers go to `from_email`. */
  reply_to: or(Email, null),
  /** Empty: the server of the settings. */
  smtp_host: or(Text(0, 253), ''),
  smtp_port: or(Int(1, 65_535), null),
  secure: or(Flag, false),
  smtp_user: or(Text(0, 200), ''),
  smtp_password: or(Text(0, 500), ''),
  is_default: or(Flag, false),
  active: or(Flag, true),
}

export const listEmailProfiles = call('GET', '/admin/email/profiles/get', {
  ...about,
  about: 'Senders of mails, the default first (decisions MSG-9)',
  query: { page: Page },
  answer: listOf('profiles', EmailProfile),
})
export const getEmailProfile = call('GET', '/admin/email/profile/get', {
  ...about,
  about: 'One sender of mails (decisions MSG-9)',
  query: { id: Id },
  answer: { profile: EmailProfile },
  errors: ['not_found'],
})
export const createEmailProfile = call('POST', '/admin/email/profile/create', {
  ...about,
  about: 'Adds a sender of mails; the first is the default (decisions MSG-9)',
  body: { profile: Payload(z.object(profile)) },
  answer: { profile: EmailProfile },
})
export const saveEmailProfile = call('POST', '/admin/email/profile/save', {
  ...about,
  about: 'Changes a sender of mails; a password that is left out stays (decisions MSG-9)',
  body: { profile: Payload(z.object({ id: Id, ...profile, version: Version })) },
  answer: { profile: EmailProfile },
  errors: ['not_found', 'conflict'],
})
export const deleteEmailProfile = call('POST', '/admin/email/profile/delete', {
  ...about,
  about: 'Removes a sender that no template names (decisions MSG-9)',
  query: { id: Id },
  errors: ['not_found', 'in_use'],
  personal: true,
})

export const TemplateFilters = /* @__PURE__ */ z.object({
  ids: some(Ids),
  key: some(Text(1, 60)),
  lang: some(lang),
  /** In the name, the key and the words that go out. */
  text: some(Text(1, 100)),
  /** Those whose words staff changed. */
  is_own: some(Flag),
})
export type TemplateFilters = z.output<typeof TemplateFilters>

const common = {
  id: z.int(),
  key: z.string(),
  lang: z.string(),
  name: z.string(),
  /** What its texts may fill in, as `{order_id}`. */
  variables: z.array(z.string()),
  active: z.boolean(),
  /** Staff changed its words; otherwise they are the product's. */
  is_own: z.boolean(),
  /** The product sends it, so that it can't be deleted. */
  is_used: z.boolean(),
  version: z.int(),
  updated_at: time,
}
const words = { subject: z.string(), text: z.string(), button: z.string() }

/** A mail's words in one language (spec: decisions MSG-9). */
export const EmailTemplate = /* @__PURE__ */ z
  .object({
    ...common,
    profile_id: z.nullable(z.int()),
    ...words,
    /** The body as HTML; empty: made of the text. */
    html: z.string(),
    /** The product's own words; null for a template that staff made. */
    standard: z.nullable(z.object(words)),
  })
  .register(z.globalRegistry, { id: 'EmailTemplate' })

const email = {
  name: or(Text(0, 100), ''),
  profile_id: or(Id, null),
  subject: Text(1, 200),
  /** Paragraphs apart by an empty line. */
  text: Text(1, 10_000),
  html: or(Text(0, 50_000), ''),
  button: or(Text(0, 60), ''),
  active: or(Flag, true),
}

export const listEmails = call('POST', '/admin/emails/get', {
  ...about,
  about: 'Every mail in every language, those that staff changed marked (decisions MSG-9)',
  body: { page: Page, filters: or(JsonText(TemplateFilters), {}) },
  answer: listOf('emails', EmailTemplate),
  changes: false,
})
export const getEmail = call('GET', '/admin/email/get', {
  ...about,
  about: 'The words of a mail (decisions MSG-9)',
  query: { id: Id },
  answer: { email: EmailTemplate },
  errors: ['not_found'],
})
export const createEmail = call('POST', '/admin/email/create', {
  ...about,
  about: 'Adds a mail under a key of its own (decisions MSG-9)',
  body: { email: Payload(z.object({ key: Key, lang, ...email })) },
  answer: { email: EmailTemplate },
})
export const saveEmail = call('POST', '/admin/email/save', {
  ...about,
  about: "Changes the words of a mail; the product's own words take it back to them (decisions MSG-9)",
  body: { email: Payload(z.object({ id: Id, ...email, version: Version })) },
  answer: { email: EmailTemplate },
  errors: ['not_found', 'conflict'],
})
export const deleteEmail = call('POST', '/admin/email/delete', {
  ...about,
  about: 'Removes a mail that the product does not send (decisions MSG-11)',
  query: { id: Id },
  errors: ['not_found', 'in_use'],
  personal: true,
})
export const sendTestEmail = call('POST', '/admin/email/send_test', {
  ...about,
  about: "Sends a mail with sample data to one's own address (decisions MSG-9)",
  body: { id: Id },
  answer: { sent_to: z.string() },
  errors: ['not_found'],
})
export const previewEmail = call('POST', '/admin/email/preview', {
  ...about,
  about: 'A mail as it would arrive, with sample data (decisions MSG-9)',
  body: { email: Payload(z.object({ id: Id, subject: email.subject, text: email.text, html: email.html, button: email.button })) },
  answer: { subject: z.string(), text: z.string(), html: z.string() },
  errors: ['not_found'],
  changes: false,
})

/** A short message's words in one language (spec: decisions MSG-10). */
export const SmsTemplate = /* @__PURE__ */ z
  .object({ ...common, text: z.string(), channels: z.array(z.enum(smsChannels)), standard: z.nullable(z.string()) })
  .register(z.globalRegistry, { id: 'SmsTemplate' })

const sms = {
  name: or(Text(0, 100), ''),
  text: Text(1, 800),
  channels: or(List(Words(smsChannels), smsChannels.length), ['sms' as const]),
  active: or(Flag, true),
}

export const listSms = call('POST', '/admin/smslist/get', {
  ...about,
  about: 'Every short message in every language, those that staff changed marked (decisions MSG-10)',
  body: { page: Page, filters: or(JsonText(TemplateFilters), {}) },
  answer: listOf('smslist', SmsTemplate),
  changes: false,
})
export const getSms = call('GET', '/admin/sms/get', {
  ...about,
  about: 'The words of a short message (decisions MSG-10)',
  query: { id: Id },
  answer: { sms: SmsTemplate },
  errors: ['not_found'],
})
export const createSms = call('POST', '/admin/sms/create', {
  ...about,
  about: 'Adds a short message under a key of its own (decisions MSG-10)',
  body: { sms: Payload(z.object({ key: Key, lang, ...sms })) },
  answer: { sms: SmsTemplate },
})
export const saveSms = call('POST', '/admin/sms/save', {
  ...about,
  about: "Changes the words of a short message; the product's own words take it back to them (decisions MSG-10)",
  body: { sms: Payload(z.object({ id: Id, ...sms, version: Version })) },
  answer: { sms: SmsTemplate },
  errors: ['not_found', 'conflict'],
})
export const deleteSms = call('POST', '/admin/sms/delete', {
  ...about,
  about: 'Removes a short message that the product does not send (decisions MSG-11)',
  query: { id: Id },
  errors: ['not_found', 'in_use'],
  personal: true,
})
export const previewSms = call('POST', '/admin/sms/preview', {
  ...about,
  about: 'A short message with sample data, its length and parts (decisions MSG-10)',
  body: { sms: Payload(z.object({ id: Id, text: sms.text })) },
  answer: { text: z.string(), length: z.int(), parts: z.int() },
  errors: ['not_found'],
  changes: false,
})
