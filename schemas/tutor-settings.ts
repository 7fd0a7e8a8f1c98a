import * as z from 'zod/mini'
import { call, Flag, JsonText, Language, Payload, some } from './common.ts'

/** Lists of mails that a tutor takes or leaves (spec: decisions TUT-13). */
export const tutorMailLists = ['new_orders', 'potential_orders', 'news', 'promo'] as const
export type TutorMailList = (typeof tutorMailLists)[number]
/** What a tutor lets others see and do (spec: decisions TUT-12). */
export const tutorPrivacy = ['phone_visible_after_appointment', 'photo_in_ads', 'marketing_emails', 'profile_in_search_engines'] as const
export type TutorPrivacy = (typeof tutorPrivacy)[number]

const settings = {
  email_subscribe: z.object({ new_orders: z.boolean(), potential_orders: z.boolean(), news: z.boolean(), promo: z.boolean() }),
  sms_subscribe: z.boolean(),
  catalog_paused: z.boolean(),
  lang: z.string(),
}
const about = { allow: ['tutor'] } as const

export const getTutorSettings = call('GET', '/tutor/settings/get', {
  ...about,
  about: 'Which mails and messages the tutor takes, in which language, and whether requests are taken (decisions TUT-13)',
  answer: settings,
})
export const saveTutorSettings = call('POST', '/tutor/set_email_subscribe', {
  ...about,
  about: 'Sets those that are sent, the others stay (decisions TUT-13)',
  body: {
    email_subscribe: some(JsonText(z.object({ new_orders: some(Flag), potential_orders: some(Flag), news: some(Flag), promo: some(Flag) }))),
    sms_subscribe: some(Flag),
    catalog_paused: some(Flag),
    lang: some(Language),
  },
  answer: settings,
})

const privacy = {
  phone_visible_after_appointment: z.boolean(),
  photo_in_ads: z.boolean(),
  marketing_emails: z.boolean(),
  profile_in_search_engines: z.boolean(),
}
export const getTutorPrivacy = call('GET', '/tutor/privacy/get', {
  ...about,
  about: 'What the tutor lets others see and do (decisions TUT-12)',
  answer: privacy,
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
