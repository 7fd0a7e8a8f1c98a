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
  return <OrderDialog tutor_id={Number(link.dataset.order) || null} online={online} onClose={close} />
}
