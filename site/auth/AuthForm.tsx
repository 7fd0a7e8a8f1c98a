import type { ReactNode } from 'react'
import { PERSON_NAME } from '../../schemas/auth-terms.ts'
import type { CaptchaAction } from '../../schemas/captcha-terms.ts'
import type { ErrorCode } from '../../schemas/errors.ts'
import { FirstProblem } from '../behaviours/index.ts'
import { type Limits, useErrors, wordProblems } from '../forms/error-words.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { PersonCheck } from '../forms/PersonCheck.tsx'
import { isPersonAsked } from '../forms/person-asked.ts'
import { wordsAfter } from '../forms/words-after.ts'
import { SubmitOnce } from '../islands/index.ts'
import type { FormState } from '../page.ts'
import { useSite } from '../site.ts'
import { Field, Input } from '../ui/Field.tsx'

interface Props {
  form: FormState | undefined
  submit: string
  /** Which of a page's forms it is. */
  action?: string
  /** What a robot may try by it too. */
  guarded?: CaptchaAction
  /** Another button, which sends the same fields. */
  other?: ReactNode
  /** What this form says of an error in its own words, and how long its own fields may be. */
  words?: Readonly<Record<string, string>>
  limits?: Limits
  children: (at: FormTools) => ReactNode
}

interface FormTools {
  values: FormState['values']
  /** In words, by field. */
  errors: FormState['errors']
  /** Whether a field is wrong: of those that ask for the focus a browser gives it to the first on the page. */
  focusOn: (name: string) => boolean
  /** Id of the form's own line, where that is about this field. */
  lineAbout: (name: string) => string | undefined
}

const LINE = 'failure'

/** Who fills it in says their own name. */
const names = { name: PERSON_NAME, last_name: PERSON_NAME }

/** A form of a sign-in page: posts to its own address, comes back with what is wrong in words. */
export function AuthForm({ form, submit, action, guarded, other, words, limits, children }: Props) {
  const site = useSite()
  const known = { ...wordsAfter(useErrors('errors-auth', 'errors-requests'), form?.wait, site), ...words }
  // a password that fits no login is typed anew
  const isWrongPassword = form?.errors.form === ('wrong_credentials' satisfies ErrorCode)
  const lineAbout = (name: string) => (isWrongPassword && name === 'password' ? LINE : undefined)
  const { form: failure, ...errors } = wordProblems(known, form?.errors ?? {}, site, { ...names, ...limits })
  return (
    <form method="post" noValidate className="col">
      {action && <input type="hidden" name="action" value={action} />}
      {failure && (
        <div id={LINE}>
          <FormFailure>{failure}</FormFailure>
        </div>
      )}
      {children({ values: form?.values ?? {}, errors, focusOn: (name) => (errors[name] ?? lineAbout(name)) !== undefined, lineAbout })}
      {guarded && <PersonCheck action={guarded} error={errors.recaptcha_token} isAsked={form !== undefined && isPersonAsked(form)} />}
      <SubmitOnce label={submit} />
      {other}
      {form && <FirstProblem />}
    </form>
  )
}

interface TextProps {
  at: FormTools
  name: string
  label: string
  hint?: string
  type?: string
  autoComplete: string
  inputMode?: 'numeric' | 'email' | 'tel'
  /** Of a person: browsers write it with a capital. */
  isName?: boolean
}

/** One text field of such a form; a password never comes back. */
export const AuthField = ({ at, name, label, hint, type = 'text', autoComplete, inputMode, isName }: TextProps) => (
  <Field name={name} label={label} hint={hint} error={at.errors[name]}>
    {(control) => (
      <Input
        {...control}
        aria-describedby={control['aria-describedby'] ?? at.lineAbout(name)}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        autoCapitalize={isName ? 'words' : 'none'}
        spellCheck={false}
        autoFocus={at.focusOn(name)}
        {...(type !== 'password' && { defaultValue: at.values[name] })}
      />
    )}
  </Field>
)
