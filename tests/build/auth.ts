import type { Auth } from '../../schemas/index.ts'

/** What the server says of a browser that nobody signed in with. */
export const signedOut: Auth = {
  admin: false,
  client: false,
  tutor: false,
  current_role: '',
  tutor_info: null,
  client_info: null,
  admin_info: null,
  impersonator: null,
}

export const clientInfo = {
  ...{
    id: 12,
    name: 'Alina',
    first_name: 'Alina',
    last_name: 'Sarsen',
    email: 'alina@example.test',
    phone_plain: null,
    phone_default_country_code: 1,
  },
  ...{ doubted_contact: null, terms_confirmed: true, terms_due: false },
} satisfies Auth['client_info']

export const tutorInfo = {
  ...{ id: 1, avatar: null, name: 'Dana', first_name: 'Dana', last_name: 'Omar', email: 'dana@example.test', status: 3 },
  ...{ potential_school_tutor: false, terms_due: false, delete_at: null },
} satisfies Auth['tutor_info']

/** And of one where a client is signed in. */
export const asClient = { ...signedOut, client: true, current_role: 'client' as const, client_info: clientInfo }

/** And of one where a tutor is. */
export const asTutor = { ...signedOut, tutor: true, current_role: 'tutor' as const, tutor_info: tutorInfo }
