import { useEffect, useState } from 'react'
import { Tabs } from '../ui/Tabs.tsx'

interface Props {
  label: string
  /** Sections in the page's order. */
  tabs: readonly { id: string; label: string }[]
}

/** A section counts as read when it has reached this part of the window. */
const READ = '-30% 0px -60%'

/** Sticky links to the sections; the address's hash chooses the first, reading on moves the mark (spec: public 2.15). */
export default function TutorTabs({ label, tabs }: Props) {
  const [current, setCurrent] = useState(tabs[0]?.id)
  useEffect(() => {
    const choose = () => {
      const id = window.location.hash.slice(1)
      if (tabs.some((tab) => tab.id === id)) setCurrent(id)
    }
    const seen = new IntersectionObserver(
      (entries) => {
        // a window that holds several sections has read none before it is scrolled
        for (const { isIntersecting, target } of entries) if (isIntersecting && window.scrollY > 0) setCurrent(target.id)
      },
      { rootMargin: READ },
    )
    for (const { id } of tabs) {
      const section = document.getElementById(id)
      if (section) seen.observe(section)
    }
    choose()
    window.addEventListener('hashchange', choose)
    return () => {
      seen.disconnect()
      window.removeEventListener('hashchange', choose)
    }
  }, [tabs])
  return <Tabs sticky label={label} tabs={tabs.map(({ id, label }) => ({ href: `#${id}`, label, current: id === current }))} />
}
