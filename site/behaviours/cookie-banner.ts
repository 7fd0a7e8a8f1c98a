import type { Behaviour } from '../island.tsx'
import { storeConsent } from '../layout/consent.ts'

/** Shows the banner as long as nothing was chosen; what sticks to the window's foot stands above it (spec: public 2.6). */
const cookieBanner: Behaviour<{ framework?: string }> = async (at, { framework }) => {
  const banner = at.querySelector('section')
  if (!banner) return
  // whom a framework asks we don't ask again
  if (
    framework &&
    (await import('../browser/consent-framework.ts').then(
      ({ fetchFramework }) => fetchFramework(framework),
      () => null,
    ))
  )
    return
  const { style } = document.documentElement
  // on a low screen it does not stick
  const measure = () =>
    style.setProperty('--banner', getComputedStyle(banner).position === 'fixed' ? `${window.innerHeight - banner.offsetTop}px` : '0px')
  const choose = (event: Event) => {
    const choice = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-consent]')?.dataset.consent : undefined
    if (!choice) return
    storeConsent(choice === 'accept')
    banner.hidden = true
    window.removeEventListener('resize', measure)
    style.removeProperty('--banner')
  }
  banner.hidden = false
  measure()
  window.addEventListener('resize', measure)
  banner.addEventListener('click', choose)
}

export default cookieBanner
