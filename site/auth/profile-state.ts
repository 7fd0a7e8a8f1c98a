import type { Auth } from '../../schemas/index.ts'

/** Of a person, what a form asks for. */
export interface Profile {
  id: number | null
  firstName: string
  lastName: string
  email: string
}

/** Who is here, for a page that is kept for everybody and shows nothing of them from the start (spec: public 3, auth). */
export interface ProfileState {
  profile: Profile
  /** Null while nobody knows. */
  auth: Auth | null
  role: Auth['current_role']
}

/** What is known of nobody. */
const defaults: Profile = { id: null, firstName: '', lastName: '', email: '' }

/** The person in whose role this browser acts. */
export function profileStateOf(auth: Auth | null): ProfileState {
  const role = auth?.current_role ?? ''
  const person = role === 'tutor' ? auth?.tutor_info : role === 'client' ? auth?.client_info : null
  const profile = person ? { id: person.id, firstName: person.first_name, lastName: person.last_name, email: person.email ?? '' } : defaults
  return { profile, auth, role }
}

/** Asks who is here, without the client of the cabinets; where nothing answers it is nobody. */
export const readProfileState = (): Promise<ProfileState> =>
  fetch('/api/auth/role/get')
    .then((answer) => answer.json())
    .catch(() => null)
    .then((answer: { auth?: Auth } | null) => profileStateOf(answer?.auth ?? null))
