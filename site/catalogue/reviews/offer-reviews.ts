import { afterPaint } from '../../browser/after-paint.ts'
import type { Site } from '../../site.ts'
import { tutorAt } from '../../tutors/profile-ways.ts'
import type { Reviewed } from './ReviewsPopover.tsx'

/** What an entry of the list says about its tutor's reviews. */
function reviewedOf(at: HTMLElement): Reviewed {
  const count = at.querySelector('u')?.textContent ?? ''
  return {
    id: tutorAt(at),
    name: at.closest('article')?.querySelector('h2')?.textContent ?? '',
    count,
    // thousands are parted
    total: Number(count.replaceAll(/\D/g, '')),
    href: at.getAttribute('href') ?? at.getAttribute('formaction') ?? '',
  }
}

/**
 * Opens reviews over the list instead of leaving it: code, words and reviews are loaded when a pointer or the focus comes near, and shown
 * by the click, which leads to the profile where they can't be had (spec: public 2.13).
 */
export function offerReviews(openSite: () => Promise<Site>): void {
  const siteWithWords = async () => {
    const site = await openSite()
    await site.fetchTexts('reviews')
    return site
  }
  // a finger comes near as it presses: that is drawn first
  const fetchWork = () =>
    afterPaint()
      .then(() => Promise.all([siteWithWords(), import('./ReviewsPopover.tsx'), import('./stored-reviews.ts')]))
      .catch(() => null)
  const markAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('[data-reviews]') : null)
  const near = async (event: Event) => {
    const at = markAt(event)
    if (!at) return
    const work = await fetchWork()
    work?.[2].reviewsOf(tutorAt(at), work[0].language)
  }
  const press = async (event: MouseEvent) => {
    const at = markAt(event)
    if (!at || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    const tutor = reviewedOf(at)
    const work = await fetchWork()
    if (work) work[1].openReviews(at, tutor, work[0])
    else window.location.href = tutor.href
  }
  document.addEventListener('pointerover', near)
  document.addEventListener('focusin', near)
  document.addEventListener('click', press, true)
}
