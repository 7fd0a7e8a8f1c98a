import type mails from '../../locales/ua/mails.ts'
import type sms from '../../locales/ua/sms.ts'

type Template = keyof (typeof mails)['templates'] | keyof typeof sms

/** Every mail and short message that is sent, in the order of the filter; each has its name in `outbox.templates` (spec: decisions MSG-11). */
export const templates = [
  'client_order_created',
  'client_tutor_responded',
  'client_tutor_refused',
  'client_tutor_appointed',
  'client_first_class_set',
  'client_review_request',
  'client_auth_code',
  'client_generate_password',
  'order_client_in_work',
  'order_client_tutor_contacts',
  'order_tutor_client_contacts',
  'tutor_personal_order',
  'tutor_potential_order',
  'tutor_appointed',
  'tutor_closed',
  'tutor_removed',
  'tutor_first_class_set',
  'tutor_first_class_reminder',
  'tutor_pay_deadline',
  'tutor_pay_overdue',
  'tutor_reset_password',
] as const satisfies readonly Template[]
