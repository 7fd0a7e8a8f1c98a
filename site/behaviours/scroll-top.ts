import type { Behaviour } from '../island.tsx'

/** From how far down the way back is offered, px (spec: public 2.6). */
const FROM = 400

/** Offers the way back to the top, and goes it. */
const scrollTop: Behaviour<object> = (at) => {
  const button = at.querySelector('button')
  if (!button) return
  const look = () => {
    button.hidden = window.scrollY < FROM
  }
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  button.addEventListener('click', () => window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' }))
  window.addEventListener('scroll', look, { passive: true })
  look()
}

export default scrollTop
