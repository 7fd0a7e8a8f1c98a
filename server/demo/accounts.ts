/** Password of every demo account. */
export const DEMO_PASSWORD = 'docento-demo-1'

const host = 'docento.test'
/** A demo address; mail to `.test` reaches nobody. */
export const demoEmail = (name: string) => `${name}@${host}`

export const DEMO_TUTOR = { id: 1, email: demoEmail('tutor') }
export const DEMO_BOTH = { id: 2, client_id: 2, email: demoEmail('both') }
export const DEMO_SCHOOL_TUTOR = { id: 3, email: demoEmail('school-tutor') }
/** Tutors on the road to publication: not complete, being checked, sent back. Their statuses are those of their ids. */
export const DEMO_NEWCOMERS = {
  draft: { id: 29, email: demoEmail('draft-tutor') },
  waiting: { id: 20, email: demoEmail('waiting-tutor') },
  revision: { id: 46, email: demoEmail('revision-tutor') },
} as const
export const DEMO_CLIENT = { id: 1, email: demoEmail('client') }
export const DEMO_STAFF = [1, 2, 3, 4].map((status) => ({ id: status, status, email: demoEmail(`admin${status}`) }))

/** Accounts to sign in with, for the start message: where, e-mail and what it is. School tutors exist where the school does. */
export const demoAccounts = ({ flags }: { flags: { school: boolean } }) => [
  ...DEMO_STAFF.map(({ email, status }) => ({ email, kind: 'staff' as const, status })),
  { email: DEMO_TUTOR.email, kind: 'tutor' as const },
  ...(flags.school ? [{ email: DEMO_SCHOOL_TUTOR.email, kind: 'tutor' as const }] : []),
  ...Object.values(DEMO_NEWCOMERS).map(({ email }) => ({ email, kind: 'tutor' as const })),
  { email: DEMO_CLIENT.email, kind: 'client' as const },
  { email: DEMO_BOTH.email, kind: 'both' as const },
]
