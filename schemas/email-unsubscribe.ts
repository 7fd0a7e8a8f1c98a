import * as z from 'zod/mini'
import { call, Text } from './common.ts'

export const unsubscribeEmail = call('POST', '/api/email_unsubscribe', {
  about: 'Switches the list off that a mail was of, by the token in it; once more it is the same (decisions MSG-12, Z-3)',
  allow: ['anyone'],
  query: { token: Text(1, 1000) },
  answer: { list: z.string() },
  errors: ['token_invalid'],
  rate: 'webhook',
})

/** Tells nobody whose the token is. */
export const checkUnsubscribe = call('POST', '/api/email_unsubscribe/check', {
  about: 'Says whether the token of a mail would switch its list off, and switches nothing (decisions MSG-12, Z-3)',
  allow: ['anyone'],
  body: { token: Text(1, 1000) },
  errors: ['token_invalid'],
  rate: 'webhook',
  changes: false,
})
