import { createRoot } from 'react-dom/client'
import { api } from '../../../data-providers/api.ts'
import { type Site, SiteContext } from '../../site.ts'
import { newestFirst } from '../newest-first.ts'
import { ReviewEntry } from '../ReviewEntry.tsx'

/** Adds to a list of reviews those up to a count that it lacks; false when they could not be had. */
export async function addReviews(list: Element, tutor: { id: number; name: string }, upTo: number, openSite: () => Promise<Site>): Promise<boolean> {
  const site = await openSite()
  const [answer] = await Promise.all([
    api.post('/client/tutor/reviews', { tutor_id: tutor.id, lang: site.language, limit: upTo }),
    site.fetchTexts('reviews'),
  ])
  if (answer.status === 'fail') return false
  for (const review of newestFirst(answer.data.order_reviews.reviews).slice(list.children.length)) {
    const item = list.appendChild(document.createElement('li'))
    createRoot(item).render(
      <SiteContext.Provider value={site}>
        <ReviewEntry review={review} tutor={tutor.name} />
      </SiteContext.Provider>,
    )
  }
  return true
}
