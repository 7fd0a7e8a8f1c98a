import * as z from 'zod/mini'
import { call, Flag, JsonText, Language, some } from './common.ts'

/** Lists of mails that a tutor takes or leaves (spec: decisions TUT-13). */
export const tutorMailLists = ['new_orders', 'potential_orders', 'news', 'promo'] as const
export type TutorMailList = (typeof tutorMailLists)[number]

const settings = {
  email_subscribe: z.object({ new_orders: z.boolean(), potential_orders: z.boolean(), news: z.boolean(), promo: z.boolean() }),
  sms_subscribe: z.boolean(),
  catalog_paused: z.boolean(),
  lang: z.string(),
}
/** What a tutor chose of mails and requests. */
export const TutorSettings = /* @__PURE__ */ z.object(settings)
const about = { allow: ['tutor'] } as const

export const getTutorSettings = call('GET', '/tutor/settings/get', {
  ...about,
  about: 'Which mails and messages the tutor takes, in which language, and whether requests are taken (decisions TUT-13)',
  answer: settings,
})
export const getTutorSettingsTwin = call('GET', '/tutor/tutor/settings/get', {
  ...about,
  about: 'The same under the address as documented, under the base of the tutor’s calls (decisions API-5)',
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
