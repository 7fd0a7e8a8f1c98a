import type { Behaviour } from '../island.tsx'

/** Notes that this profile was looked at; once somebody reads on, shows whom they looked at before, which a page kept for everybody cannot know (spec: decisions CAT-15). */
const viewedTutors: Behaviour<{ id: number }> = (at, { id }, openSite) => {
  // what is not noted is nobody's trouble
  const noted = fetch('/api/client/tutors/viewed', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tutor_id: id }),
  })
    .then((answer) => answer.text())
    .catch(() => {})
  const show = async () => {
    const [{ showViewed }] = await Promise.all([import('../tutors/profile/later-viewed.tsx'), noted])
    await showViewed(at, id, openSite)
  }
  window.addEventListener('scroll', show, { once: true, passive: true })
}

export default viewedTutors
