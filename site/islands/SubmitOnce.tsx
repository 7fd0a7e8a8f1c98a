import { useLayoutEffect, useRef, useState } from 'react'
import { PATIENCE } from '../../data-providers/patience.ts'
import { Button } from '../ui/Button.tsx'

/** The button of a form that is posted by the browser: busy from the first press on, so that nothing is sent twice. */
export default function SubmitOnce({ label }: { label: string }) {
  const box = useRef<HTMLSpanElement>(null)
  const [busy, setBusy] = useState(false)
  // before the press that woke it is made again
  useLayoutEffect(() => {
    const form = box.current?.closest('form')
    let sent = false
    let wait: ReturnType<typeof setTimeout> | undefined
    // a page that comes back from the browser's memory is pressed anew, and one that stays: nobody answered, or the visitor stopped it
    const again = () => {
      clearTimeout(wait)
      sent = false
      setBusy(false)
    }
    const send = (event: Event) => {
      if (sent) return event.preventDefault()
      sent = true
      setBusy(true)
      wait = setTimeout(again, PATIENCE)
    }
    form?.addEventListener('submit', send)
    window.addEventListener('pageshow', again)
    return () => {
      clearTimeout(wait)
      form?.removeEventListener('submit', send)
      window.removeEventListener('pageshow', again)
    }
  }, [])
  return (
    <span ref={box}>
      <Button type="submit" full busy={busy}>
        {label}
      </Button>
    </span>
  )
}
