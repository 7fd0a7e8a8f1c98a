import type { Behaviour } from '../island.tsx'
import { forgetLesson, rememberedLesson as kept, rememberLesson } from '../tutors/lesson-memory.ts'

/**
 * Chooses the lesson that the catalogue was filtered by, when the tutor teaches it; it is forgotten with the page (spec: public 2.15). The order form opens
 * with the one that is chosen meanwhile, also on the way back.
 */
const rememberedLesson: Behaviour<{ taught: readonly number[] }> = (_, { taught }) => {
  const radio = document.querySelector<HTMLInputElement>(`#lessons input[value="${kept(taught)}"]`)
  if (radio) radio.checked = true
  document.querySelector('#lessons')?.addEventListener('change', ({ target }) => rememberLesson(Number((target as HTMLInputElement).value)))
  let left: number | null = null
  window.addEventListener('pagehide', () => {
    left = kept(taught)
    forgetLesson()
  })
  // back out of the browser's memory the page shows the lesson that it was left with
  window.addEventListener('pageshow', () => left && rememberLesson(left))
}

export default rememberedLesson
