import * as z from 'zod/mini'
import { call, Id, Ids, Language, or, some, Text, Version, Words } from './common.ts'
import { MAILING_BUTTON, MAILING_SUBJECT, MAILING_TEXT, mailingAudiences, mailingLists, mailingStates } from './mailing-terms.ts'
import { restCreate, restDelete, restList, restOne, restSave } from './rest.ts'
import { area } from './rights.ts'

/** A mail of staff's to all who take one of their lists, in one language (spec: decisions TUT-13, CLI-5). */
export const MailingRow = /* @__PURE__ */ z
  .object({
    id: z.int(),
    list: z.enum(mailingLists),
    audience: z.enum(mailingAudiences),
    lang: z.string(),
    subject: z.string(),
    /** Paragraphs apart by an empty line. */
    text: z.string(),
    /** Words of the button below the text; empty: there is none. */
    button: z.string(),
    /** Where the button leads. */
    link: z.string(),
    state: z.enum(mailingStates),
    /** Mails that were put into the outbox so far. */
    mails: z.int(),
    created_at: z.int(),
    /** When it began to be sent. */
    sent_at: z.nullable(z.int()),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'MailingRow' })
export type MailingRow = z.output<typeof MailingRow>

const Address = /* @__PURE__ */ Text(0, 500).check(z.regex(/^(?:https?:\/\/\S+)?$/))
const about = { allow: area('mailings'), row: MailingRow }
const body = {
  list: Words(mailingLists),
  audience: Words(mailingAudiences),
  lang: Language,
  subject: Text(...MAILING_SUBJECT),
  text: Text(...MAILING_TEXT),
  button: or(Text(...MAILING_BUTTON), ''),
  link: or(Address, ''),
}
export const listMailings = restList('/rest/mailings', 'Mailings, newest first (decisions TUT-13)', {
  ...about,
  filter: z.object({
    id: some(Ids),
    text: some(Text(1, 100)),
    list: some(Words(mailingLists)),
    audience: some(Words(mailingAudiences)),
    lang: some(Language),
    state: some(Words(mailingStates)),
  }),
})
export const getMailing = restOne('/rest/mailings/{id}', 'One mailing (decisions TUT-13)', about)
export const createMailing = restCreate('/rest/mailings', 'Writes a mailing, which is sent to nobody yet (decisions TUT-13)', { ...about, body })
export const saveMailing = restSave('/rest/mailings/{id}', 'Changes a mailing that is not sent yet (decisions TUT-13)', {
  ...about,
  body: { ...body, version: Version },
  errors: ['conflict', 'wrong_status'],
})
export const deleteMailing = restDelete('/rest/mailings/{id}', 'Takes a mailing away that is not sent yet (decisions TUT-13)', {
  ...about,
  errors: ['wrong_status'],
})

export const countMailing = call('GET', '/rest/mailings/{id}/receivers', {
  about: 'How many people would have a mailing now (decisions TUT-13)',
  allow: area('mailings'),
  query: { id: Id },
  answer: { receivers: z.int() },
  errors: ['not_found'],
})
export const previewMailing = call('POST', '/rest/mailings/preview', {
  about: 'A mailing as it would arrive; nothing is kept (decisions MSG-9)',
  allow: area('mailings'),
  body: { lang: Language, subject: Text(0, 150), text: Text(0, 10_000), button: or(Text(...MAILING_BUTTON), ''), link: or(Text(0, 500), '') },
  answer: { subject: z.string(), html: z.string() },
  changes: false,
})
export const testMailing = call('POST', '/rest/mailings/{id}/send_test', {
  about: 'Sends a mailing to who asks for it, as it would arrive (decisions MSG-9)',
  allow: area('mailings'),
  query: { id: Id },
  answer: { sent_to: z.string() },
  errors: ['not_found'],
})
export const sendMailing = call('POST', '/rest/mailings/{id}/send', {
  about: 'Sends a mailing to all who take its list, a thousand a minute (decisions TUT-13)',
  allow: area('mailings_send'),
  query: { id: Id },
  body: { version: Version },
  answer: { mailing: MailingRow },
  errors: ['not_found', 'conflict', 'wrong_status'],
})
