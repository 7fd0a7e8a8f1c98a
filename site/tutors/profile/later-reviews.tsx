import { createRoot } from 'react-dom/client'
import { api } from '../../../data-providers/api.ts'
import { type Site, SiteContext } from '../../site.ts'
import { newestFirst } from '../newest-first.ts'
import { ReviewEntry } from '../ReviewEntry.tsx'

interface Wanted {
  tutor: { id: number; name: string }
  upTo: number
  /** How many reviews there were when the page was drawn. */
  total: number
}

/** Adds to a list of reviews those up to a count that it lacks; false when they could not be had. */
export async function addReviews(list: Element, { tutor, upTo, total }: Wanted, openSite: () => Promise<Site>): Promise<boolean> {
  const site = await openSite()
  const [answer] = await Promise.all([
    api.post('/client/tutor/reviews', { tutor_id: tutor.id, lang: site.language, limit: upTo }),
    site.fetchTexts('reviews'),
  ])
  if (answer.status === 'fail') return false
  const { reviews, total_count } = answer.data.order_reviews
  // what was written meanwhile stands before all others
  const known = list.children.length + total_count - total
  for (const review of newestFirst(reviews).slice(Math.max(0, known))) {
    const item = list.appendChild(document.createElement('li'))
    createRoot(item).render(
      <SiteContext.Provider value={site}>
        <ReviewEntry review={review} tutor={tutor.name} />
      </SiteContext.Provider>,
    )
  }
  return true
}
