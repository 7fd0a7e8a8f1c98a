import type { ErrorCode } from '../../schemas/errors.ts'
import type { FormState } from '../page.ts'

/** Whether a form was refused for want of a captcha's token: only then is one needed that a browser without script can't show. */
export const isPersonAsked = ({ errors }: FormState) =>
  errors.form === ('recaptcha_failed' satisfies ErrorCode) || errors.recaptcha_token !== undefined
