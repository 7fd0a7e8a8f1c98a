import { FIRST_REVIEWS } from '../../schemas/review-terms.ts'
import { fill } from '../../theme/words.ts'
import type { Behaviour } from '../island.tsx'
import { nextStep } from '../tutors/review-steps.ts'

interface Props {
  tutor: { id: number; name: string }
  /** How many reviews there are; those that came with the page stand in `#reviews-list`. */
  total: number
  /** What the button for more says, `{count}` of them. */
  more: string
}

/** Adds reviews to those that came with the page, where the link without a script asks for a page with more; only then is there code that draws (spec: public 2.15, decisions TUT-21). */
const tutorReviews: Behaviour<Props> = (at, { tutor, total, more: label }, openSite) => {
  const list = document.getElementById('reviews-list')
  const [more, less] = [at.querySelector('a'), at.querySelector('button')]
  const failure = at.querySelector<HTMLElement>('[role=alert] > *')
  const title = document.getElementById('reviews-title')
  if (!list || !more || !less || !failure || !title) return
  let shown = list.children.length
  const show = (count: number) => {
    shown = count
    for (const [n, item] of [...list.children].entries()) (item as HTMLElement).hidden = n >= count
    const next = nextStep(count, total)
    more.hidden = next === count
    more.search = `?reviews=${next}`
    more.textContent = fill(label, { count: next - count })
    less.hidden = count <= FIRST_REVIEWS
  }
  const showMore = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (more.hasAttribute('aria-busy')) return
    const before = shown
    const next = nextStep(before, total)
    if (next > list.children.length) {
      more.setAttribute('aria-busy', 'true')
      const came = await import('../tutors/profile/later-reviews.tsx')
        .then(({ addReviews }) => addReviews(list, { tutor, upTo: next, total }, openSite))
        .catch(() => false)
      more.removeAttribute('aria-busy')
      failure.hidden = came
      if (!came) return
    }
    show(next)
    // who reads by keyboard goes on at the first that came, where assistive technology is told of them
    const first = list.children[before]
    if (first instanceof HTMLElement && !list.ariaHidden) {
      first.tabIndex = -1
      first.focus()
    } else if (more.hidden) less.focus({ preventScroll: true })
  }
  more.addEventListener('click', showMore)
  less.addEventListener('click', () => {
    show(FIRST_REVIEWS)
    title.focus({ preventScroll: true })
    document.getElementById('users_reviews')?.scrollIntoView()
  })
}

export default tutorReviews
