import * as z from 'zod/mini'
import { callDirections, callEvents, callParties, callStates, lineKinds } from './call-terms.ts'
import { call, Flag, Id, Ids, Int, JsonText, listOf, or, Page, Phone, some, Text, UnixTime, Words } from './common.ts'
import { area } from './rights.ts'

const CallId = /* @__PURE__ */ Text(1, 100)
/** An address that staff may open: nothing but the web. */
const WebAddress = /* @__PURE__ */ z.url({ protocol: /^https?$/ }).check(z.maxLength(1000))

export const PhoneCallFilters = /* @__PURE__ */ z.object({
  ids: some(Ids),
  /** 0 for those that are for nobody. */
  admin_id: some(Int(0)),
  who_calls: some(z.object({ recipient: some(Words(callParties)) })),
  direction: some(Words(callDirections)),
  state: some(Words(callStates)),
  /** Those that came in and nobody took or called back. */
  waiting: some(Flag),
  date_from: some(UnixTime),
  date_to: some(UnixTime),
  sort_dir: or(Words(['asc', 'desc']), 'desc'),
})
export type PhoneCallFilters = z.output<typeof PhoneCallFilters>

/** One telephone call (spec: decisions MSG-8). */
export const PhoneCall = /* @__PURE__ */ z
  .object({
    id: z.int(),
    call_id: z.string(),
    created_at: z.int(),
    direction: z.enum(callDirections),
    state: z.enum(callStates),
    /** Seconds that were talked. */
    duration: z.int(),
    phone: z.string(),
    admin_id: z.nullable(z.int()),
    admin_name: z.nullable(z.string()),
    who_calls: z.object({ recipient: z.enum(callParties), recipient_id: z.nullable(z.int()), name: z.string() }),
    order_id: z.nullable(z.int()),
    record_url: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'PhoneCall' })

const happened = {
  event: Words(callEvents),
  phone: Phone,
  /** With `ended`: nobody could take it, the line was engaged. */
  reason: some(Words(['busy'])),
  /** With `recorded`: where the record is heard. */
  record_url: some(WebAddress),
}
/** What a telephony provider says of a call, signed. */
export const CallNotice = /* @__PURE__ */ z.object({ ...happened, call_id: CallId, at: UnixTime })
export type CallNotice = z.output<typeof CallNotice>

const about = { allow: area('telephony') }

export const listPhoneCalls = call('POST', '/admin/telephony/incomes/get', {
  ...about,
  about: 'Telephone calls by filters, the latest first, and who carries them (decisions MSG-8)',
  body: { page: Page, filters: or(JsonText(PhoneCallFilters), { sort_dir: 'desc' as const }) },
  answer: { ...listOf('incomes', PhoneCall), line: z.enum(lineKinds) },
  changes: false,
})
export const deletePhoneCall = call('POST', '/admin/telephony/income/delete', {
  ...about,
  about: 'Takes a call out of the list and the bell; it stays stored (decisions MSG-8)',
  query: { id: Id },
  errors: ['not_found'],
  personal: true,
})
export const callFromOrder = call('POST', '/admin/telephony/call/outcome_new', {
  ...about,
  about: 'Rings the extension of staff, then the client or a tutor of the order (decisions MSG-8)',
  body: {
    order_id: Id,
    recipient: Words(['client', 'tutor']),
    recipient_id: Id,
    /** Who calls; the one who asks when left out. */
    admin_id: some(Id),
  },
  answer: { call_id: z.string() },
  errors: ['not_found', 'provider_unavailable'],
  // it would ring at whom staff act for
  personal: true,
})
export const callTutor = call('POST', '/admin/telephony/call/outcome_call_to_tutor', {
  ...about,
  about: 'Rings the extension of who asks, then the tutor (decisions MSG-8)',
  body: { tutor_id: Id },
  answer: { call_id: z.string() },
  errors: ['not_found', 'provider_unavailable'],
  // it would ring at whom staff act for
  personal: true,
})
export const turnIntoIncoming = call('POST', '/admin/telephony/call/outcome_to_income', {
  ...about,
  about: 'Counts a call that staff made as one that came in to this colleague (decisions MSG-8)',
  body: { call_id: CallId, admin_id: Id },
  errors: ['not_found', 'wrong_status'],
})
export const simulateCall = call('POST', '/admin/telephony/simulate', {
  ...about,
  about: 'Lets the built-in line ring, answer, hang up or keep a record; a provider of the settings is not simulated (decisions MSG-8)',
  body: {
    ...happened,
    /** Made up for a new call when left out. */
    call_id: some(CallId),
  },
  answer: { call_id: z.string() },
  errors: ['not_found'],
})
export const receiveCallNotice = call('POST', '/telephony/webhook', {
  about: "Takes a telephony provider's signed word on a call; repeats and any order of words are harmless (decisions MSG-8)",
  allow: ['anyone'],
  errors: ['not_found'],
  raw: true,
  rate: 'webhook',
})
