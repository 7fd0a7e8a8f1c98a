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
  let opener: HTMLElement | null = null
  const show = (isShown: boolean) => {
    banner.hidden = !isShown
    // on a low screen it does not stick, and has a parent to be placed in
    style.setProperty('--banner', banner.hidden || banner.offsetParent ? '0px' : `${window.innerHeight - banner.offsetTop}px`)
  }
  // whom a framework asks we don't ask again
  const theirs = framework ? await import('../browser/consent-framework.ts').catch(() => null) : null
  const ask = (framework && (await theirs?.fetchFramework(framework))) || null
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent], [data-cookies]') : null
    const choice = button?.dataset.consent
    if (choice) {
      storeConsent(choice === 'accept')
      show(false)
      // who goes on by keyboard reads the page next
      ;(opener ?? document.querySelector('main'))?.focus({ preventScroll: true })
    } else if (button) {
      if (ask) return theirs?.showFramework(ask)
      opener = button
      show(true)
      banner.querySelector('button')?.focus()
    }
  })
  // a choice made in another tab, or before the way back to this page, holds here too
  const look = () => show(!banner.hidden && !(readConsent() && !opener))
  for (const event of ['resize', 'storage', 'pageshow']) window.addEventListener(event, look)
  show(!ask && !readConsent())
}

export default cookieBanner
