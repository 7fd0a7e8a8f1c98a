import { closeLeft } from '../browser/close-left.ts'
import type { Behaviour } from '../island.tsx'

/** Watches the popovers of the whole page. */
const popovers: Behaviour<object> = () => {
  document.addEventListener('focusout', closeLeft)
}

export default popovers
