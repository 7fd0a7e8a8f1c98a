import type { locales } from '../../locales/index.ts'
import {
  ADDRESS_DAYS,
  ANSWER_HOURS,
  CODE_MINUTES,
  CONFIRM_DAYS,
  ERASED_DAYS,
  MOST_RESPONSES,
  OVERDUE_DAYS,
  RESET_HOURS,
  REVIEW_CONFIRM_DAYS,
  SET_PASSWORD_DAYS,
} from '../../schemas/index.ts'

type Texts = (typeof locales)['ua']

/** Keys of the mails and of the short messages; their texts stand in `locales/{language}/mails.ts` and `sms.ts` (spec: decisions MSG-11). */
export type MailTemplate = keyof Texts['mails']['templates']
export type SmsTemplate = keyof Texts['sms']

/** The number that a template's texts say, as `{count}`. */
export const ruleOf: Partial<Record<MailTemplate | SmsTemplate, number>> = {
  client_auth_code: CODE_MINUTES,
  client_contact_code: CODE_MINUTES,
  client_subscription: ADDRESS_DAYS,
  client_deleted: ERASED_DAYS,
  site_review_confirm: REVIEW_CONFIRM_DAYS,
  tutor_reset_password: RESET_HOURS,
  tutor_set_password: SET_PASSWORD_DAYS,
  tutor_email_confirm: CONFIRM_DAYS,
  tutor_delete_code: CODE_MINUTES,
  tutor_personal_order: ANSWER_HOURS,
  tutor_potential_order: MOST_RESPONSES,
  tutor_pay_overdue: OVERDUE_DAYS,
}

/** What a text may fill in. A tutor's full name and the phones stand only in texts sent after an appointment (spec: decisions ORD-10). `{secret}` is a code or password that only the receiver gets to see. */
export const templateWords = [
  'order_id',
  'lessons_name',
  'client_name',
  'client_phone',
  'tutor_name',
  'tutor_full_name',
  'tutor_phone',
  'first_class',
  'deadline',
  'sum',
  'title',
  'comment',
  'support_email',
  'link',
  'secret',
] as const
export type TemplateWords = Partial<Record<Exclude<(typeof templateWords)[number], 'link' | 'secret' | 'support_email'>, string>>
