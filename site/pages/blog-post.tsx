import { formatLongDate } from '../../theme/dates.ts'
import { Byline, Contents, Prose, Rate } from '../articles/Article.tsx'
import { usePostCards } from '../articles/cards.ts'
import { missing } from '../articles/moved.ts'
import { ReadNext } from '../articles/ReadNext.tsx'
import { rated } from '../articles/rated.ts'
import { WithCrumbs } from '../layout/WithCrumbs.tsx'
import { notFound, page, type Visit } from '../page.ts'
import { pathTo } from '../routes.ts'
import { headOf } from '../server/head.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { TutorSheet } from '../tutors/TutorSheet.tsx'
import { Avatar } from '../ui/Avatar.tsx'

/** A tutor's post, with its author and others to read next (spec: decisions CNT-3, Z-4). */
export const blogPost = page({
  cache: 300,
  load,
  async submit(visit, fields) {
    const data = await load(visit)
    if ('status' in data) return data
    return rated(fields, (rating) => visit.api.post('/client/blog/set_rating', { id: data.blog.id, rating }))
  },
  head: (data) => headOf(data),
  langLinks: ({ lang_links }) => lang_links,
  View: ({ data: { blog, author, similar, breadcrumbs }, form }) => {
    const { edition, language } = useSite()
    const t = useTexts('content')
    const href = useHref('blog')
    const cards = usePostCards(similar)
    const byAuthor = href(pathTo('blogAuthor', { id: blog.author.id }))
    return (
      <WithCrumbs breadcrumbs={breadcrumbs} host="blog">
        <div className="split col far">
          <div className="col far">
            <article className="col wide">
              <header className="col">
                <h1>{blog.name}</h1>
                <Byline date={formatLongDate(blog.published_at, edition, language)} minutes={blog.minutes}>
                  {author && <Avatar src={author.avatar?.formats.preview} size="s" eager />}
                  <span>
                    <a href={byAuthor}>{blog.author.name}</a>
                    <br />
                    {blog.lesson.name}
                  </span>
                </Byline>
              </header>
              <Prose html={blog.text} lead={blog.description} />
              <Rate rating={blog.rating} form={form} />
            </article>
            <ReadNext cards={cards} feed={href('/feed.xml')} />
          </div>
          <div className="col wide">
            {author && (
              <TutorSheet tutor={author} label={t.blog.author}>
                <a className="s" href={byAuthor}>
                  {t.blog.all_of_author}
                </a>
              </TutorSheet>
            )}
            <Contents contents={blog.contents} />
          </div>
        </div>
      </WithCrumbs>
    )
  },
})

async function load(visit: Visit) {
  const { api, language, params } = visit
  const answer = await api.get('/client/blogs', { alias: params.alias ?? '', lang: language })
  if (answer.status === 'fail') return missing(answer, visit)
  const { blog, ...rest } = answer.data
  return blog ? { ...rest, blog } : notFound()
}
