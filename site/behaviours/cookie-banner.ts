import type { Behaviour } from '../island.tsx'
import { readConsent, storeConsent } from '../layout/consent.ts'

/**
 * Shows the banner as long as nothing was chosen, and again when the footer's button asks for it; what sticks to the window's foot stands above it
 * (spec: public 2.6, decisions WEB-9).
 */
const cookieBanner: Behaviour<{ framework?: string }> = async (at, { framework }) => {
  const banner = at.querySelector('section')
  if (!banner) return
  const { style } = document.documentElement
  // on a low screen it does not stick, and has a parent to be placed in
  const measure = () => style.setProperty('--banner', banner.hidden || banner.offsetParent ? '0px' : `${window.innerHeight - banner.offsetTop}px`)
  let opener: HTMLElement | null = null
  const show = () => {
    banner.hidden = false
    measure()
    window.addEventListener('resize', measure)
  }
  banner.addEventListener('click', (event) => {
    const choice = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-consent]')?.dataset.consent : undefined
    if (!choice) return
    storeConsent(choice === 'accept')
    banner.hidden = true
    measure()
    // who goes on by keyboard reads the page next
    ;(opener ?? document.querySelector('main'))?.focus({ preventScroll: true })
  })
  // whom a framework asks we don't ask again
  const theirs = framework ? await import('../browser/consent-framework.ts').catch(() => null) : null
  const ask = (framework && (await theirs?.fetchFramework(framework))) || null
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-cookies]') : null
    if (!button) return
    if (ask) return theirs?.showFramework(ask)
    opener = button
    show()
    banner.querySelector('button')?.focus()
  })
  if (!ask && readConsent() === null) show()
}

export default cookieBanner
