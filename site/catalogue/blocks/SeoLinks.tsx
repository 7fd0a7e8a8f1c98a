import type { SeoLinks as Groups } from '../../../schemas/index.ts'
import { fill } from '../../../theme/words.ts'
import { useHref, useTexts } from '../../site.ts'
import styles from './SeoLinks.module.css'

/** So many of a group are shown before the rest is asked for (spec: public 9, catalogue list layout). */
const FIRST = 19

/** Ways to neighbouring lists; the rest of a long group opens without script (spec: decisions CAT-12). */
export const SeoLinks = ({ groups }: { groups: Groups }) =>
  groups.map(({ title, items }, n) => (
    <nav key={title} className="col snug" aria-labelledby={`links-${n}`}>
      <h2 id={`links-${n}`} className="l">
        {title}
      </h2>
      <Links items={items.slice(0, FIRST)} />
      {items.length > FIRST && <More items={items.slice(FIRST)} />}
    </nav>
  ))

function More({ items }: { items: Groups[number]['items'] }) {
  const t = useTexts('catalogue')
  return (
    <details className={styles.more}>
      <summary>
        <span className="textbtn">{fill(t.links_more, { count: items.length })}</span>
      </summary>
      <Links items={items} />
    </details>
  )
}

function Links({ items }: { items: Groups[number]['items'] }) {
  const href = useHref()
  return (
    <ul className={styles.many}>
      {items.map(({ title, url }) => (
        <li key={url}>
          <a href={href(`/${url}`)}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
