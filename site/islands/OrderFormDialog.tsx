import type { FormLocation } from '../browser/data-layer.ts'
import { usePressed } from '../browser/use-pressed.ts'
import { OrderDialog } from '../requests/OrderDialog.tsx'

/**
 * Opens the order form over the page for every link that says `data-order="{tutor_id}"`, or `data-order=""` for no tutor in particular;
 * without script the link leads to the form's own page, whose `?from=online` marks the block of online tutors (spec: public 4, ordering a tutor).
 */
export default function OrderFormDialog() {
  const [link, close] = usePressed<HTMLAnchorElement>('a[data-order]')
  if (!link) return null
  const online = new URL(link.href).searchParams.get('from') === 'online'
  return <OrderDialog tutor_id={Number(link.dataset.order) || null} online={online} location={locationOf(link)} onClose={close} />
}

/** Where the link stands that opened it. */
function locationOf(link: HTMLElement): FormLocation {
  const told = link.closest<HTMLElement>('[data-location]')?.dataset.location
  if (told) return told as FormLocation
  if (!link.dataset.order) return 'catalog_header'
  return /\/user-\d+/.test(window.location.pathname) ? 'profile' : 'catalog_card'
}
