import * as z from 'zod/mini'
import { CODE_LENGTH } from './auth-terms.ts'
import { call, Flag, Payload, some, Text } from './common.ts'

/** What a tutor lets others see and do (spec: decisions TUT-12). */
export const tutorPrivacy = ['phone_visible_after_appointment', 'photo_in_ads', 'marketing_emails', 'profile_in_search_engines'] as const
export type TutorPrivacy = (typeof tutorPrivacy)[number]

const maybe = z.nullable
const privacy = {
  phone_visible_after_appointment: z.boolean(),
  photo_in_ads: z.boolean(),
  marketing_emails: z.boolean(),
  profile_in_search_engines: z.boolean(),
  delete_requested_at: maybe(z.int()),
  /** Until then it can be taken back. */
  delete_at: maybe(z.int()),
}
/** What the question before a deletion has to say. */
const leaving = {
  /** Without one a code by mail stands for it. */
  has_password: z.boolean(),
  wallet_balance: z.number(),
  /** Whom to ask for what is left in the wallet. */
  support_email: z.string(),
  /** An order that has the tutor and is neither paid nor lost: nobody leaves before. */
  open_order: maybe(z.object({ order_id: z.int(), sum: z.number(), date_payment_deadline: maybe(z.int()) })),
}
const about = { allow: ['tutor'] } as const

export const getTutorPrivacy = call('GET', '/tutor/privacy/get', {
  ...about,
  about: 'What the tutor lets others see and do, and how a deletion stands (decisions TUT-12)',
  answer: { ...privacy, ...leaving },
})
export const saveTutorPrivacy = call('POST', '/tutor/privacy/save', {
  ...about,
  about: 'Sets what the tutor lets others see and do, at once; what is not sent stays (decisions TUT-12)',
  body: {
    tutor: Payload(
      z.object({
        phone_visible_after_appointment: some(Flag),
        photo_in_ads: some(Flag),
        marketing_emails: some(Flag),
        profile_in_search_engines: some(Flag),
      }),
    ),
  },
  answer: privacy,
})
export const downloadTutorFiles = call('GET', '/tutor/privacy/download_files', {
  ...about,
  about: 'All that is kept of the tutor as a zip: profile, orders, payments, uploads; nothing of others (decisions TUT-12)',
  personal: true,
  file: 'application/zip',
})
export const sendTutorDeletionCode = call('POST', '/tutor/privacy/send_delete_code', {
  ...about,
  about: 'Mails a code that stands for the password of a tutor who has none (decisions TUT-12)',
  answer: { resend_after: z.int(), expires_in: z.int() },
  errors: ['wrong_status', 'too_many_requests'],
  personal: true,
})
export const deleteTutorProfile = call('POST', '/tutor/privacy/delete_profile', {
  ...about,
  about: 'Hides the profile, to be anonymised in two weeks; refused while an order has the tutor (decisions TUT-12)',
  body: { password: some(z.string().check(z.maxLength(200))), code: some(Text(...CODE_LENGTH)), reason: some(Text(0, 500)) },
  answer: privacy,
  errors: ['wrong_status', 'code_wrong', 'code_expired', 'code_attempts', 'too_many_requests'],
  rate: 'login',
  personal: true,
})
export const cancelTutorDeletion = call('POST', '/tutor/privacy/cancel_delete_profile', {
  ...about,
  about: 'Takes the deletion back: the profile is what it was before (decisions TUT-12)',
  answer: privacy,
  errors: ['wrong_status'],
  personal: true,
})
