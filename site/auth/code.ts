import { CODE_LENGTH } from '../../schemas/auth-terms.ts'
import type { Values } from '../forms/values.ts'
import { redirect, refused, type Visit } from '../page.ts'
import { contactOf } from './contact.ts'
import { atForm } from './problems.ts'

/** What the form of a code keeps of its sending. */
const sentOf = ({ contact = '', client_id = '', resend_at = '', expires_at = '' }: Values) => ({ contact, client_id, resend_at, expires_at })

const msAhead = (seconds: number) => String(Date.now() + seconds * 1000)

/** Sends a code to a phone or an address; the page then asks for it (spec: decisions AUTH-1). */
export async function sendCode({ api, edition }: Visit, values: Values) {
  const { contact = '', auth_code = '', recaptcha_token = '' } = values
  const found = contactOf(contact, edition)
  if (typeof found === 'string') return refused({ contact }, { contact: found })
  const answer = await api.post('/client/auth/get_auth_code', { ...found, recaptcha_token })
  if (answer.status === 'success') {
    const { client_id, resend_after, expires_in } = answer.data
    return refused({ contact, client_id: String(client_id), resend_at: msAhead(resend_after), expires_at: msAhead(expires_in) }, {})
  }
  // a code that is on its way can still be entered
  const kept = values.client_id ? { ...sentOf(values), auth_code } : { contact }
  if (typeof answer.error === 'string') return refused(kept, { form: answer.error }, answer.retry_after)
  const [problem = 'warning'] = Object.values(answer.error)
  return refused(kept, { contact: 'email' in found && problem !== 'too_big' ? 'email' : problem })
}

/** Asks for a code that is on its way, as a form that was loaded anew wishes. */
export const askForCode = (values: Values) => refused(sentOf(values), {})

/** Signs in by the code. A code of no more use leads back to the contact (spec: decisions AUTH-2). */
export async function enterCode({ api }: Visit, back: string | undefined, values: Values) {
  const { auth_code = '', recaptcha_token = '' } = values
  const kept = sentOf(values)
  const code = auth_code.replace(/\D/g, '')
  if (!auth_code.trim()) return refused(kept, { auth_code: 'required' })
  if (code.length < CODE_LENGTH[0] || code.length > CODE_LENGTH[1]) return refused(kept, { auth_code: 'code_wrong' })
  const answer = await api.post('/client/auth/login_by_code', {
    client_id: Number(kept.client_id),
    auth_code: code,
    recaptcha_token,
    ...(back && { back }),
  })
  if (answer.status === 'success') return redirect(answer.data.redirect, 303)
  if (answer.error === 'code_wrong') return refused(kept, { auth_code: 'code_wrong' })
  // the code itself was not looked at
  if (answer.error === 'recaptcha_failed') return refused({ ...kept, auth_code }, atForm(answer.error))
  return refused({ contact: kept.contact }, atForm(typeof answer.error === 'string' ? answer.error : 'code_wrong'), answer.retry_after)
}
