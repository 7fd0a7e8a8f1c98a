import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { closeLeft, isCovering } from '../../browser/close-left.ts'
import { holdPage } from '../../browser/hold-page.ts'
import { type Site, SiteContext, useSite, useTexts } from '../../site.ts'
import { type Review, ReviewEntry } from '../../tutors/ReviewEntry.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './ReviewsPopover.module.css'
import { reviewsOf } from './stored-reviews.ts'

/** Above so many the popover leads on to the profile (spec: public 2.14). */
const SHOWN = 10

export interface Reviewed {
  id: number
  name: string
  /** `38 reviews`. */
  count: string
  total: number
  /** The reviews in the profile. */
  href: string
}

const ID = 'tutor-reviews'

/** A tutor's newest reviews over the page; on a phone it rises from below and locks the page (spec: public 2.14). */
export function ReviewsPopover({ at, tutor, onClose }: { at: HTMLElement; tutor: Reviewed; onClose: () => void }) {
  const { language } = useSite()
  const t = useTexts('reviews')
  const [reviews, setReviews] = useState<Review[] | null>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew for each opening
  useEffect(() => {
    const box = document.getElementById(ID)
    if (!box) return
    const letGo = isCovering() ? holdPage() : () => {}
    const closed = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'closed') return
      letGo()
      onClose()
    }
    box.addEventListener('toggle', closed)
    document.addEventListener('focusout', closeLeft)
    // with its source the keyboard goes on from there, wherever in the page the popover stands
    box.showPopover({ source: at })
    box.querySelector('button')?.focus()
    reviewsOf(tutor.id, language).then(setReviews)
    return () => {
      box.removeEventListener('toggle', closed)
      letGo()
    }
  }, [])
  return (
    <Popover id={ID} title={`${tutor.name}, ${tutor.count}`} close={t.close} className={styles.root ?? ''}>
      {reviews === undefined ? (
        <Skeleton label={t.loading} />
      ) : reviews === null ? (
        <p className={styles.line} role="alert">
          {t.failed}
        </p>
      ) : (
        <ul>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewEntry review={review} />
            </li>
          ))}
        </ul>
      )}
      {reviews?.length === 0 && <p className={styles.line}>{t.none}</p>}
      {tutor.total > SHOWN && (
        <p className={`${styles.line} row`}>
          <a href={tutor.href}>{t.all}</a>
        </p>
      )}
    </Popover>
  )
}

let root: ReturnType<typeof createRoot> | undefined
let opened = 0

/** Opens a tutor's reviews at the element that was pressed, which gets the focus back. */
export function openReviews(at: HTMLElement, tutor: Reviewed, site: Site) {
  // outside of it the popover's head would be one of the page
  const main = document.querySelector('main') ?? document.body
  root ??= createRoot(main.appendChild(document.createElement('div')))
  const close = () => {
    at.removeAttribute('aria-expanded')
    if (document.activeElement === document.body) at.focus()
  }
  at.setAttribute('aria-expanded', 'true')
  opened += 1
  root.render(
    <SiteContext.Provider value={site}>
      <ReviewsPopover key={opened} at={at} tutor={tutor} onClose={close} />
    </SiteContext.Provider>,
  )
}
