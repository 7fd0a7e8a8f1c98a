import { type FormEvent, type ReactNode, useState } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import { CODE_LENGTH } from '../../schemas/auth-terms.ts'
import type { ClientAccount } from '../../schemas/client-account.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { fill } from '../../theme/words.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import { useErrors } from '../forms/error-words.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { PhoneFields } from '../forms/PhoneFields.tsx'
import { type Form, useForm } from '../forms/use-form.ts'
import { useWait } from '../forms/use-wait.ts'
import type { Values } from '../forms/values.ts'
import { readAuth } from '../layout/account/store.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field, Input } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import { showToast } from '../ui/Toast.tsx'

interface Props {
  client: ClientAccount
  onDone: () => void
  onClose: () => void
}

export function PhoneDialog(props: Props) {
  const { edition } = useSite()
  const t = useTexts('joining')
  const { phone_plain, phone_default_country_code } = props.client
  const known = phone_plain ? { phone_plain: showPhone(phone_plain, edition), phone_default_country_code: String(phone_default_country_code) } : {}
  return (
    <ContactDialog {...props} title={t.contacts.phone} other={t.contacts.new_phone} field="phone_plain" codeOf={phoneOf}>
      {(form) => <PhoneFields words={t.register} values={known} error={form.problems.phone_plain} />}
    </ContactDialog>
  )
}

export function EmailDialog(props: Props) {
  const t = useTexts('joining').contacts
  return (
    <ContactDialog {...props} title={t.email} other={t.new_email} field="email" codeOf={emailOf}>
      {(form) => (
        <Field name="email" id="contact-email" label={t.email} error={form.problems.email}>
          {(control) => (
            <Input
              {...control}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={props.client.email ?? ''}
            />
          )}
        </Field>
      )}
    </ContactDialog>
  )
}

const phoneOf = ({ phone_plain = '', phone_default_country_code = '1' }: Values) => ({
  phone_plain,
  phone_default_country_code: Number(phone_default_country_code),
})
const emailOf = ({ email = '' }: Values) => ({ email: email.trim() })

interface ContactProps extends Props {
  title: string
  /** Leads from the code back to the contact. */
  other: string
  /** What must not be empty. */
  field: 'phone_plain' | 'email'
  codeOf: (values: Values) => Parameters<typeof sendCode>[0]
  children: (form: Form) => ReactNode
}

const sendCode = (contact: { email?: string; phone_plain?: string; phone_default_country_code?: number }) => api.post('/client/contact/set', contact)

/** A new contact, or the old one to be confirmed: first the contact, then the code that went there. */
function ContactDialog({ title, other, field, codeOf, children, onDone, onClose }: ContactProps) {
  const { edition } = useSite()
  const words = useTexts('client-account').settings.contacts
  const t = useTexts('joining').contacts
  const resend = useTexts('auth').code
  const common = useTexts('common')
  const { ask } = useCabinet()
  const errors = useErrors('errors-auth', 'errors-requests')
  const form = useForm({ edition, readErrors: () => errors })
  const [sent, setSent] = useState<{ contact: Parameters<typeof sendCode>[0]; to: string } | null>(null)
  const [left, wait] = useWait()

  const getCode = async (contact: Parameters<typeof sendCode>[0], to: string) => {
    const answer = await ask(() => sendCode(contact))
    if (answer.status === 'fail') return form.refuse(errorOf(answer))
    setSent({ contact, to })
    wait(answer.data.resend_after)
  }
  const begin = () => {
    const typed = form.read()[field]?.trim() ?? ''
    return typed ? getCode(codeOf(form.read()), typed) : form.refuse({ [field]: 'required' })
  }
  const confirm = async () => {
    const code = (form.read().code ?? '').replace(/\D/g, '')
    if (code.length < CODE_LENGTH[0]) return form.refuse({ code: code ? 'code_wrong' : 'required' })
    const answer = await ask(() => api.post('/client/contact/confirm', { code }))
    if (answer.status === 'fail') return form.refuse(answer.error === 'code_wrong' ? { code: 'code_wrong' } : errorOf(answer))
    showToast({ text: words.done, tone: 'ok' }, common)
    readAuth()
    onDone()
    onClose()
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    return form.once('send', sent ? confirm : begin)
  }
  return (
    <Dialog id="contact" title={title} close={common.close} onClose={onClose}>
      <form ref={form.attach} noValidate className="col" onSubmit={press} onInput={form.onInput}>
        <FormFailure>{form.failure}</FormFailure>
        {sent ? (
          <>
            <Note tone="ok" alert>
              {fill(t.sent_code, { to: sent.to })}
            </Note>
            <Field name="code" id="contact-code" label={t.code} error={form.problems.code}>
              {(control) => <Input {...control} inputMode="numeric" autoComplete="one-time-code" autoFocus />}
            </Field>
            <Button type="submit" busy={form.busy === 'send'}>
              {t.confirm}
            </Button>
            <Button
              look="line"
              disabled={left > 0}
              busy={form.busy === 'again'}
              onClick={() => form.once('again', () => getCode(sent.contact, sent.to))}
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
