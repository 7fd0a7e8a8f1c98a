import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { OrderDialog, type Wanted } from '../requests/OrderDialog.tsx'

/**
 * Opens the order form over the page for every link that says `data-order="{tutor_id}"`, or `data-order=""` for no tutor in particular;
 * without script the link leads to the form's own page, whose `?from=online` marks the block of online tutors (spec: public 4, ordering a tutor).
 */
export default function OrderFormDialog() {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  // the press that fetched this is made again as soon as it is drawn
  useLayoutEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-order]') : null
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return
      event.preventDefault()
      opener.current = link
      setWanted({ tutor_id: Number(link.dataset.order) || null, online: new URL(link.href).searchParams.get('from') === 'online' })
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])
  useEffect(() => {
    if (!wanted) opener.current?.focus()
  }, [wanted])
  return wanted && <OrderDialog {...wanted} onClose={() => setWanted(null)} />
}
