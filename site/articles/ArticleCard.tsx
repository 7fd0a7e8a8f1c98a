import type { ShownPicture } from '../../theme/pictures.ts'
import { Picture } from '../ui/Picture.tsx'
import styles from './ArticleCard.module.css'

export interface Card {
  id: number
  href: string
  name: string
  preview: string
  image: ShownPicture | null
  /** Its category or subject, its author. */
  about: readonly string[]
  /** In words. */
  date: string
}

interface Props {
  card: Card
  heading?: 'h2' | 'h3'
  /** Of the first screen. */
  eager?: boolean
}

/** An article in a list: all of it leads there (spec: public 2.16). */
const ArticleCard = ({ card: { id, href, name, preview, image, about, date }, heading: Heading = 'h2', eager = false }: Props) => (
  <article className={styles.root} data-visit={id}>
    <Picture image={image} isCard eager={eager} sizes="(min-width: 768px) 335px, 104px" />
    <div className="col snug">
      <Heading className={styles.name}>
        <a href={href}>{name}</a>
      </Heading>
      <p className="soft">{preview}</p>
      <p className={styles.by}>
        {about.length > 0 && <span>{about.join(' · ')}</span>}
        <span className="num">{date}</span>
      </p>
    </div>
  </article>
)

/** Articles under each other, the first ones at once. */
export const ArticleList = ({ cards }: { cards: readonly Card[] }) => (
  <ul className={styles.list}>
    {cards.map((card, at) => (
      <li key={card.href}>
        <ArticleCard card={card} eager={at < 2} />
      </li>
    ))}
  </ul>
)

/** A few side by side. */
export const ArticleTrio = ({ cards }: { cards: readonly Card[] }) => (
  <ul className={styles.trio}>
    {cards.map((card) => (
      <li key={card.href}>
        <ArticleCard card={card} heading="h3" />
      </li>
    ))}
  </ul>
)
