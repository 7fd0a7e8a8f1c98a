import type { Api } from '../../schemas/api.ts'
import { DEMO_BOTH, DEMO_CLIENT, DEMO_NEWCOMERS, DEMO_PASSWORD, DEMO_SCHOOL_TUTOR, DEMO_TUTOR, demoEmail } from '../../server/demo/accounts.ts'

/** Whom the demo data lets in, by the door they use. */
const accounts = {
  client: { door: 'client', email: DEMO_CLIENT.email },
  tutor: { door: 'tutor', email: DEMO_TUTOR.email },
  'school tutor': { door: 'tutor', email: DEMO_SCHOOL_TUTOR.email },
  'draft tutor': { door: 'tutor', email: DEMO_NEWCOMERS.draft.email },
  'revision tutor': { door: 'tutor', email: DEMO_NEWCOMERS.revision.email },
  both: { door: 'tutor', email: DEMO_BOTH.email },
  'staff 1': { door: 'staff', email: demoEmail('admin1') },
  'staff 2': { door: 'staff', email: demoEmail('admin2') },
  'staff 3': { door: 'staff', email: demoEmail('admin3') },
  'staff 4': { door: 'staff', email: demoEmail('admin4') },
} as const

export type Account = keyof typeof accounts

export const password = DEMO_PASSWORD
export const emailOf = (account: Account): string => accounts[account].email

/** Signs in by a call instead of the form. */
export async function signIn(api: Api, account: Account): Promise<void> {
  const { door, email } = accounts[account]
  const calls = {
    client: () => api.post('/client/auth/login', { login: email, password }),
    tutor: () => api.post('/tutor/login', { email, password }),
    staff: () => api.post('/admin/login', { login: email, password }),
  }
  const { status, error } = await calls[door]()
  if (status === 'fail') throw new Error(`${account} could not sign in: ${JSON.stringify(error)}`)
}
