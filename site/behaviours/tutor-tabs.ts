import type { Behaviour } from '../island.tsx'
import { bringToMiddle } from '../ui/middle.ts'

/** A section counts as read when it has reached this part of the window. */
const READ = '-30% 0px -60%'

/** Marks the tab of the section that is read: the address's hash chooses the first, reading on moves the mark (spec: public 2.15). */
const tutorTabs: Behaviour<object> = (at) => {
  const line = at.querySelector('nav')
  if (!line) return
  const tabs = [...line.querySelectorAll('a')]
  const mark = (hash: string) => {
    const chosen = tabs.find((tab) => tab.hash === hash)
    if (!chosen) return
    for (const tab of tabs) tab.removeAttribute('aria-current')
    chosen.setAttribute('aria-current', 'true')
    bringToMiddle(line, chosen)
  }
  const seen = new IntersectionObserver(
    (entries) => {
      // a window that holds several sections has read none before it is scrolled
      for (const { isIntersecting, target } of entries) if (isIntersecting && window.scrollY > 0) mark(`#${target.id}`)
    },
    { rootMargin: READ },
  )
  for (const { hash } of tabs) {
    const section = document.getElementById(hash.slice(1))
    if (section) seen.observe(section)
  }
  mark(window.location.hash)
  window.addEventListener('hashchange', () => mark(window.location.hash))
}

export default tutorTabs
