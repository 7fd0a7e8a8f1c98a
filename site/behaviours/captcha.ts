import type { CaptchaAction } from '../../schemas/captcha-terms.ts'
import { showCaptcha } from '../browser/captcha.ts'
import type { Behaviour } from '../island.tsx'

/** Asks the server whether the form has to show that a person sends it, and shows the captcha then, or that it can't be shown. */
const captcha: Behaviour<{ action: CaptchaAction }> = async (at, { action }) => {
  const [part, box, field] = [at.querySelector('fieldset'), at.querySelector<HTMLElement>('[data-captcha]'), at.querySelector('input')]
  const lost = at.querySelector<HTMLElement>('[data-lost]')
  if (!part || !box || !field || !lost) return
  const take = (token: string) => {
    field.value = token
  }
  // what a browser brings back with the page was spent by it
  take('')
  const shown = await showCaptcha(box, action, take)
  part.hidden = shown !== 'shown'
  lost.hidden = shown !== 'lost'
}

export default captcha
