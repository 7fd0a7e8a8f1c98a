import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

/** After a refused save: the first invalid field stands a third down the window, with the focus (spec: back-office 5). */
export function ScrollToInvalid() {
  const { isSubmitting, submitCount, errors } = useFormState()
  const seen = useRef(submitCount)
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // what is wrong is said below the box, not by a bubble of the browser
    mark.current?.closest('form')?.setAttribute('novalidate', '')
  }, [])
  useEffect(() => {
    if (isSubmitting || submitCount === seen.current) return
    seen.current = submitCount
    if (Object.keys(errors).length === 0) return
    const field = mark.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true], .ra-input:has(> .Mui-error) input')
    const tab = field?.closest('[id^=tabpanel-][aria-hidden=true]')
    if (field && tab) openTab(tab, () => leadTo(field))
    else if (field) leadTo(field)
  }, [isSubmitting, submitCount, errors])
  return <span ref={mark} hidden />
}

function leadTo(field: HTMLElement) {
  field.focus({ preventScroll: true })
  const below = field.getBoundingClientRect().top - window.innerHeight / 3
  // A dialog's content scrolls by itself.
  const dialog = field.closest('.MuiDialogContent-root')
  if (dialog) dialog.scrollTop += below
  else window.scrollTo({ top: window.scrollY + below })
}

/** Brings a hidden tab of a `TabbedForm` forward; `then` is called when it is there, which the router decides. */
function openTab(tab: Element, then: () => void) {
  const observer = new MutationObserver(() => {
    observer.disconnect()
    then()
  })
  observer.observe(tab, { attributeFilter: ['aria-hidden'] })
  document.getElementById(tab.getAttribute('aria-labelledby') ?? '')?.click()
}
