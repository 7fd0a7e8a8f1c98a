import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { When } from '../island.tsx'
import { noteArrival, rememberLanguage } from './arrival.ts'
import { isTouched, keepTyped } from './before-script.ts'
import { mendImages } from './broken-images.ts'
import { isPhone } from './phone.ts'

/** Hydrates one island and marks it awake; its code and its texts come together. */
async function wake(at: HTMLElement) {
  const { code = '', texts, props = '{}' } = at.dataset
  const { language } = document.documentElement.dataset
  const [part, words] = await Promise.all([import(/* @vite-ignore */ code), texts && import(/* @vite-ignore */ texts)])
  const replay = keepTyped(at)
  hydrateRoot(at, createElement(part.default, { ...JSON.parse(props), t: words?.default, language }))
  await replay()
  at.dataset.awake = ''
}

const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        seen.unobserve(target)
        if (target.parentElement) wake(target.parentElement)
      }
  },
  { rootMargin: '200px' },
)

const moments: Record<When, (at: HTMLElement) => void> = {
  load: wake,
  idle: (at) => (window.requestIdleCallback ?? setTimeout)(() => wake(at)),
  // the marker is `display: contents` and has no box of its own
  visible: (at) => at.firstElementChild && seen.observe(at.firstElementChild),
  touch(at) {
    let waking: Promise<void> | undefined
    const start = () => {
      waking ??= wake(at).finally(() => at.removeEventListener('click', replay, true))
      return waking
    }
    const replay = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // code that can't load leaves links and forms to the browser
      start().finally(() => (event.target as HTMLElement).click())
    }
    at.addEventListener('pointerover', start, { once: true })
    at.addEventListener('focusin', start, { once: true })
    at.addEventListener('click', replay, true)
    if (isTouched(at)) start()
  },
}

const start = () => {
  noteArrival(document)
  for (const at of document.querySelectorAll<HTMLElement>('site-island')) moments[at.dataset.when as When](at)
}

if (isPhone(navigator.userAgent)) document.documentElement.dataset.phone = ''
mendImages()
rememberLanguage()
// a page that is only being prepared wakes nothing before it is shown
if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()
