import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { api, dataOf, Refusal } from '../../data-providers/index.ts'
import { toastText } from '../layout/toast-text.ts'
import { Button } from '../ui/Button.tsx'

interface Given {
  code: string
  state?: string
  iss?: string
}

/** What the provider sent the browser back with; it is good for once, so it is taken out of the address. */
function takeAnswer(): Given | { error: string } | null {
  const { code, state, iss, error } = Object.fromEntries(new URLSearchParams(location.search))
  if (!code && !error) return null
  history.replaceState(history.state, '', location.pathname)
  return code ? { code, ...(state && { state }), ...(iss && { iss }) } : { error: error ?? '' }
}

/** Refusals that mean something else here than under a password. */
const own: Readonly<Record<string, string>> = {
  wrong_credentials: 'sign_in.openid.nobody',
  token_invalid: 'sign_in.openid.late',
  provider_unavailable: 'sign_in.openid.unavailable',
}

/** The other door: through the edition's OpenID provider, which sends the browser back here (spec: decisions AUTH-11). `onGiven` signs in by what it said. */
export function OpenId({ name, onGiven, onLeave }: { name: string; onGiven: (given: Given) => Promise<void>; onLeave: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const { setError } = useFormContext()
  const translate = useTranslate()
  const say = (message: string) => setError('root.serverError', { message })

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      const code = error instanceof Refusal && typeof error.error === 'string' ? own[error.error] : undefined
      say(code ? translate(code) : toastText(error, translate))
      setBusy(false)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came with the address is taken once
  useEffect(() => {
    const answer = takeAnswer()
    if (!answer) return
    if ('code' in answer) void attempt(() => onGiven(answer))
    else {
      const word = translate(answer.error === 'access_denied' ? 'sign_in.openid.denied' : 'sign_in.openid.unavailable')
      // a form that was just drawn forgets what is said before its own effects
      void Promise.resolve().then(() => say(word))
    }
  }, [])

  const leave = () =>
    attempt(async () => {
      const { url } = await dataOf(api.get('/admin/oauth/redirect'))
      onLeave()
      location.assign(url)
    })
  return (
    <Button variant="outlined" size="large" icon="enter" isBusy={isBusy} onClick={leave}>
      {translate('sign_in.openid.enter', { name })}
    </Button>
  )
}
