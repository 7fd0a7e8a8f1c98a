import type { FormLocation } from '../browser/data-layer.ts'
import { usePressed } from '../browser/use-pressed.ts'
import { OrderDialog } from '../requests/OrderDialog.tsx'

/**
 * Opens the order form over the page for every link that says `data-order`, of the tutor whom its path names, or of no one in particular;
 * without script the link leads to the form's own page, whose `?from=online` marks the block of online tutors (spec: public 4, ordering a tutor).
 */
export default function OrderFormDialog() {
  const [link, close] = usePressed<HTMLAnchorElement>('a[data-order]')
  if (!link) return null
  const query = new URL(link.href).searchParams
  return (
    <OrderDialog
      tutor_id={tutorOf(link)}
      online={query.get('from') === 'online'}
      lesson={query.get('lesson')}
      location={locationOf(link)}
      onClose={close}
    />
  )
}

/** `/request/7` asks 7, `/request/` nobody in particular. */
const tutorOf = ({ pathname }: HTMLAnchorElement): number | null => Number(/\/(\d+)$/.exec(pathname)?.[1]) || null

/** Where the link stands that opened it. */
function locationOf(link: HTMLAnchorElement): FormLocation {
  const told = link.closest<HTMLElement>('[data-location]')?.dataset.location
  if (told) return told as FormLocation
  if (tutorOf(link) === null) return 'catalog_header'
  return /\/user-\d+/.test(window.location.pathname) ? 'profile' : 'catalog_card'
}
