import { api } from '../../data-providers/api.ts'
import { localPath } from '../../editions/local-path.ts'
import { failureText } from '../forms/failure-text.ts'
import type { Behaviour } from '../island.tsx'

/**
 * Confirms the address that a mailed link is for, on whichever page it was opened, and leads on. What went wrong stands in the address then, and
 * is said; a page that says it itself is left to do so (spec: public 2.7, 8).
 */
const confirmedEmail: Behaviour<object> = async (_, __, openSite) => {
  const url = new URL(window.location.href)
  const confirmation_code = url.searchParams.get('confirmation_code')
  if (confirmation_code === '') {
    url.searchParams.delete('confirmation_code')
    window.history.replaceState(window.history.state, '', url)
  }
  // what is empty tells of nothing
  if (!confirmation_code && !url.searchParams.get('code_error')) return
  const { edition, language, elsewhere, texts, fetchTexts } = await openSite()
  if (confirmation_code) {
    const answer = await api.post('/tutor/email/confirm', { confirmation_code })
    // the blog has no such page: it is on the site's host
    if (answer.status === 'success') return window.location.assign((elsewhere?.site ?? '') + localPath(edition, language, answer.data.redirect))
    url.searchParams.delete('confirmation_code')
    url.searchParams.set('code_error', typeof answer.error === 'string' ? answer.error : 'token_invalid')
    // its own page says it, and what to do next, until it is left
    if (document.querySelector('[data-confirming]')) return window.location.replace(url)
    window.history.replaceState(window.history.state, '', url)
  } else if (document.querySelector('[data-code-error]')) return
  const [{ showToast }] = await Promise.all([import('../ui/Toast.tsx'), fetchTexts('common', 'errors-auth')])
  const words = { ...texts('errors-auth'), ...texts('common').failed }
  showToast({ text: failureText(words, url.searchParams.get('code_error') ?? ''), tone: 'bad' }, texts('common'))
}

export default confirmedEmail
