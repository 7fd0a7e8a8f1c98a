import type { CaptchaAction } from '../../schemas/captcha-terms.ts'
import { showCaptcha } from '../browser/captcha.ts'
import type { Behaviour } from '../island.tsx'

/** Asks the server whether the form has to show that a person sends it, and shows the captcha then. */
const captcha: Behaviour<{ action: CaptchaAction }> = async (at, { action }) => {
  const [part, box, field] = [at.querySelector('fieldset'), at.querySelector<HTMLElement>('[data-captcha]'), at.querySelector('input')]
  if (!part || !box || !field) return
  const take = (token: string) => {
    field.value = token
  }
  // what a browser brings back with the page was spent by it
  take('')
  part.hidden = !(await showCaptcha(box, action, take))
}

export default captcha
