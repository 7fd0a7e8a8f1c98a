import * as z from 'zod/mini'
import { CODE_LENGTH, PERSON_NAME } from './auth-terms.ts'
import { call, Email, emptyAs, Flag, Id, JsonText, Language, Line, LineOrNone, Payload, Phone, PhoneCountry, some, Text, Words } from './common.ts'

// What a client has and changes of their own account (spec: decisions CLI-5, CLI-6).

/** How a client is reached, as they and staff are told. */
export const clientContacts = {
  email: z.nullable(z.string()),
  email_confirmed: z.boolean(),
  phone_plain: z.nullable(z.string()),
  phone_default_country_code: z.int(),
  phone_confirmed: z.boolean(),
}
/** Which mails they take. */
export const clientLists = /* @__PURE__ */ z.object({ reminders: z.boolean(), news: z.boolean(), promo: z.boolean() })
const Lists = /* @__PURE__ */ JsonText(z.object({ reminders: some(Flag), news: some(Flag), promo: some(Flag) }))
const [least, most] = PERSON_NAME

export const ClientAccount = /* @__PURE__ */ z
  .object({
    name: z.string(),
    last_name: z.string(),
    ...clientContacts,
    terms_confirmed: z.boolean(),
    /** Who was never asked has done neither. */
    terms_declined: z.boolean(),
    email_subscriptions: clientLists,
    /** Addresses beside the account's own that take its mails. */
    additional_emails: z.array(z.object({ email: z.string(), subscriptions: clientLists })),
    lang: z.string(),
    city_id: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'ClientAccount' })
export type ClientAccount = z.output<typeof ClientAccount>

const client = { allow: ['client'] } as const
const Code = /* @__PURE__ */ Text(...CODE_LENGTH)

export const getClientSettings = call('GET', '/client/settings/get', {
  ...client,
  about: "A client's contacts, lists of mails and language, and what deleting the account would end (decisions CLI-5)",
  answer: {
    ...ClientAccount.shape,
    /** What would end: requests under way, and the tutors who are told. */
    deletion: z.object({ orders_count: z.int(), tutors: z.array(z.string()) }),
  },
})
export const saveClientProfile = call('POST', '/client/profile/save', {
  ...client,
  about: 'Sets those of name, language and city that are sent; contacts change by a code alone (decisions CLI-6)',
  body: {
    client: Payload(
      z.object({
        name: some(Line(least, most)),
        last_name: z.optional(LineOrNone(least, most)),
        lang: some(Language),
        city_id: z.optional(emptyAs(Id, null)),
      }),
    ),
  },
  answer: { client: ClientAccount },
})
export const subscribeClient = call('POST', '/client/additional_email_subscription/subscribe', {
  ...client,
  about: "Sets the lists of an address: of the client's own at once, of another as soon as its owner follows the mailed link (decisions CLI-5)",
  body: { email: some(Email), subscriptions: Lists },
  answer: {
    client: ClientAccount,
    /** A link is on its way that confirms the address. */
    is_mailed: z.boolean(),
  },
  errors: ['too_many_requests'],
  personal: true,
})
export const confirmClientSubscription = call('POST', '/client/additional_email_subscription/confirm', {
  about: 'Takes an additional address on by the link that was mailed to it (decisions CLI-5)',
  allow: ['anyone'],
  body: { code: Text(1, 1000) },
  errors: ['token_invalid'],
  rate: 'link',
})
export const checkClientSubscription = call('POST', '/client/additional_email_subscription/check', {
  about: 'Says whether the link to an additional address is still good, and takes nothing on (decisions CLI-5, Z-3)',
  allow: ['anyone'],
  body: { code: Text(1, 1000) },
  errors: ['token_invalid'],
  rate: 'link',
  changes: false,
})

export const deleteClient = call('POST', '/client/profile/delete', {
  ...client,
  about: "Deletes a client's account: requests under way end, every device is signed out (decisions CLI-5)",
  body: {
    reason: some(Text(0, 500)),
    /** Of a sign-in code (`get_auth_code`), where the last sign-in is longer ago than a quarter of an hour. */
    code_id: some(Id),
    auth_code: some(Code),
  },
  errors: ['code_wrong', 'code_expired', 'code_attempts'],
  rate: 'login',
  auth: true,
  personal: true,
})

export const setClientContact = call('POST', '/client/contact/set', {
  ...client,
  about: "Sends a code to a client's new phone or address, which takes the old one's place by it (decisions CLI-6)",
  body: { phone_plain: some(Phone), phone_default_country_code: PhoneCountry, email: some(Email) },
  answer: { channel: Words(['sms', 'email']), resend_after: z.int(), expires_in: z.int() },
  errors: ['already_confirmed', 'too_many_requests'],
  personal: true,
})
export const confirmClientContact = call('POST', '/client/contact/confirm', {
  ...client,
  about: 'Takes on the phone or address that the code went to (decisions CLI-6)',
  body: { code: Code },
  answer: { client: ClientAccount },
  errors: ['code_wrong', 'code_expired', 'code_attempts', 'already_confirmed', 'email_taken', 'phone_taken'],
  rate: 'login',
  auth: true,
  personal: true,
})

export const answerDoubt = call('POST', '/client/contact/doubt/answer', {
  ...client,
  about: 'Takes back, or drops, the contact that was laid aside when a sign-in by code proved the other one (decisions CLI-6)',
  body: { is_mine: Flag },
  errors: ['email_taken', 'phone_taken'],
  auth: true,
  personal: true,
})
