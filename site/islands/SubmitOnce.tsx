import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'

/** The button of a form that is posted by the browser: busy from the first press on, so that nothing is sent twice. */
export default function SubmitOnce({ label }: { label: string }) {
  const box = useRef<HTMLSpanElement>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const form = box.current?.closest('form')
    let sent = false
    const send = (event: Event) => {
      if (sent) event.preventDefault()
      sent = true
      setBusy(true)
    }
    // a page that comes back from the browser's memory is pressed anew
    const again = () => {
      sent = false
      setBusy(false)
    }
    form?.addEventListener('submit', send)
    window.addEventListener('pageshow', again)
    return () => {
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
