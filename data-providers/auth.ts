import type { AuthProvider } from 'ra-core'
import { dataOf, Refusal } from './refusal.ts'
import { forgetSession, isSignedIn, sessionAt } from './session.ts'
import { api } from './staff-api.ts'

const SIGN_IN = '/'
const here = () => sessionAt(location.pathname)

/** react-admin's door to the session; the layout's guard asks the rights table (spec: decisions AUTH-15). */
export const authProvider: AuthProvider = {
  login: async ({ login, password }: { login: string; password: string }) => {
    await dataOf(api.post('/admin/login', { login, password }))
    forgetSession()
  },
  logout: async () => {
    if (await isSignedIn()) await api.post('/admin/logout')
    forgetSession()
    return SIGN_IN
  },
  checkAuth: async () => {
    try {
      await here()
    } catch (error) {
      forgetSession()
      // Without network nobody is signed out: the screens say that they could not load.
      if (error instanceof Refusal && error.error === 'unauthorized') throw { message: false, redirectTo: SIGN_IN }
    }
  },
  // A lost session is told by the 401 itself, whoever made the call.
  checkError: () => Promise.resolve(),
  getIdentity: async () => {
    const { admin } = await here()
    return { id: admin.id, fullName: admin.name, ...(admin.avatar !== null && { avatar: admin.avatar }) }
  },
  getPermissions: async () => (await here()).admin.status,
}
