import type { Behaviour } from '../island.tsx'
import { bringToMiddle } from '../ui/middle.ts'

/** Pixels from the window's top: a section is read once it begins above, and one that a tab leads to stops above. */
const READ = 120

/** Marks the tab of the section that is read: the address's hash chooses the first, reading on moves the mark (spec: public 2.15). */
const tutorTabs: Behaviour<object> = (at) => {
  const line = at.querySelector('nav')
  if (!line) return
  const tabs = [...line.querySelectorAll('a')]
  const sections = tabs.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? [])
  const mark = (hash: string) => {
    const chosen = tabs.find((tab) => tab.hash === hash)
    if (!chosen || chosen.hasAttribute('aria-current')) return
    for (const tab of tabs) tab.removeAttribute('aria-current')
    chosen.setAttribute('aria-current', 'true')
    bringToMiddle(line, chosen)
  }
  const markRead = () => {
    const read = sections.findLast((section) => section.getBoundingClientRect().top < READ) ?? sections[0]
    if (read) mark(`#${read.id}`)
  }
  const markChosen = () => mark(window.location.hash)
  if (window.scrollY > 0) markRead()
  else markChosen()
  window.addEventListener('scroll', markRead, { passive: true })
  window.addEventListener('hashchange', markChosen)
}

export default tutorTabs
