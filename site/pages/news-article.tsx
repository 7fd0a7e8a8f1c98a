import { formatLongDate } from '../../theme/dates.ts'
import { Byline, Contents, Prose, Rate } from '../articles/Article.tsx'
import { useNewsCards } from '../articles/cards.ts'
import { missing } from '../articles/moved.ts'
import { Questions } from '../articles/Questions.tsx'
import { ReadNext } from '../articles/ReadNext.tsx'
import { rated } from '../articles/rated.ts'
import { WithCrumbs } from '../layout/WithCrumbs.tsx'
import { notFound, page, type Visit } from '../page.ts'
import { pathTo } from '../routes.ts'
import { headOf } from '../server/head.ts'
import { useHref, useSite } from '../site.ts'
import { Picture } from '../ui/Picture.tsx'

/** A piece of news, with others to read next (spec: decisions CNT-5, Z-4). */
export const newsArticle = page({
  cache: 300,
  load,
  async submit(visit, fields) {
    const data = await load(visit)
    if ('status' in data) return data
    return rated(fields, (rating) => visit.api.post('/client/news_one/set_rating', { id: data.article.id, rating }))
  },
  head: (data) => headOf(data),
  langLinks: ({ lang_links }) => lang_links,
  View: ({ data, form }) => {
    const { edition, language } = useSite()
    const href = useHref()
    const { article, similar } = data
    const cards = useNewsCards(similar)
    const isIllustrated = article.image !== null && !article.text.includes(article.image.url)
    return (
      <WithCrumbs breadcrumbs={data.breadcrumbs}>
        <div className="split">
          <div className="col far">
            <article className="col wide">
              <header className="col">
                <h1>{article.name}</h1>
                <Byline date={formatLongDate(article.published_at, edition, language)} minutes={article.minutes}>
                  <a href={href(`${pathTo('news')}?category=${article.category.alias}`)}>{article.category.name}</a>
                </Byline>
              </header>
              {isIllustrated && <Picture image={article.image} eager sizes="(min-width: 46rem) 42rem, calc(100vw - 2rem)" className="read" />}
              <Prose html={article.text} lead={article.preview} />
              <Questions header={article.faq_header} faq={article.faq} small />
              <Rate rating={article.rating} form={form} />
            </article>
            <ReadNext cards={cards} feed={href(`${pathTo('news')}/feed.xml`)} />
          </div>
          <aside className="col sticky">
            <Contents contents={article.contents} />
          </aside>
        </div>
      </WithCrumbs>
    )
  },
})

async function load(visit: Visit) {
  const { api, language, params } = visit
  const answer = await api.get('/client/news', { alias: params.alias ?? '', lang: language })
  if (answer.status === 'fail') return missing(answer, visit)
  const { article, ...rest } = answer.data
  return article ? { ...rest, article } : notFound()
}
