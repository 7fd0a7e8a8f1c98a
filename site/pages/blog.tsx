import { localPath } from '../../editions/local-path.ts'
import type { Success } from '../../schemas/api.ts'
import type { getBlogs } from '../../schemas/index.ts'
import { plural } from '../../theme/words.ts'
import { FeedLink } from '../articles/Article.tsx'
import { ArticleList } from '../articles/ArticleCard.tsx'
import { usePostCards } from '../articles/cards.ts'
import { Html } from '../articles/Html.tsx'
import { missing } from '../articles/moved.ts'
import { VisitedList } from '../behaviours/index.ts'
import { WithCrumbs } from '../layout/WithCrumbs.tsx'
import { ListFoot } from '../lists/ListFoot.tsx'
import { listAddress, pageAsked } from '../lists/list-query.ts'
import { Narrowings } from '../lists/Narrowings.tsx'
import { notFound, page, type Visit } from '../page.ts'
import { pathTo } from '../routes.ts'
import { headOf } from '../server/head.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { TutorSheet } from '../tutors/TutorSheet.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'

const FEED = '/feed.xml'

type Answer = Success<typeof getBlogs>

async function load(visit: Visit) {
  const { api, language, query, params } = visit
  const { lesson } = query
  const answer = await api.get('/client/blogs', {
    lang: language,
    ...(params.id && { tutor_id: Number(params.id) }),
    ...pageAsked(query),
    ...(lesson && { lesson }),
  })
  return answer.status === 'success' ? answer.data : missing(answer, visit)
}

/** Tutors' posts in the page's language, on the blog's own host (spec: decisions CNT-3, Z-4). */
export const blog = page({
  cache: 300,
  keeps: ['page', 'lesson'],
  load,
  head: (data, { edition, language, texts }) => ({
    ...headOf(data),
    feed: { href: localPath(edition, language, FEED), title: texts('content').blog.title },
  }),
  langLinks: ({ lang_links }) => lang_links,
  View: ({ data }) => {
    const t = useTexts('content')
    const href = useHref('blog')
    const PATH = pathTo('blog')
    return (
      <WithCrumbs breadcrumbs={data.breadcrumbs} host="blog">
        <div className="row">
          <h1>{data.metatags.h1}</h1>
          <FeedLink href={href(FEED)} className="push" />
        </div>
        <Narrowings label={t.ads.lesson} narrowings={data.lessons} chosen={data.lesson} href={(lesson) => href(listAddress(PATH, { lesson }))} />
        <Posts data={data} path={PATH} />
        {data.metatags.h2text && <Html html={data.metatags.h2text} />}
      </WithCrumbs>
    )
  },
})

/** The posts of one tutor, with the way to the profile. */
export const blogAuthor = page({
  cache: 300,
  keeps: ['page'],
  async load(visit) {
    const data = await load(visit)
    if (!('author' in data)) return data
    const { author, ...rest } = data
    return author ? { ...rest, author } : notFound()
  },
  head: (data) => headOf(data),
  langLinks: ({ lang_links }) => lang_links,
  View: ({ data }) => {
    const t = useTexts('content').blog
    return (
      <WithCrumbs breadcrumbs={data.breadcrumbs} host="blog">
        <div className="split col far">
          <div className="col">
            <h1>{data.metatags.h1}</h1>
            <Posts data={data} path={pathTo('blogAuthor', { id: data.author.id })} />
          </div>
          <TutorSheet tutor={data.author} label={t.author} />
        </div>
      </WithCrumbs>
    )
  },
})

function Posts({ data, path }: { data: Pick<Answer, 'blogs' | 'total_count' | 'page' | 'pages_count' | 'lesson'>; path: string }) {
  const { edition, language } = useSite()
  const t = useTexts('content').blog
  const { no_results } = useTexts('search')
  const href = useHref('blog')
  const cards = usePostCards(data.blogs)
  if (cards.length === 0)
    return (
      <Empty title={no_results} drawing="articles">
        <LinkButton href={href(pathTo('blog'))}>{t.all}</LinkButton>
      </Empty>
    )
  return (
    <>
      <ArticleList cards={cards} />
      <VisitedList list="blogs" />
      <ListFoot
        found={plural(t.found, data.total_count, edition, language)}
        page={data.page}
        pages={data.pages_count}
        href={(page) => href(listAddress(path, { lesson: data.lesson }, page))}
      />
    </>
  )
}
