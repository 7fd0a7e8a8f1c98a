import { scrollToInvalid } from '../forms/scroll-to-invalid.ts'
import type { Behaviour } from '../island.tsx'
import styles from '../ui/Field.module.css'

/** Shows the first wrong field of a form that its page sent back; one that is corrected is no longer wrong (spec: public 5). */
const firstProblem: Behaviour<object> = () => {
  scrollToInvalid(document)
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const { insteadOf = '' } = target.dataset
    for (const field of [target, ...document.getElementsByName(insteadOf)]) correct(field)
  })
}

/** Takes the mark from a wrong field, or all of its choices, and gives back the hint whose place the problem took. */
function correct(field: HTMLElement) {
  if (!field.hasAttribute('aria-invalid')) return
  for (const one of document.getElementsByName(field.getAttribute('name') ?? '')) one.removeAttribute('aria-invalid')
  const note = document.getElementById(field.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? '')
  const { hint } = field.dataset
  if (!hint) return note?.remove()
  note?.replaceChildren(hint)
  note?.setAttribute('class', styles.hint ?? '')
}

export default firstProblem
