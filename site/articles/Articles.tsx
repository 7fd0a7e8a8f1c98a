import type { ReactNode } from 'react'
import { useKept } from '../kept.tsx'
import { ArticleTrio, type Card } from './ArticleCard.tsx'

interface Props {
  /** What the cards are of. */
  of: readonly object[]
  /** Of the heading. */
  id: string
  /** `ArticlesShown`; depends on nothing but what they are of. */
  children: ReactNode
}

/** A few articles on a page about something else; nothing where there are none. */
export function Articles({ of, id, children }: Props) {
  const kept = useKept()
  return of.length > 0 && <section className="col later" aria-labelledby={id} {...kept(id, of, () => children)} />
}

interface Shown {
  cards: readonly Card[]
  id: string
  title: string
  /** The way to all of them. */
  all: ReactNode
}

export const ArticlesShown = ({ cards, id, title, all }: Shown) => (
  <>
    <div className="row">
      <h2 id={id}>{title}</h2>
      {all}
    </div>
    <ArticleTrio cards={cards} />
  </>
)
