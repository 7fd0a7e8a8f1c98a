import type { Behaviour } from '../island.tsx'
import { forgetLesson, rememberedLesson as kept, rememberLesson } from '../tutors/lesson-memory.ts'

/**
 * Chooses the lesson that the catalogue was filtered by, when the tutor teaches it; it is forgotten with the page (spec: public 2.15). The order form opens
 * with the one that is chosen meanwhile.
 */
const rememberedLesson: Behaviour<{ taught: readonly number[] }> = (_, { taught }) => {
  const radio = document.querySelector<HTMLInputElement>(`#lessons input[value="${kept(taught)}"]`)
  if (radio) radio.checked = true
  document.querySelector('#lessons')?.addEventListener('change', ({ target }) => rememberLesson(Number((target as HTMLInputElement).value)))
  window.addEventListener('pagehide', forgetLesson)
}

export default rememberedLesson
