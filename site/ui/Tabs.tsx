import { useEffect, useRef } from 'react'
import { Count } from './Badge.tsx'
import { classes } from './classes.ts'
import { bringToMiddle } from './middle.ts'
import styles from './Tabs.module.css'

export interface Tab {
  href: string
  label: string
  current?: boolean
  /** New ones that wait for you are yellow, others plain. */
  fresh?: number
  /** In words where it may pass a thousand. */
  count?: number | string
}

/** Links in a line that scroll the page or load another; the current one is underlined, and in sight where the line is longer than the screen. */
export const Tabs = ({ tabs, label, sticky }: { tabs: readonly Tab[]; label: string; sticky?: boolean }) => {
  const line = useRef<HTMLElement>(null)
  const current = tabs.findIndex((tab) => tab.current)
  useEffect(() => {
    const tab = line.current?.children[current]
    if (line.current && tab) bringToMiddle(line.current, tab)
  }, [current])
  return (
    <nav ref={line} className={classes(styles.root, sticky && 'sticky')} aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.current ? (tab.href.startsWith('#') ? 'true' : 'page') : undefined}>
          {tab.label}
          {tab.fresh ? <Count>{tab.fresh}</Count> : tab.count !== undefined && <span className="soft num">{tab.count}</span>}
        </a>
      ))}
    </nav>
  )
}
