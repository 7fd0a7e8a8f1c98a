import { createRoot } from 'react-dom/client'
import { api } from '../../../data-providers/api.ts'
import { type Site, SiteContext } from '../../site.ts'
import { TutorLine } from '../TutorLine.tsx'

/** Fills a section with the tutors looked at before this one, and shows it; without any it stays hidden. */
export async function showViewed(at: HTMLElement, id: number, openSite: () => Promise<Site>) {
  const section = at.querySelector('section')
  const list = section?.querySelector('[data-line]')
  const site = await openSite()
  const { edition, language } = site
  const [answer] = await Promise.all([
    api.get('/client/tutors/viewed', { query: language === edition.locales[0] ? 'viewed' : `${language}/viewed` }),
    site.fetchTexts('main', 'common'),
  ])
  if (!section || !list || answer.status === 'fail') return
  const others = answer.data.tutors.tutors.filter((tutor) => tutor.id !== id)
  if (others.length === 0) return
  createRoot(list).render(
    <SiteContext.Provider value={site}>
      <TutorLine tutors={others} />
    </SiteContext.Provider>,
  )
  section.hidden = false
}
