import { CODE_DIGITS, CODE_MINUTES, EMAIL_LENGTH } from '../../schemas/auth-terms.ts'
import { plural } from '../../theme/words.ts'
import { useErrors, wordProblems } from '../forms/error-words.ts'
import { LoginContact, LoginResend } from '../islands/index.ts'
import type { FormState } from '../page.ts'
import { useSite, useTexts } from '../site.ts'
import { Field } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import { AuthField, AuthForm } from './AuthForm.tsx'
import { shownContact } from './contact.ts'
import type { SentCode } from './sent-code.ts'

/** Sign-in by code: first where it goes, then the code itself. `another` leads back to the first. */
export function CodeForm({ form, another }: { form: FormState | undefined; another: string }) {
  const { edition, language } = useSite()
  const t = useTexts('auth')
  const { contact = '', client_id, resend_at = '', expires_at = '' } = form?.values ?? {}
  if (!client_id) return <ContactForm form={form} />
  const sent: SentCode = { contact, client_id, resend_at, expires_at }
  const resend = <LoginResend words={{ resend: t.code.resend, resend_in: t.code.resend_in }} seconds={secondsUntil(resend_at)} sent={sent} />
  const kept = Object.entries(sent).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
  return (
    <div className="col">
      <Note tone="info">{plural(t.code.sent, CODE_MINUTES, edition, language, { contact: shownContact(contact, edition) })}</Note>
      {/* one form for both ways on, so that one captcha serves them */}
      <AuthForm form={form} submit={t.submit} guarded="code" other={resend}>
        {(at) => (
          <>
            {kept}
            <AuthField at={at} name="auth_code" label={t.code.code} inputMode="numeric" autoComplete="one-time-code" />
          </>
        )}
      </AuthForm>
      <p>
        <a href={another}>{t.code.other}</a>
      </p>
    </div>
  )
}

/** Seconds until a moment that a form kept, ms; a form may say anything. */
const secondsUntil = (moment: string) => Math.max(0, Math.ceil((Number(moment) - Date.now()) / 1000)) || 0

/** A phone that is too long is told its own rule. */
const limits = { contact: EMAIL_LENGTH }

function ContactForm({ form }: { form: FormState | undefined }) {
  const site = useSite()
  const { edition, language } = site
  const t = useTexts('auth').code
  const { contact: error } = wordProblems(useErrors('errors-auth', 'errors-requests'), form?.errors ?? {}, site, limits)
  return (
    <AuthForm form={form} submit={t.get} action="send" guarded="code">
      {() => (
        <Field name="contact" label={t.contact} hint={plural(t.contact_hint, CODE_DIGITS, edition, language)} error={error}>
          {(control) => (
            <LoginContact
              id={control.id}
              name={control.name}
              value={form?.values.contact ?? ''}
              invalid={error !== undefined}
              describedBy={control['aria-describedby'] ?? ''}
            />
          )}
        </Field>
      )}
    </AuthForm>
  )
}
