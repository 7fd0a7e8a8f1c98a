import * as z from 'zod/mini'
import { call, Flag, Id, Int, List, listOf, Named, or, Page, Payload, some, Text, Version } from './common.ts'
import { area } from './rights.ts'

/** Which orders of a school subject go to the partner school by themselves (spec: decisions SCH-10). */
export const TransferSetting = /* @__PURE__ */ z
  .object({
    /** That of the subject: each has one. */
    id: z.int(),
    lesson_id: z.int(),
    lesson_name: z.string(),
    is_active: z.boolean(),
    share_percent: z.int(),
    /** Empty: all levels. */
    level_ids: z.array(z.int()),
    /** Levels that the subject has. */
    levels: z.array(Named),
    hours_from: z.string(),
    hours_to: z.string(),
    updated_at: z.nullable(z.int()),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'TransferSetting' })
export type TransferSetting = z.output<typeof TransferSetting>

const Time = /* @__PURE__ */ Text(5, 5).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const about = { allow: area('transfer_settings') }

export const listTransferSettings = call('GET', '/admin/lesson_school_transfer_settings/get', {
  ...about,
  about: 'The school subjects with how many of their orders go to the school, and whether those off line may (decisions SCH-10)',
  query: { page: Page },
  answer: { ...listOf('settings', TransferSetting), transfer_offline_lesson: z.boolean() },
  errors: ['not_found'],
})
export const getTransferSetting = call('GET', '/admin/lesson_school_transfer_setting/get', {
  ...about,
  about: 'How many orders of one school subject go to the school (decisions SCH-10)',
  query: { id: Id },
  answer: { setting: TransferSetting },
  errors: ['not_found'],
})
export const saveTransferSetting = call('POST', '/admin/lesson_school_transfer_setting/save', {
  ...about,
  about: 'Sets how many orders of a school subject go to the school; a stale version is a conflict (decisions SCH-10)',
  body: {
    setting: Payload(
      z.object({
        id: Id,
        is_active: Flag,
        share_percent: Int(0, 100),
        level_ids: List(Id, 100),
        hours_from: Time,
        hours_to: Time,
        version: Version,
      }),
    ),
  },
  answer: { setting: TransferSetting },
  errors: ['not_found', 'conflict'],
})
export const setTransferOffline = call('POST', '/admin/settings/set/transfer_offline_lesson', {
  ...about,
  about: 'Says whether orders for lessons off line may go to the school too (decisions SCH-10)',
  body: { value: Flag },
  errors: ['not_found'],
})

/** What the partner school says of an order, signed (spec: decisions SCH-5). */
const OrderNotice = /* @__PURE__ */ z.object({
  school_order_id: Text(1, 100),
  status: some(z.enum(['processing', 'paid', 'lost'])),
  /** Who teaches, by the school's number. */
  school_tutor_id: some(Id),
  /** Why it was lost. */
  comment: or(Text(0, 500), ''),
})
/** Its answer to somebody who asked to teach there (spec: decisions SCH-6). */
const SchoolAnswer = /* @__PURE__ */ z.object({
  tutor_id: Id,
  status: z.enum(['accepted', 'refused']),
  comment: or(Text(0, 500), ''),
  /** By which number the school knows whom it accepted. */
  school_tutor_id: some(Id),
})
export type OrderNotice = z.output<typeof OrderNotice>
export type SchoolAnswer = z.output<typeof SchoolAnswer>
export const SchoolNotice = /* @__PURE__ */ z.union([OrderNotice, SchoolAnswer])
export type SchoolNotice = z.output<typeof SchoolNotice>
export const receiveSchoolNotice = call('POST', '/school/webhook', {
  about:
    "Takes the partner school's signed word on an order: it works on it, was paid or has lost it, and who teaches; or on a candidate. Repeats are harmless (decisions SCH-5, SCH-6)",
  allow: ['anyone'],
  errors: ['not_found', 'wrong_status'],
  raw: true,
  rate: 'webhook',
})
