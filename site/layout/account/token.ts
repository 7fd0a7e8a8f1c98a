import { api } from '../../../data-providers/api.ts'
import type { Auth } from '../../../schemas/index.ts'
import { hasSignInMark } from '../../browser/signed-in.ts'
import type { Site } from '../../site.ts'

type Words = Pick<Site, 'texts' | 'fetchTexts'>

/**
 * Signs in by the token of a mailed link, `?ak=`, and takes it out of the address, whether it held or not (spec: public 2.7, decisions AUTH-5).
 * Undefined without a token, null when it was refused; who is not signed in otherwise is told, where the page stays as it is.
 */
export async function signInByToken(words: Words): Promise<Auth | null | undefined> {
  const url = new URL(window.location.href)
  const auth_token = url.searchParams.get('ak')
  if (auth_token === null) return
  // an empty one is none, and goes as well
  const answer = auth_token ? await api.post('/auth/login_by_token', { auth_token }) : undefined
  url.searchParams.delete('ak')
  window.history.replaceState(window.history.state, '', url)
  if (!answer) return
  const { status, auth, error } = answer
  if (status === 'success' && auth) return auth
  const isDead = error === 'token_invalid' || typeof error === 'object'
  if (isDead && !hasSignInMark() && !document.querySelector('#cabinet, #opening')) await tellDeadLink(words)
  return null
}

async function tellDeadLink({ texts, fetchTexts }: Words) {
  const [{ showToast }] = await Promise.all([import('../../ui/Toast.tsx'), fetchTexts('common', 'auth')])
  showToast({ text: texts('auth').link_used, tone: 'bad' }, texts('common'))
}
