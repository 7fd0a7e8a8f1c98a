import type { Behaviour } from '../island.tsx'

/** From how far down the school is offered, px (spec: public 2.11, sticky header bar). */
const FROM = 120
/** How often a page that is being scrolled is looked at, ms (spec: public 9, catalogue list layout). */
const EVERY = 100

/** Offers the school's lessons while the page is scrolled down. */
const schoolBar: Behaviour<object> = () => {
  let isAwaited = false
  const look = () => {
    isAwaited = false
    document.documentElement.toggleAttribute('data-school-bar', window.scrollY > FROM)
  }
  const soon = () => {
    if (isAwaited) return
    isAwaited = true
    setTimeout(look, EVERY)
  }
  window.addEventListener('scroll', soon, { passive: true })
  look()
}

export default schoolBar
