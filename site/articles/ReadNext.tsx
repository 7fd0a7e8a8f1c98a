import { useTexts } from '../site.ts'
import { FeedLink } from './Article.tsx'
import { ArticleTrio, type Card } from './ArticleCard.tsx'

/** Below an article: others to read next, and all of them as a feed. */
export function ReadNext({ cards, feed }: { cards: readonly Card[]; feed: string }) {
  const t = useTexts('content')
  if (cards.length === 0) return null
  return (
    <section className="col screen" aria-labelledby="next">
      <div className="row">
        <h2 id="next">{t.next}</h2>
        <FeedLink href={feed} className="push" />
      </div>
      <ArticleTrio cards={cards} />
    </section>
  )
}
