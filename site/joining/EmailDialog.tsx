import { type FormEvent, useState } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import { fill } from '../../theme/words.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import { useErrors } from '../forms/error-words.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useWait } from '../forms/use-wait.ts'
import { useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field, Input } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import type { ContactDialogProps } from './contact-dialog.ts'

/** Changes a tutor's address and confirms it by a mailed link (spec: decisions AUTH-18). */
export function EmailDialog({ profile: { email, email_confirmed }, onChanged, onClose }: ContactDialogProps) {
  const t = useTexts('joining').contacts
  const resend = useTexts('auth').code
  const common = useTexts('common')
  const errors = useErrors('errors-auth', 'errors-requests')
  const form = useForm({ readErrors: () => errors })
  const { ask } = useCabinet()
  const [to, setTo] = useState<string | null>(null)
  const [left, wait] = useWait()
  const send = (call: () => ReturnType<typeof sendLink>, address: string) =>
    form.once('send', async () => {
      const answer = await ask(call)
      if (answer.status === 'fail') {
        // by another browser
        if (answer.error === 'already_confirmed') await onChanged()
        return form.refuse(errorOf(answer), { wait: answer.retry_after })
      }
      form.settle()
      // what comes next is shown when it can be pressed
      await onChanged()
      setTo(address)
      wait(answer.data.resend_after)
    })
  const press = (event: FormEvent) => {
    event.preventDefault()
    const typed = form.read().email?.trim() ?? ''
    // the link that went there a moment ago is what it says
    if (left > 0 && typed === to) return
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
          <Button look="line" aria-disabled={left > 0 || undefined} busy={form.busy !== null} onClick={() => send(sendLink, email)}>
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
