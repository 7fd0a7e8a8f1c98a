import { api } from '../../../data-providers/api.ts'
import type { Auth } from '../../../schemas/index.ts'

/**
 * Signs in by the token of a mailed link, `?ak=`, and takes it out of the address, whether it held or not (spec: public 2.7, decisions AUTH-5).
 * Undefined without a token, null when it was refused.
 */
export async function signInByToken(): Promise<Auth | null | undefined> {
  const url = new URL(window.location.href)
  const auth_token = url.searchParams.get('ak')
  if (!auth_token) return
  const { status, auth } = await api.post('/auth/login_by_token', { auth_token })
  url.searchParams.delete('ak')
  window.history.replaceState(window.history.state, '', url)
  return status === 'success' && auth ? auth : null
}
