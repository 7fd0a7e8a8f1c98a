import type { Language } from '../../editions/language-table.ts'
import { timeIntervals } from '../../schemas/order-options.ts'
import type { Values } from '../forms/values.ts'

/** What the school's short form sends (spec: public 3, short school request). */
export const schoolRequestOf = (values: Values, { language, utm = {} }: { language: Language; utm?: Record<string, string> }) => ({
  lesson_id: Number(values.lesson_id),
  time_intervals: timeIntervals.filter((interval) => String(interval) === values.time_intervals),
  client_name: values.client_name ?? '',
  phone_plain: values.phone_plain ?? '',
  phone_default_country_code: Number(values.phone_default_country_code ?? 1),
  email: values.email ?? '',
  privacy: values.privacy === '1',
  lang: language,
  ...(Object.keys(utm).length > 0 && { utm }),
  ...(values.recaptcha_token && { recaptcha_token: values.recaptcha_token }),
})
