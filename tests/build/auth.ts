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

const client_info = {
  ...{ id: 12, name: 'Alina', first_name: 'Alina', email: 'alina@example.test', phone_plain: null, phone_default_country_code: 1 },
  ...{ doubted_contact: null, terms_confirmed: true, terms_due: false },
}

/** And of one where a client is signed in. */
export const asClient = { ...signedOut, client: true, current_role: 'client' as const, client_info }
