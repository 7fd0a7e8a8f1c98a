import * as z from 'zod/mini'
import { ACTING_REASON } from './auth-terms.ts'
import { call, Id, Text } from './common.ts'
import { area } from './rights.ts'

/** Opens the way to act for somebody: the token is good for a minute in the browser that asked, at the site's `/auth_as_user` (spec: decisions AUTH-19). */
const acting = {
  query: { id: Id },
  body: { reason: Text(...ACTING_REASON) },
  answer: { redirect: z.string(), token: z.string() },
  // whoever acts for a colleague does not act for others through them
  personal: true,
  auth: true,
} as const

export const actAsClient = call('POST', '/admin/authorize/client', {
  about: 'Lets staff sign in as a client, for a reason (decisions AUTH-19)',
  allow: area('clients'),
  ...acting,
  errors: ['forbidden', 'not_found', 'account_blocked'],
})
export const actAsTutor = call('POST', '/admin/authorize/tutor', {
  about: 'Lets staff sign in as a tutor, for a reason (decisions AUTH-19)',
  allow: area('tutors'),
  ...acting,
  errors: ['forbidden', 'not_found', 'account_blocked'],
})
export const actAsAdmin = call('POST', '/admin/authorize/admin', {
  about: 'Lets an owner or head sign in as a colleague, for a reason; as an owner only owners (decisions AUTH-19, ADM-1)',
  allow: area('staff'),
  ...acting,
  errors: ['forbidden', 'not_found', 'account_blocked'],
})
