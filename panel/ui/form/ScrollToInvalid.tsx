import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

/** After a refused save: the first invalid field stands a third down the window, with the focus (spec: back-office 5). */
export function ScrollToInvalid() {
  const { isSubmitting, submitCount, errors } = useFormState()
  const seen = useRef(submitCount)
  useEffect(() => {
    if (isSubmitting || submitCount === seen.current) return
    seen.current = submitCount
    if (Object.keys(errors).length === 0) return
    const field = document.querySelector<HTMLElement>('form [aria-invalid=true]')
    if (!field) return
    field.focus({ preventScroll: true })
    window.scrollTo({ top: field.getBoundingClientRect().top + window.scrollY - window.innerHeight / 3 })
  }, [isSubmitting, submitCount, errors])
  return null
}
