import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type AnswerOf, errorOf, type Failed } from '../../data-providers/api.ts'
import { CODE_LENGTH } from '../../schemas/auth-terms.ts'
import { plainPhone, showNational, showTyped } from '../../theme/phones.ts'
import { fill } from '../../theme/words.ts'
import { useErrors } from '../forms/error-words.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { PhoneFields } from '../forms/PhoneFields.tsx'
import { type Form, useForm } from '../forms/use-form.ts'
import { useWait } from '../forms/use-wait.ts'
import type { Values } from '../forms/values.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field, Input } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import { showToast } from '../ui/Toast.tsx'
import { useCabinet } from './Cabinet.tsx'
import { type CodeTimes, codeOnItsWay, dropCode, keepCode } from './code-on-its-way.ts'

type Sent = Promise<AnswerOf<CodeTimes>>

interface Props {
  /** Whose code it is. */
  owner: string
  /** The contact is confirmed, and no code for it on its way. */
  isDone?: boolean
  title: string
  /** Leads from the code back to the contact. */
  other: string
  /** What must not be empty. */
  field: 'phone_plain' | 'email'
  /** Sends a code to what was typed. */
  send: (typed: Values) => Sent
  /** Sends it once more, where another call does. */
  again?: () => Sent
  confirm: (code: string) => Promise<AnswerOf<unknown>>
  /** Says that it is done. */
  done: string
  onDone: () => Promise<void> | void
  onClose: () => void
  /** How a sent contact is shown; as it was typed without it. */
  shown?: (typed: Values) => string
  children: (form: Form) => ReactNode
}

/** A new contact, or the old one to be confirmed: first the contact, then the code that went there (spec: decisions AUTH-18, CLI-6). */
export function CodeDialog({ owner, isDone, title, other, field, send, again, confirm, done, onDone, onClose, shown, children }: Props) {
  const t = useTexts('joining').contacts
  const resend = useTexts('auth').code
  const common = useTexts('common')
  const { ask } = useCabinet()
  const errors = useErrors('errors-auth', 'errors-requests')
  const form = useForm({ readErrors: () => errors })
  const [kept] = useState(() => (isDone ? null : codeOnItsWay(owner, field)))
  const [sent, setSent] = useState(kept?.typed ?? null)
  const last = useRef(sent)
  const [left, wait] = useWait(kept?.left)
  useEffect(() => {
    if (sent) document.getElementById('contact-code')?.focus()
  }, [sent])

  const nameOf = (typed: Values) => shown?.(typed) ?? typed[field]?.trim() ?? ''
  const refuse = async (answer: Failed) => {
    // by another browser
    if (answer.error === 'already_confirmed') await onDone()
    return form.refuse(errorOf(answer), { wait: answer.retry_after })
  }
  const getCode = async (typed: Values, call: () => Sent) => {
    const answer = await ask(call)
    if (answer.status === 'fail') return refuse(answer)
    keepCode(owner, typed, answer.data)
    last.current = typed
    setSent(typed)
    wait(answer.data.resend_after)
  }
  const begin = async () => {
    const typed = form.read()
    if (!typed[field]?.trim()) return form.refuse({ [field]: 'required' })
    // the code that went there a moment ago
    if (left > 0 && last.current && nameOf(last.current) === nameOf(typed)) return setSent(typed)
    return getCode(typed, () => send(typed))
  }
  const finish = async () => {
    const code = (form.read().code ?? '').replace(/\D/g, '')
    if (code.length < CODE_LENGTH[0] || code.length > CODE_LENGTH[1]) return form.refuse({ code: code ? 'code_wrong' : 'required' })
    const answer = await ask(() => confirm(code))
    if (answer.status === 'fail') return answer.error === 'code_wrong' ? form.refuse({ code: 'code_wrong' }) : refuse(answer)
    dropCode(owner)
    await onDone()
    showToast({ text: done, tone: 'ok' }, common)
    onClose()
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    return form.once('send', sent ? finish : begin)
  }
  return (
    <Dialog id="contact" title={title} close={common.close} onClose={onClose}>
      <form ref={form.attach} noValidate tabIndex={-1} className="col" onSubmit={press} onInput={form.onInput}>
        <FormFailure>{form.failure}</FormFailure>
        {sent ? (
          <>
            <Note tone="ok" alert>
              {fill(t.sent_code, { to: nameOf(sent) })}
            </Note>
            <Field name="code" id="contact-code" label={t.code} error={form.problems.code}>
              {(control) => <Input {...control} inputMode="numeric" autoComplete="one-time-code" />}
            </Field>
            <Button type="submit" busy={form.busy === 'send'}>
              {t.confirm}
            </Button>
            <Button
              look="line"
              aria-disabled={left > 0 || undefined}
              busy={form.busy === 'again'}
              onClick={() => form.once('again', () => getCode(sent, again ?? (() => send(sent))))}
            >
              {left > 0 ? fill(resend.resend_in, { seconds: left }) : resend.resend}
            </Button>
            <Button look="bare" onClick={() => setSent(null)}>
              {other}
            </Button>
          </>
        ) : (
          <>
            {children(form)}
            <Button type="submit" busy={form.busy === 'send'}>
              {t.get_code}
            </Button>
          </>
        )}
      </form>
    </Dialog>
  )
}

interface PhoneProps extends Omit<Props, 'title' | 'other' | 'field' | 'send' | 'shown' | 'children'> {
  known: { phone_plain: string | null; phone_default_country_code: number }
  send: (phone: { phone_plain: string; phone_default_country_code: number }) => Sent
}

/** The same for a phone. */
export function PhoneCodeDialog({ known: { phone_plain, phone_default_country_code }, send, ...rest }: PhoneProps) {
  const { edition } = useSite()
  const t = useTexts('joining')
  const values = phone_plain
    ? { phone_plain: showNational(phone_plain, edition), phone_default_country_code: String(phone_default_country_code) }
    : {}
  return (
    <CodeDialog
      {...rest}
      title={t.contacts.phone}
      other={t.contacts.new_phone}
      field="phone_plain"
      send={({ phone_plain: typed = '', phone_default_country_code: country = '1' }) =>
        send({ phone_plain: typed, phone_default_country_code: Number(country) })
      }
      shown={({ phone_plain: typed = '', phone_default_country_code: country = '1' }) =>
        showTyped(plainPhone(typed, Number(country), edition), edition)
      }
    >
      {(form) => <PhoneFields words={t.register} values={values} error={form.problems.phone_plain} />}
    </CodeDialog>
  )
}
