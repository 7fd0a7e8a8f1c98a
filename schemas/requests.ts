import * as z from 'zod/mini'
import { call, Payload, Words } from './common.ts'
import { PersonalRequest, RequestFirstClass, RequestInfo, ShortRequest } from './order-fields.ts'

/** By which of the contacts its client is known who has to sign in by a code: the other may be nobody's. Null for who is signed in. */
export const LoginBy = /* @__PURE__ */ z.nullable(Words(['phone', 'email']))
/**
 * `need_login`: the contact belongs to a client who is not signed in; the order page asks for a code (spec: decisions ORD-19). `at_school`: no tutor will answer,
 * the partner school calls (SCH-10).
 */
const made = { order_id: z.int(), client_id: z.int(), need_login: z.boolean(), login_by: LoginBy, at_school: z.boolean() }
/** Subjects that the partner school may be asked for besides, each as the additional request names it; none after most (spec: decisions ORD-24). */
const school_lessons = z.array(z.object({ id: z.int(), name: z.string(), rname: z.string() }))
const making = {
  allow: ['anyone'] as const,
  answer: made,
  errors: ['tutor_unavailable', 'duplicate_request', 'blacklisted', 'recaptcha_failed', 'too_many_requests'] as const,
  rate: 'request' as const,
  captcha: 'request' as const,
  auth: true as const,
}
const completing = {
  allow: ['anyone'] as const,
  answer: { order_id: z.int() },
  errors: ['not_found', 'wrong_status'] as const,
}

export const makePersonalRequest = call('POST', '/client/make_personal_request', {
  about: 'Sends the full order form to a chosen tutor (decisions ORD-19)',
  body: { request: Payload(PersonalRequest) },
  ...making,
  answer: { ...made, school_lessons },
})
export const makeShortRequest = call('POST', '/client/make_personal_request_short_form', {
  about: 'Sends the short form to a tutor, or to all that fit (decisions ORD-19)',
  body: { request: Payload(ShortRequest) },
  ...making,
})
export const addRequestInfo = call('POST', '/client/order/personal_request_add_info', {
  about: 'Completes a fresh request, within an hour by the session that made it (decisions ORD-19)',
  body: { request: Payload(RequestInfo) },
  ...completing,
})
export const addRequestFirstClass = call('POST', '/client/order/personal_request_add_date_first_class', {
  about: 'Adds the wished first lesson to a fresh request (decisions ORD-19)',
  body: { request: Payload(RequestFirstClass) },
  ...completing,
})
