import { localPath } from '../../editions/local-path.ts'
import { plural } from '../../theme/words.ts'
import { FeedLink } from '../articles/Article.tsx'
import { ArticleList } from '../articles/ArticleCard.tsx'
import { useNewsCards } from '../articles/cards.ts'
import { Html } from '../articles/Html.tsx'
import { VisitedList } from '../behaviours/index.ts'
import { WithCrumbs } from '../layout/WithCrumbs.tsx'
import { ListFoot } from '../lists/ListFoot.tsx'
import { listAddress, pageAsked } from '../lists/list-query.ts'
import { Narrowings } from '../lists/Narrowings.tsx'
import { failed, page, redirect } from '../page.ts'
import { pathTo } from '../routes.ts'
import { headOf } from '../server/head.ts'
import { useHref, useSite, useTexts } from '../site.ts'

const PATH = pathTo('news')
const FEED = `${PATH}/feed.xml`

/** News in the page's language, of one category where the query names it (spec: decisions CNT-5, Z-4). */
export const news = page({
  cache: 300,
  keeps: ['page', 'category'],
  async load({ api, language, query }) {
    const { category } = query
    const answer = await api.get('/client/news', { lang: language, ...pageAsked(query), ...(category && { category }) })
    if (answer.status === 'success') return answer.data
    const { category: renamed } = (answer.data ?? {}) as { category?: string }
    return renamed ? redirect(listAddress(PATH, { category: renamed }), 301) : failed(answer)
  },
  head: (data, { edition, language, texts }) => ({
    ...headOf(data),
    feed: { href: localPath(edition, language, FEED), title: texts('content').news.title },
  }),
  langLinks: ({ lang_links }) => lang_links,
  View: ({ data }) => {
    const { edition, language } = useSite()
    const t = useTexts('content')
    const href = useHref()
    const cards = useNewsCards(data.news)
    return (
      <WithCrumbs breadcrumbs={data.breadcrumbs}>
        <div className="row">
          <h1>{data.metatags.h1}</h1>
          <FeedLink href={href(FEED)} className="push" />
        </div>
        <Narrowings
          label={t.news.title}
          narrowings={data.categories}
          chosen={data.category}
          href={(category) => href(listAddress(PATH, { category }))}
        />
        <ArticleList cards={cards} />
        <VisitedList list="news" />
        <ListFoot
          found={plural(t.news.found, data.total_count, edition, language)}
          page={data.page}
          pages={data.pages_count}
          href={(page) => href(listAddress(PATH, { category: data.category }, page))}
        />
        {data.metatags.h2text && <Html html={data.metatags.h2text} />}
      </WithCrumbs>
    )
  },
})
