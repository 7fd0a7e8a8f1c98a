import { PHONE_MOST } from '../../schemas/auth-terms.ts'
import { FEEDBACK_TEXT } from '../../schemas/feedback-terms.ts'
import { groupThousands } from '../../theme/money.ts'
import { fill } from '../../theme/words.ts'
import { AuthField } from '../auth/AuthForm.tsx'
import { atForm } from '../auth/problems.ts'
import { WriteSheet } from '../auth/WriteSheet.tsx'
import type { Values } from '../forms/values.ts'
import { type FormState, page, redirect, refused, type Visit } from '../page.ts'
import { pathTo } from '../routes.ts'
import { headOf } from '../server/head.ts'
import { useSite, useTexts } from '../site.ts'
import { Field, Input, Textarea } from '../ui/Field.tsx'
import { loadText, StaticText } from './static-page.tsx'

async function load(visit: Visit) {
  const text = await loadText(visit)
  return 'text' in text ? { ...text, isSent: visit.query.sent === '1' } : text
}

/** What was written goes to support (spec: decisions CNT-13). */
async function submit({ api }: Visit, fields: Values) {
  const { name = '', email = '', phone = '', text = '', recaptcha_token = '' } = fields
  const answer = await api.post('/client/send_feedback_email', { feedback: { name, email, phone, text }, recaptcha_token })
  if (answer.status === 'success') return redirect(`${pathTo('contacts')}?sent=1#write`, 303)
  const missing = Object.fromEntries(Object.entries({ name, email, text }).flatMap(([field, value]) => (value.trim() ? [] : [[field, 'required']])))
  return refused({ name, email, phone, text }, { ...atForm(answer.error), ...missing }, answer.retry_after)
}

/** How to reach support, and the form that writes to it (spec: decisions WEB-2, CNT-13). */
export const contacts = page({
  cache: 300,
  keeps: ['sent'],
  load,
  submit,
  head: headOf,
  langLinks: ({ lang_links }) => lang_links,
  View: ({ data, form }) => (
    <div className="split col far">
      <StaticText page={data} />
      <Write form={form} isSent={data.isSent} />
    </div>
  ),
})

function Write({ form, isSent }: { form: FormState | undefined; isSent: boolean }) {
  const t = useTexts('feedback')
  const { optional } = useTexts('common')
  const errors = useTexts('errors')
  const { edition, language } = useSite()
  const [min, max] = FEEDBACK_TEXT
  return (
    <WriteSheet title={t.title} sent={t.sent} isSent={isSent} form={form} submit={t.send} guarded="feedback" limits={{ text: FEEDBACK_TEXT }}>
      {(at) => (
        <>
          <Field name="text" label={t.text} hint={fill(errors.length, { min, max: groupThousands(max, edition, language) })} error={at.errors.text}>
            {(control) => <Textarea {...control} rows={6} maxLength={max} defaultValue={at.values.text ?? ''} autoFocus={at.focusOn('text')} />}
          </Field>
          <AuthField at={at} name="name" label={t.name} autoComplete="name" isName />
          <AuthField at={at} name="email" label={t.email} hint={t.email_hint} type="email" inputMode="email" autoComplete="email" />
          <Field name="phone" label={t.phone} optional={optional} error={at.errors.phone}>
            {(control) => (
              <Input {...control} type="tel" inputMode="tel" autoComplete="tel" maxLength={PHONE_MOST} defaultValue={at.values.phone ?? ''} />
            )}
          </Field>
        </>
      )}
    </WriteSheet>
  )
}
