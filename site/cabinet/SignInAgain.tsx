import { type FormEvent, useEffect } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import type { Auth } from '../../schemas/index.ts'
import { useErrors } from '../forms/error-words.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useForm } from '../forms/use-form.ts'
import { become, useAccount } from '../layout/account/store.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field, Input } from '../ui/Field.tsx'

export interface SignInProps {
  role: 'tutor' | 'client'
  /** Whether the visitor is signed in again. */
  onAnswer: (isDone: boolean) => void
}

const FORM = 'sign-in-again'

/** Signs in beside what was being written, which waits for it; who has no password here does so in another tab (spec: decisions API-16). */
export function SignInAgain({ role, onAnswer }: SignInProps) {
  const t = useTexts('auth')
  const common = useTexts('common')
  const href = useHref()
  const errors = useErrors('errors-auth')
  const form = useForm({ readErrors: () => errors })
  const ownerOf = (auth: Auth | null | undefined) => auth?.[`${role}_info`]?.id
  const owner = useAccount(({ auth }) => ownerOf(auth))
  /** What was typed here is nobody else's to send. */
  const isOther = (auth: Auth | undefined) => owner !== undefined && auth?.[role] === true && ownerOf(auth) !== owner
  const goOn = (auth: Auth | undefined) => {
    become(auth)
    onAnswer(true)
  }
  // signed in in another tab
  useEffect(() => {
    const look = async () => {
      const { auth } = await api.get('/auth/role/get')
      if (auth?.[role] && !isOther(auth)) goOn(auth)
    }
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  })

  const elsewhere = role === 'client' ? `${href(pathTo('clientLogin'))}?way=code` : href(pathTo('tutorLogin'))

  const press = (event: FormEvent) => {
    event.preventDefault()
    return form.once('sign-in', async () => {
      const { login = '', password = '' } = form.read()
      const missing = { ...(!login.trim() && { login: 'required' }), ...(!password && { password: 'required' }) }
      if (Object.keys(missing).length > 0) return form.refuse(missing)
      const answer = await (role === 'tutor'
        ? api.post('/tutor/login', { email: login, password })
        : api.post('/client/auth/login', { login, password }))
      if (answer.status === 'success') return isOther(answer.auth) ? window.location.reload() : goOn(answer.auth)
      await form.refuse(errorOf(answer))
    })
  }
  return (
    <Dialog
      id={FORM}
      title={t.again.title}
      close={common.close}
      onClose={() => onAnswer(false)}
      foot={
        <Button type="submit" form={`${FORM}-form`} full busy={form.busy !== null}>
          {t.submit}
        </Button>
      }
    >
      <form ref={form.attach} id={`${FORM}-form`} noValidate className="col" onSubmit={press} onInput={form.onInput}>
        <p>{t.again.text}</p>
        <FormFailure>{form.failure}</FormFailure>
        <Field name="login" id={`${FORM}-login`} label={role === 'tutor' ? t.email : t.client.login} error={form.problems.login}>
          {(control) => <Input {...control} autoComplete="username" autoCapitalize="none" spellCheck={false} autoFocus />}
        </Field>
        <Field name="password" id={`${FORM}-password`} label={t.password} error={form.problems.password}>
          {(control) => <Input {...control} type="password" autoComplete="current-password" />}
        </Field>
        <p>
          <a href={elsewhere} target="_blank" rel="noreferrer">
            {role === 'client' ? t.client.by_code : t.tutor.title} ({common.new_tab})
          </a>
        </p>
      </form>
    </Dialog>
  )
}
