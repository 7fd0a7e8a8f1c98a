import * as z from 'zod/mini'
import {
  AskedLanguage,
  CaptchaToken,
  call,
  Email,
  Flag,
  Id,
  Line,
  List,
  Marks,
  Named,
  nullable,
  OneOf,
  or,
  Payload,
  Phone,
  PhoneCountry,
  some,
  Text,
} from './common.ts'
import { TimeIntervals } from './order-fields.ts'
import { orderLimits, timeIntervals } from './order-options.ts'
import { packageSizes } from './packages.ts'
import { LoginBy } from './requests.ts'

/** Whom the partner school is to call, and when. */
const contact = {
  client_name: Line(...orderLimits.client_name),
  phone_plain: Phone,
  phone_default_country_code: PhoneCountry,
  email: Email,
  privacy: or(Flag, false),
  utm: some(Marks),
  lang: AskedLanguage,
  recaptcha_token: CaptchaToken,
}
const short = { lesson_id: Id, time_intervals: List(OneOf(timeIntervals), 1, 1), ...contact }

const SchoolRequest = /* @__PURE__ */ z.object({
  lesson_id: Id,
  level_id: or(Id, null),
  time_intervals: TimeIntervals(1),
  wishes: or(Text(...orderLimits.wishes), ''),
  /** A tutor of the school, and how many lessons are to be bought of it. */
  tutor_id: or(Id, null),
  package_id: or(OneOf(packageSizes), null),
  ...contact,
})

/** The contact is told to nobody but who gave it: to a signed-in client, and to the form that sent it. */
const made = {
  allow: ['anyone'] as const,
  answer: {
    id: z.int(),
    client_id: z.int(),
    client_email: z.nullable(z.string()),
    client_phone_plain: z.nullable(z.string()),
    client_phone_default_country_code: z.nullable(z.int()),
  },
  rate: 'request' as const,
}
const making = {
  ...made,
  answer: { ...made.answer, login_by: LoginBy },
  errors: ['not_found', 'tutor_unavailable', 'duplicate_request', 'blacklisted', 'recaptcha_failed', 'too_many_requests'] as const,
  captcha: 'request' as const,
  auth: true as const,
}

export const makeShortSchoolRequest = call('POST', '/client/make_short_school_request', {
  about: 'Asks the partner school for lessons of a subject by the short form; `not_found` where there is no school (decisions SCH-1, Z-5)',
  body: short,
  ...making,
})
export const makeSchoolRequest = call('POST', '/client/order/make_school_request', {
  about: 'Asks the partner school for lessons, of one of its tutors and in a package where they are named (decisions SCH-1, SCH-8)',
  body: { request: Payload(SchoolRequest) },
  ...making,
})
export const makeAdditionalSchoolRequest = call('POST', '/client/order/make_additional_school_request', {
  about: 'Asks the partner school too for a subject of a fresh request, once for each (decisions SCH-1)',
  body: { order_id: Id, lesson_rname: Text(1, 100) },
  ...made,
  errors: ['not_found', 'wrong_status', 'blacklisted', 'duplicate_request'] as const,
})
export const getAdditionalSchoolRequest = call('GET', '/client/order/additional_school_request', {
  about: "For which subject the partner school has been asked too, of a fresh request of one's own; null for none yet (decisions SCH-1)",
  allow: ['anyone'],
  query: { order_id: Id, lang: AskedLanguage },
  answer: { lesson: nullable(Named) },
  errors: ['not_found'],
})
