import type { Behaviour } from '../island.tsx'

/** From how far down the way back is offered, px (spec: public 2.6). */
const FROM = 400

/** Whether a field has the focus, or the page is a form of a cabinet. */
const isOverForm = () => document.activeElement?.matches('main :is(input, select, textarea)') || document.querySelector('#cabinet form') !== null

/** Offers the way back to the top, and goes it. */
const scrollTop: Behaviour<object> = (at) => {
  const button = at.querySelector('button')
  if (!button) return
  const look = () => {
    button.hidden = window.scrollY < FROM
    button.toggleAttribute('data-over-form', isOverForm())
  }
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  button.addEventListener('click', () => window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' }))
  window.addEventListener('scroll', look, { passive: true })
  for (const event of ['focusin', 'focusout']) document.addEventListener(event, look)
  // a form comes into a cabinet, and goes
  const main = document.querySelector('main')
  if (main) new ResizeObserver(look).observe(main)
  look()
}

export default scrollTop
