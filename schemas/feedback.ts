import * as z from 'zod/mini'
import { PERSON_NAME, PHONE_MOST } from './auth-terms.ts'
import { CaptchaToken, call, Email, Line, or, Payload, Text } from './common.ts'
import { FEEDBACK_TEXT } from './feedback-terms.ts'

export const sendFeedback = call('POST', '/client/send_feedback_email', {
  about: 'Mails what a visitor writes to the support of the edition; the product keeps only that mail (decisions CNT-13, Z-3)',
  allow: ['anyone'],
  body: {
    feedback: Payload(
      z.object({ name: Line(PERSON_NAME[0], PERSON_NAME[1]), email: Email, phone: or(Text(0, PHONE_MOST), ''), text: Text(...FEEDBACK_TEXT) }),
    ),
    recaptcha_token: CaptchaToken,
  },
  errors: ['recaptcha_failed', 'too_many_requests'],
  rate: 'feedback',
  captcha: 'feedback',
})
