import * as z from 'zod/mini'
import { captchaActions } from './captcha-terms.ts'
import { call, Words } from './common.ts'

export const getCaptcha = call('POST', '/recaptcha/get', {
  about: 'Whether a form has to be sent with the token of a captcha, and with which one (decisions API-12)',
  allow: ['anyone'],
  body: { action: Words(captchaActions) },
  answer: {
    required: z.boolean(),
    site_key: z.nullable(z.string()),
    /** Address of the script that shows it; null when none is required. */
    script: z.nullable(z.string()),
  },
  changes: false,
})
