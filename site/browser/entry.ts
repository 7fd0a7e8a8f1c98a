import { tell, watchErrors } from '../../data-providers/watch-errors.ts'
import { readConsent } from '../layout/consent.ts'
import type { Subject } from '../texts.ts'
import { noteArrival, rememberLanguage } from './arrival.ts'
import { mendImages } from './broken-images.ts'
import { closeOnLeave } from './close-on-leave.ts'
import { dropEmptyQueries } from './empty-query.ts'
import { laterStyle } from './later-style.ts'
import { fetchTexts, load, pageSite } from './page-site.ts'
import { isPhone } from './phone.ts'
import { heedSecondPresses } from './second-press.ts'
import { hasSignInMark } from './signed-in.ts'
import { sleeping } from './sleeping.ts'
import { whenIdle } from './when-idle.ts'

/** Fetches what gives a part its work: code, words and the site come together. */
async function fetchWork(at: HTMLElement): Promise<() => unknown> {
  const { code = '', texts, props = '{}', drawn } = at.dataset
  const given = JSON.parse(props)
  if (drawn !== undefined) {
    const move = await load(code)
    return () => move(at, given, pageSite)
  }
  const [part, site, { hydrate }] = await Promise.all([
    load(code),
    pageSite(),
    import('./hydrate.tsx'),
    texts && fetchTexts(...(texts.split(' ') as Subject[])),
    laterStyle(),
  ])
  return () => hydrate(at, part, given, site)
}

/** Gives a part its work and marks it awake. A line that breaks on the way is nobody's fault, what the work throws is ours. */
async function wake(at: HTMLElement) {
  const work = await fetchWork(at)
  try {
    await work()
  } catch (error) {
    tell(error)
    throw error
  }
  at.dataset.awake = ''
}

const hasToken = () => new URLSearchParams(window.location.search).has('ak')

/** Whether a part for the signed-in has work: a mailed link signs in, and a cabinet has an owner. */
const isSignedIn = () => hasSignInMark() || hasToken() || document.getElementById('cabinet') !== null

const moments: Record<string, (at: HTMLElement, selector: string) => void> = {
  load: (at) => sleeping(at, wake).start(),
  idle: (at) => whenIdle(sleeping(at, wake).start),
  scroll(at) {
    const { start } = sleeping(at, wake)
    if (window.scrollY > 0 || window.location.hash) start()
    else window.addEventListener('scroll', start, { once: true, passive: true })
  },
  'signed-in'(at) {
    let part: ReturnType<typeof sleeping> | undefined
    const look = () => {
      if (!isSignedIn()) return
      part ??= sleeping(at, wake)
      part.start()
    }
    // a page that is kept or come back to hears of a sign-in elsewhere
    for (const event of ['pageshow', 'visibilitychange', 'storage']) window.addEventListener(event, look)
    look()
  },
  // who has chosen may choose anew
  undecided: (at) => moments[readConsent() === null ? 'idle' : 'press']?.(at, '[data-cookies]'),
  confirming: (at) => /[?&](confirmation_code|code_error)=/.test(window.location.search) && sleeping(at, wake).start(),
  token: (at) => hasToken() && sleeping(at, wake).start(),
  touch: (at) => sleeping(at, wake).onTouch(),
  press: (at, selector) => sleeping(at, wake, selector).onTouch(),
}

const start = () => {
  noteArrival(document)
  for (const at of document.querySelectorAll<HTMLElement>('site-island')) {
    const [when = '', selector = ''] = at.dataset.when?.split(/ (.*)/s) ?? []
    moments[when]?.(at, selector)
  }
}

watchErrors()
if (isPhone(navigator.userAgent)) document.documentElement.dataset.phone = ''
mendImages()
dropEmptyQueries()
rememberLanguage()
heedSecondPresses()
// before any work has come: somebody quick leaves by a menu whose code is still on its way
closeOnLeave()
// a page that is only being prepared wakes nothing before it is shown
if ((document as Document & { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()
