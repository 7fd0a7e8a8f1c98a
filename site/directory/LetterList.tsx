import type { ReactNode } from 'react'
import { groupThousands } from '../../theme/money.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import styles from './LetterList.module.css'

export interface Listed {
  name: string
  link: string
  tutors_count: number
}

interface Props<T extends Listed> {
  groups: readonly { letter: string; items: readonly T[] }[]
  /** What stands under an entry. */
  below?: (item: T) => ReactNode
}

const idOf = (letter: string) => `letter-${letter}`

/** Links by the letters they begin with, the letters first where there are several, so that one of hundreds is found by a press (spec: decisions CAT-21). */
export function LetterList<T extends Listed>({ groups, below }: Props<T>) {
  const t = useTexts('directory')
  return (
    <>
      {groups.length > 1 && (
        <nav aria-label={t.letters}>
          <ul className={styles.letters}>
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a href={`#${idOf(letter)}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.groups}>
        {groups.map(({ letter, items }) => (
          <section key={letter} id={idOf(letter)} className={styles.group} aria-labelledby={`${idOf(letter)}-title`}>
            <h2 id={`${idOf(letter)}-title`} className="l">
              {letter}
            </h2>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.link}>
                  <Entry {...item} />
                  {below?.(item)}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

/** A link with the number of tutors behind it. */
function Entry({ name, link, tutors_count }: Listed) {
  const { edition, language } = useSite()
  const href = useHref()
  return (
    <>
      <a href={href(`/${link}`)}>{name}</a>
      {'\u00a0'}
      <span className="s soft num">{groupThousands(tutors_count, edition, language)}</span>
    </>
  )
}

/** Smaller ones under an entry. */
export const Parts = ({ items }: { items: readonly Listed[] }) =>
  items.length > 0 && (
    <ul className={styles.parts}>
      {items.map((item) => (
        <li key={item.link}>
          <Entry {...item} />
        </li>
      ))}
    </ul>
  )
