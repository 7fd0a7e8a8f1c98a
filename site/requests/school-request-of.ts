import { timeIntervals } from '../../schemas/order-options.ts'
import type { Values } from '../forms/values.ts'
import type { Circumstances } from './circumstances.ts'
import { phoneOf } from './phone-of.ts'

/** Whom the school is to call, as all its forms ask it. */
export const schoolContactOf = (values: Values, { edition, language, utm = {} }: Circumstances) => ({
  client_name: values.client_name?.trim() ?? '',
  ...phoneOf(values, edition),
  email: values.email?.trim() ?? '',
  privacy: values.privacy === '1',
  lang: language,
  ...(Object.keys(utm).length > 0 && { utm }),
  ...(values.recaptcha_token && { recaptcha_token: values.recaptcha_token }),
})

/** What the school's short form sends (spec: public 3, short school request). */
export const schoolRequestOf = (values: Values, circumstances: Circumstances) => ({
  lesson_id: Number(values.lesson_id),
  time_intervals: timeIntervals.filter((interval) => String(interval) === values.time_intervals),
  ...schoolContactOf(values, circumstances),
})
