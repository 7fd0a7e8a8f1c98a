import type { Behaviour } from '../island.tsx'

/** From how far down the school is offered, px (spec: public 2.11, sticky header bar). */
const FROM = 120

/** Offers the school's lessons while the page is scrolled down. */
const schoolBar: Behaviour<object> = (at) => {
  const bar = at.firstElementChild
  if (!(bar instanceof HTMLElement)) return
  const look = () => {
    bar.toggleAttribute('data-on', window.scrollY > FROM)
  }
  window.addEventListener('scroll', look, { passive: true })
  look()
}

export default schoolBar
