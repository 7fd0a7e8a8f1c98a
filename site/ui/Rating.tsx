import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'
import styles from './Rating.module.css'

interface Props {
  /** One decimal for a mean (`4.9`), as given for a single review (`4+`). */
  mark: string
  /** How many reviews it rests on, in words. */
  count?: ReactNode
  /** Where the reviews are. */
  href?: string | null | undefined
}

/** One star, the mark and the count; never five stars for a mean. */
export function Rating({ mark, count, href }: Props) {
  const inside = (
    <>
      <Icon d={icons.star} fill />
      <b>{mark}</b>
      {count && <u>{count}</u>}
    </>
  )
  return href ? (
    <a className={styles.root} href={href}>
      {inside}
    </a>
  ) : (
    <span className={styles.root}>{inside}</span>
  )
}
