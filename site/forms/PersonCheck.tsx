import type { CaptchaAction } from '../../schemas/captcha-terms.ts'
import { Captcha } from '../behaviours/index.ts'
import { useSite, useTexts } from '../site.ts'
import { FieldError } from '../ui/Field.tsx'

interface Props {
  action: CaptchaAction
  /** What was wrong with it, in words. */
  error?: string | undefined
  /** The form was refused for want of its token. */
  isAsked?: boolean | undefined
}

/** Inside a form that the server draws: where the captcha shows itself when one is needed. Its token is the form's field `recaptcha_token` (spec: decisions API-12). */
export function PersonCheck({ action, error, isAsked = false }: Props) {
  const { captcha } = useSite()
  const t = useTexts('common').person
  if (!captcha) return null
  return (
    <>
      <Captcha action={action}>
        <fieldset hidden>
          <legend className="hide">{t.label}</legend>
          <div data-captcha />
          <input type="hidden" name="recaptcha_token" />
        </fieldset>
        <p hidden className="soft" data-lost>
          {t.not_shown}
        </p>
      </Captcha>
      {error && <FieldError>{error}</FieldError>}
      {isAsked && (
        <noscript>
          <p className="soft">{t.not_shown}</p>
        </noscript>
      )}
    </>
  )
}
