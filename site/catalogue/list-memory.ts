import { rememberLesson } from '../tutors/lesson-memory.ts'
import { tutorAt, waysTo } from '../tutors/profile-ways.ts'
import { noteVisit, takeVisit, wentBack } from './last-visited.ts'

const LIST = 'catalog'

/** Whether the page was come back to: by the browser's way back, or by a link of a profile. */
const cameBack = (): boolean => wentBack() || document.referrer.includes('/user-')

/**
 * Before a profile or its order form is opened, keeps the list's lesson for it, before a profile also the place in the list for the way back; on the way back goes to that place
 * when the tutor is still listed (spec: public 2.11, 2.16).
 */
export function rememberList(lesson: number | null): void {
  const visit = takeVisit(LIST)
  if (visit && cameBack() && document.querySelector(waysTo(visit.id))) window.scrollTo({ top: visit.scrollY, behavior: 'instant' })

  document.addEventListener('click', ({ target }) => {
    const way = target instanceof Element ? target.closest('a, button') : null
    const tutor = tutorAt(way)
    if (tutor || way?.matches('[data-order]')) rememberLesson(lesson)
    if (tutor) noteVisit(LIST, tutor)
  })
}
