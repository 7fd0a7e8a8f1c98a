import { postQuietly } from '../../data-providers/post-quietly.ts'
import type { Behaviour } from '../island.tsx'
import { waysTo } from '../tutors/profile-ways.ts'

interface Props {
  id: number
  /** Who can't be found in the catalogue is not noted either. */
  isOff?: boolean | undefined
}

/**
 * Notes that this profile was looked at; once somebody reads on, shows whom they looked at before, which a page kept for everybody cannot know: the entries of
 * the page that lists them, as that draws them (spec: decisions CAT-15).
 */
const viewedTutors: Behaviour<Props> = (at, { id, isOff }) => {
  const noted = !isOff && postQuietly('/client/tutors/viewed', { tutor_id: id })
  const [section, line, all] = [at.querySelector('section'), at.querySelector('ul'), at.querySelector('a')]
  if (!section || !line || !all) return

  const show = async () => {
    await noted
    const answer = await fetch(all.href)
    // in no document, where our policy would refuse the page's style
    const page = document.createElement('template')
    page.innerHTML = await answer.text()
    const others = [...page.content.querySelectorAll('[data-tutors] > li')].filter((entry) => !entry.querySelector(waysTo(id)))
    // here they stand below a heading of their own
    for (const entry of others) entry.querySelector('h3')?.removeAttribute('aria-level')
    line.replaceChildren(...others)
    section.hidden = others.length === 0
  }
  // without a line the page ends as it did
  window.addEventListener('scroll', () => show().catch(() => {}), { once: true, passive: true })
}

export default viewedTutors
