import type { Language } from '../../../editions/language-table.ts'
import type { Texts } from '../../texts.ts'
import type { Reviewed } from './ReviewsPopover.tsx'

/** What an entry of the list says about its tutor's reviews. */
function reviewedOf(at: HTMLElement): Reviewed {
  const count = at.querySelector('u')?.textContent ?? ''
  return {
    id: Number(at.dataset.reviews),
    name: at.closest('article')?.querySelector('h2')?.textContent ?? '',
    count,
    total: Number.parseInt(count, 10),
    href: at.getAttribute('href') ?? at.getAttribute('formaction') ?? '',
  }
}

const wordsAt = (address: string): Promise<{ default: Texts['reviews'] }> => import(/* @vite-ignore */ address)

/**
 * Opens reviews over the list instead of leaving it: code, words and reviews are loaded when a pointer or the focus comes near, and shown
 * by the click (spec: public 2.13). Returns how to stop.
 */
export function offerReviews(texts: string, language: Language): () => void {
  const markAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('[data-reviews]') : null)
  const near = async (event: Event) => {
    const at = markAt(event)
    if (!at) return
    const [{ reviewsOf }] = await Promise.all([import('./stored-reviews.ts'), import('./ReviewsPopover.tsx'), wordsAt(texts)])
    reviewsOf(Number(at.dataset.reviews), language)
  }
  const press = async (event: MouseEvent) => {
    const at = markAt(event)
    if (!at || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    const [{ openReviews }, words] = await Promise.all([import('./ReviewsPopover.tsx'), wordsAt(texts)])
    openReviews(at, reviewedOf(at), { t: words.default, language })
  }
  document.addEventListener('pointerover', near)
  document.addEventListener('focusin', near)
  document.addEventListener('click', press, true)
  return () => {
    document.removeEventListener('pointerover', near)
    document.removeEventListener('focusin', near)
    document.removeEventListener('click', press, true)
  }
}
