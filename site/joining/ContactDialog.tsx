import { type FormEvent, useState } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import { CODE_LENGTH } from '../../schemas/auth-terms.ts'
import type { OwnProfile } from '../../schemas/index.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { fill } from '../../theme/words.ts'
import { useErrors } from '../forms/error-words.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { PhoneFields } from '../forms/PhoneFields.tsx'
import { useForm } from '../forms/use-form.ts'
import { useWait } from '../forms/use-wait.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field, Input } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import { showToast } from '../ui/Toast.tsx'

export interface ContactDialogProps {
  kind: 'phone' | 'email'
  profile: OwnProfile
  /** Something of the profile is not as it was. */
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Changes a contact and confirms it: an address by a mailed link, a phone by a code (spec: decisions AUTH-18). */
export const ContactDialog = (props: ContactDialogProps) => (props.kind === 'phone' ? <PhoneDialog {...props} /> : <EmailDialog {...props} />)

const useContactForm = () => {
  const { edition } = useSite()
  const errors = useErrors('errors-auth', 'errors-requests')
  return useForm({ edition, readErrors: () => errors })
}

function EmailDialog({ profile: { email, email_confirmed }, onChanged, onClose }: ContactDialogProps) {
  const t = useTexts('joining').contacts
  const resend = useTexts('auth').code
  const common = useTexts('common')
  const form = useContactForm()
  const [to, setTo] = useState<string | null>(null)
  const [left, wait] = useWait()
  const send = (call: () => ReturnType<typeof sendLink>, address: string) =>
    form.once('send', async () => {
      const answer = await call()
      if (answer.status === 'fail') return form.refuse(errorOf(answer))
      form.settle()
      // what comes next is shown when it can be pressed
      await onChanged()
      setTo(address)
      wait(answer.data.resend_after)
    })
  const press = (event: FormEvent) => {
    event.preventDefault()
    const typed = form.read().email?.trim() ?? ''
    return typed ? send(() => api.post('/tutor/email/set', { email: typed }), typed) : form.refuse({ email: 'required' })
  }
  return (
    <Dialog id="contact" title={t.email} close={common.close} onClose={onClose}>
      <form ref={form.attach} noValidate className="col" onSubmit={press} onInput={form.onInput}>
        <FormFailure>{form.failure}</FormFailure>
        {to && (
          <Note tone="ok" alert>
            {fill(t.sent_link, { to })}
          </Note>
        )}
        {email && !email_confirmed && (
          <Button look="line" disabled={left > 0} busy={form.busy !== null} onClick={() => send(sendLink, email)}>
            {left > 0 ? fill(resend.resend_in, { seconds: left }) : t.resend}
          </Button>
        )}
        <Field name="email" id="contact-email" label={t.new_email} error={form.problems.email}>
          {(control) => <Input {...control} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />}
        </Field>
        <Button type="submit" busy={form.busy !== null}>
          {t.save}
        </Button>
      </form>
    </Dialog>
  )
}

const sendLink = () => api.post('/tutor/email/resend')

function PhoneDialog({ profile: { phone_plain, phone_default_country_code }, onChanged, onClose }: ContactDialogProps) {
  const { edition } = useSite()
  const t = useTexts('joining')
  const resend = useTexts('auth').code
  const common = useTexts('common')
  const form = useContactForm()
  const [to, setTo] = useState<string | null>(null)
  const [left, wait] = useWait()

  const getCode = async () => {
    const { phone_plain: typed = '', phone_default_country_code: country = '1' } = form.read()
    if (!typed.trim()) return form.refuse({ phone_plain: 'required' })
    const answer = await api.post('/tutor/profile/phone/set', { phone_plain: typed, phone_default_country_code: Number(country) })
    if (answer.status === 'fail') return form.refuse(errorOf(answer))
    await onChanged()
    setTo(typed)
    wait(answer.data.resend_after)
  }
  const again = () =>
    form.once('again', async () => {
      const answer = await api.post('/tutor/profile/phone/resend_code')
      if (answer.status === 'fail') return form.refuse(errorOf(answer))
      wait(answer.data.resend_after)
    })
  const confirm = async () => {
    const code = (form.read().code ?? '').replace(/\D/g, '')
    if (code.length < CODE_LENGTH[0]) return form.refuse({ code: code ? 'code_wrong' : 'required' })
    const answer = await api.post('/tutor/profile/phone/confirm', { code })
    if (answer.status === 'fail') return form.refuse(answer.error === 'code_wrong' ? { code: 'code_wrong' } : errorOf(answer))
    await onChanged()
    showToast({ text: t.contacts.done, tone: 'ok' }, common)
    onClose()
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    return form.once('send', to ? confirm : getCode)
  }
  const known = phone_plain ? { phone_plain: showPhone(phone_plain, edition), phone_default_country_code: String(phone_default_country_code) } : {}
  return (
    <Dialog id="contact" title={t.contacts.phone} close={common.close} onClose={onClose}>
      <form ref={form.attach} noValidate className="col" onSubmit={press} onInput={form.onInput}>
        <FormFailure>{form.failure}</FormFailure>
        {to ? (
          <>
            <Note tone="ok" alert>
              {fill(t.contacts.sent_code, { to })}
            </Note>
            <Field name="code" id="contact-code" label={t.contacts.code} error={form.problems.code}>
              {(control) => <Input {...control} inputMode="numeric" autoComplete="one-time-code" autoFocus />}
            </Field>
            <Button type="submit" busy={form.busy === 'send'}>
              {t.contacts.confirm}
            </Button>
            <Button look="line" disabled={left > 0} busy={form.busy === 'again'} onClick={again}>
              {left > 0 ? fill(resend.resend_in, { seconds: left }) : resend.resend}
            </Button>
            <Button look="bare" onClick={() => setTo(null)}>
              {t.contacts.new_phone}
            </Button>
          </>
        ) : (
          <>
            <PhoneFields words={t.register} values={known} error={form.problems.phone_plain} />
            <Button type="submit" busy={form.busy === 'send'}>
              {t.contacts.get_code}
            </Button>
          </>
        )}
      </form>
    </Dialog>
  )
}
