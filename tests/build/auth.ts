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
