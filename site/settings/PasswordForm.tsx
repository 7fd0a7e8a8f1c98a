import { type FormEvent, useRef } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import { PASSWORD_LENGTH } from '../../schemas/auth-terms.ts'
import { fill } from '../../theme/words.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import { wordProblems, wordsOf } from '../forms/error-words.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx'
import { useReadErrors } from '../forms/read-errors.ts'
import { useForm } from '../forms/use-form.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'
import type { FormState } from '../page.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Field, Input } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import { showToast } from '../ui/Toast.tsx'
import { checkPassword } from './check-password.ts'
import styles from './PasswordForm.module.css'

interface Props {
  /** Who signs in at another provider has none yet. */
  hasPassword: boolean
  /** The form as its page sent it back. */
  refused: FormState | undefined
  /** It was set by the page, without script. */
  isDone: boolean
}

const [min, max] = PASSWORD_LENGTH
const fields = [
  { name: 'old_password', autoComplete: 'current-password' },
  { name: 'password', autoComplete: 'new-password' },
  { name: 'confirm_password', autoComplete: 'new-password' },
] as const

/** A new password, for which the present one is asked where there is one; other devices are signed out by it (spec: decisions AUTH-9, AUTH-10). */
export function PasswordForm({ hasPassword, refused, isDone }: Props) {
  const site = useSite()
  const { ask, reload } = useCabinet()
  const t = useTexts('settings').password
  const common = useTexts('common')
  const readErrors = useReadErrors('errors-auth')
  const { form: failure = '', ...problems } = refused ? wordProblems(wordsOf(site.texts, 'errors-auth'), refused.errors, site) : {}
  const form = useForm({ readErrors, opening: { problems, failure } })
  const guard = useLeaveGuard(form.changed)
  const box = useRef<HTMLElement>(null)

  const save = async () => {
    const { old_password, password = '', confirm_password } = form.read()
    const problems = checkPassword(form.read())
    if (Object.keys(problems).length > 0) return form.refuse(problems)
    const answer = await ask(() => api.post('/tutor/profile/password/set', { old_password, password, confirm_password }))
    if (answer.status === 'fail') return form.refuse(errorOf(answer))
    box.current?.querySelector('form')?.reset()
    form.settle()
    showToast({ text: t.done, tone: 'ok' }, common)
    if (!hasPassword) await reload()
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    return form.once('save', save)
  }
  return (
    <section ref={box} className="sheet col" aria-labelledby="password-title">
      <h2 id="password-title" className="l">
        {t.title}
      </h2>
      {isDone && !refused && <Note tone="ok">{t.done}</Note>}
      <form ref={form.attach} method="post" noValidate className={`${styles.form} col`} onSubmit={press} onInput={form.onInput}>
        <FormFailure>{form.failure}</FormFailure>
        {(hasPassword ? fields : fields.slice(1)).map(({ name, autoComplete }) => (
          <Field
            key={name}
            name={name}
            label={t[name]}
            {...(name === 'password' && { hint: fill(t.rule, { min, max }) })}
            error={form.problems[name]}
          >
            {(control) => <Input {...control} type="password" autoComplete={autoComplete} />}
          </Field>
        ))}
        {guard.asking ? (
          <LeaveQuestion text={common.unsaved} leave={common.leave} stay={common.stay} onLeave={guard.leave} onStay={guard.stay} />
        ) : (
          <Button type="submit" busy={form.busy !== null}>
            {t.save}
          </Button>
        )}
      </form>
    </section>
  )
}
