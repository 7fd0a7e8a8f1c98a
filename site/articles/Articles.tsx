import type { ReactNode } from 'react'
import { ArticleTrio, type Card } from './ArticleCard.tsx'

interface Props {
  cards: readonly Card[]
  /** Of the heading. */
  id: string
  title: string
  /** The way to all of them. */
  all: ReactNode
}

/** A few articles on a page about something else; nothing where there are none. */
export const Articles = ({ cards, id, title, all }: Props) =>
  cards.length > 0 && (
    <section className="col later" aria-labelledby={id}>
      <div className="row">
        <h2 id={id}>{title}</h2>
        {all}
      </div>
      <ArticleTrio cards={cards} />
    </section>
  )
