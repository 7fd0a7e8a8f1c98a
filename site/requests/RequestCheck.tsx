import { useEffect, useRef } from 'react'
import { useSite, useTexts } from '../site.ts'

interface Props {
  /** How often the form was refused: a token holds for one try. */
  refusals: number
  /** It came back from its page for want of the token. */
  isAsked?: boolean | undefined
}

/** `PersonCheck` of a form that the browser draws and sends: where the captcha shows itself when one is needed; its token is the form's field `recaptcha_token` (spec: decisions API-12). */
export function RequestCheck({ refusals, isAsked = false }: Props) {
  const { captcha } = useSite()
  const words = useTexts('common').person
  const part = useRef<HTMLFieldSetElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const lost = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown anew after each refusal
  useEffect(() => {
    if (!captcha) return
    const box = document.createElement('div')
    part.current?.append(box)
    const take = (token: string) => {
      if (field.current) field.current.value = token
    }
    take('')
    import('../browser/captcha.ts')
      .then(({ showCaptcha }) => showCaptcha(box, 'request', take))
      .then(
        (shown) => {
          if (part.current) part.current.hidden = shown !== 'shown'
          if (lost.current) lost.current.hidden = shown !== 'lost'
        },
        () => {},
      )
    return () => box.remove()
  }, [captcha, refusals])
  if (!captcha) return null
  return (
    <>
      <fieldset ref={part} hidden>
        <legend className="hide">{words.label}</legend>
        <input ref={field} type="hidden" name="recaptcha_token" />
      </fieldset>
      <p ref={lost} hidden className="soft">
        {words.not_shown}
      </p>
      {isAsked && (
        <noscript>
          <p className="soft">{words.not_shown}</p>
        </noscript>
      )}
    </>
  )
}
