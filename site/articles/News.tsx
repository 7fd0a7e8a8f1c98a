import type { NewsCard } from '../../schemas/index.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { Articles, ArticlesShown } from './Articles.tsx'
import { useNewsCards } from './cards.ts'

/** News on a page about something else (spec: public 2.11, news). */
export const News = ({ news }: { news: readonly NewsCard[] }) => (
  <Articles of={news} id="news">
    <Shown news={news} />
  </Articles>
)

function Shown({ news }: { news: readonly NewsCard[] }) {
  const t = useTexts('content').news
  const href = useHref()
  const all = (
    <a className="push" href={href(pathTo('news'))}>
      {t.all}
    </a>
  )
  return <ArticlesShown cards={useNewsCards(news)} id="news" title={t.title} all={all} />
}
