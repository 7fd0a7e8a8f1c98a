import type { AuthProvider } from 'react-admin'
import { dataOf, Refusal } from './refusal.ts'
import { forgetSession, isSignedIn, sessionAt } from './session.ts'
import { api } from './staff-api.ts'

type ByPassword = { login: string; password: string }
/** With what the OpenID provider sent the browser back (spec: decisions AUTH-11). */
type ByOpenId = { code: string; state?: string; iss?: string }

const here = () => sessionAt(location.pathname)

/** react-admin's door to the session; the layout's guard asks the rights table. `signIn` is the address of the sign-in screen (spec: decisions AUTH-15). */
export const buildAuthProvider = (signIn: string): AuthProvider => ({
  login: async (given: ByPassword | ByOpenId) => {
    await dataOf('code' in given ? api.post('/admin/oauth/login', given) : api.post('/admin/login', given))
    forgetSession()
  },
  logout: async () => {
    if (await isSignedIn()) await api.post('/admin/logout')
    forgetSession()
    return signIn
  },
  checkAuth: async () => {
    try {
      await here()
    } catch (error) {
      forgetSession()
      // Without network nobody is signed out: the screens say that they could not load. A client's or tutor's session is no session here.
      if (error instanceof Refusal && (error.error === 'unauthorized' || error.error === 'forbidden')) throw { message: false, redirectTo: signIn }
    }
  },
  // A lost session is told by the 401 itself, whoever made the call.
  checkError: () => Promise.resolve(),
  getIdentity: async () => {
    const { admin } = await here()
    return { id: admin.id, fullName: admin.name, ...(admin.avatar !== null && { avatar: admin.avatar }) }
  },
  getPermissions: async () => (await here()).admin.status,
})
