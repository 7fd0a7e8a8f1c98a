import { useEffect, useState } from 'react'
import { api } from '../../data-providers/api.ts'
import { useTexts } from '../site.ts'
import { Note } from '../ui/Note.tsx'

/**
 * Spends the token of the address, which is taken out of it first, and goes where the answer says: an address could say anything. Refused, it says why and
 * leads back to the panel (spec: decisions AUTH-19).
 */
export default function ActAs() {
  const t = useTexts('account-staff')
  const [failure, setFailure] = useState<'expired' | 'failed' | null>(null)
  useEffect(() => {
    const enter = async () => {
      const auth_token = new URLSearchParams(window.location.search).get('token') ?? ''
      window.history.replaceState(null, '', window.location.pathname)
      const answer = await api.post('/auth/login_by_token', { auth_token })
      if (answer.status === 'success') window.location.replace(answer.data.redirect ?? '/')
      else setFailure(answer.error === 'token_invalid' || typeof answer.error === 'object' ? 'expired' : 'failed')
    }
    void enter()
  }, [])
  return (
    <>
      {failure && (
        <Note tone="bad" alert>
          {t[failure]}
        </Note>
      )}
      <p>
        <a href="/panel/">{t.to_panel}</a>
      </p>
    </>
  )
}
