import * as z from 'zod/mini'
import { CODE_LENGTH, PERSON_NAME } from './auth-terms.ts'
import { AskedLanguage, CaptchaToken, call, Email, Flag, Id, Int, Line, Named, or, Password, Phone, PhoneCountry, some, Text } from './common.ts'

// How a tutor joins: registration, contacts and their confirmation, terms (spec: decisions AUTH-7, AUTH-17, AUTH-18).

const Name = /* @__PURE__ */ Line(PERSON_NAME[0], PERSON_NAME[1])
/** Of a code or link on its way: when it may be sent again, and how long it works, s. */
const sent = { resend_after: z.int(), expires_in: z.int() }

export const getRegisterOptions = call('GET', '/tutor/register_options', {
  about: 'Every subject and city that a newcomer chooses from (decisions AUTH-7)',
  allow: ['anyone'],
  query: { lang: AskedLanguage },
  answer: { lessons: z.array(Named), cities: z.array(Named) },
})
export const registerTutor = call('POST', '/tutor/register', {
  about: 'Registers a tutor as a draft, signs them in and mails a link that confirms the address (decisions AUTH-7)',
  allow: ['anyone'],
  query: { affiliate_id: some(Id) },
  body: {
    name: Name,
    last_name: Name,
    email: Email,
    phone_plain: Phone,
    phone_default_country_code: PhoneCountry,
    password: Password,
    confirm_password: or(z.string(), ''),
    lesson_id: Id,
    city_id: or(Id, null),
    work_online: or(Flag, false),
    terms: or(Flag, false),
    lang: AskedLanguage,
    recaptcha_token: CaptchaToken,
  },
  answer: { tutor_id: z.int(), redirect: z.string() },
  errors: ['recaptcha_failed'],
  rate: 'login',
  captcha: 'register',
  auth: true,
})

export const confirmTutorEmail = call('POST', '/tutor/email/confirm', {
  about: 'Confirms the address that a link was mailed to, with or without a session (decisions AUTH-18)',
  allow: ['anyone'],
  query: { confirmation_code: Text(1, 200) },
  answer: { redirect: z.string() },
  errors: ['token_invalid', 'already_confirmed'],
  rate: 'link',
})
export const resendTutorEmail = call('POST', '/tutor/email/resend', {
  about: 'Mails the link once more that confirms the address (decisions AUTH-18)',
  allow: ['tutor'],
  answer: sent,
  errors: ['already_confirmed', 'too_many_requests'],
  personal: true,
})
export const setTutorEmail = call('POST', '/tutor/email/set', {
  about: "Changes a tutor's address, which is to be confirmed then; links to the one before work no more (decisions AUTH-18)",
  allow: ['tutor'],
  body: { email: Email },
  answer: sent,
  errors: ['already_confirmed', 'too_many_requests'],
  personal: true,
})

export const setTutorPhone = call('POST', '/tutor/profile/phone/set', {
  about: "Changes a tutor's phone and sends a code that confirms it (decisions AUTH-18)",
  allow: ['tutor'],
  body: { phone_plain: Phone, phone_default_country_code: PhoneCountry },
  answer: sent,
  errors: ['already_confirmed', 'too_many_requests'],
  personal: true,
})
export const confirmTutorPhone = call('POST', '/tutor/profile/phone/confirm', {
  about: 'Confirms the phone by the code that was sent to it (decisions AUTH-18)',
  allow: ['tutor'],
  body: { code: Text(...CODE_LENGTH) },
  errors: ['code_wrong', 'code_expired', 'code_attempts', 'already_confirmed'],
  rate: 'login',
  personal: true,
})
export const resendTutorPhoneCode = call('POST', '/tutor/profile/phone/resend_code', {
  about: 'Sends the code once more that confirms the phone (decisions AUTH-18)',
  allow: ['tutor'],
  answer: sent,
  errors: ['already_confirmed', 'too_many_requests'],
  personal: true,
})

export const confirmTutorTerms = call('POST', '/tutor/terms/confirm', {
  about: 'A tutor accepts the terms of a version (decisions AUTH-17)',
  allow: ['tutor'],
  body: { confirmation_terms: Flag, version: Int(1, 32_767) },
  auth: true,
  personal: true,
})
export const confirmClientTerms = call('POST', '/client/terms/confirm', {
  about: 'A client accepts or declines the terms; of a refusal staff hear with each active order (decisions AUTH-17, MSG-6)',
  allow: ['client'],
  body: { confirmation_terms: Flag },
  auth: true,
  personal: true,
})
