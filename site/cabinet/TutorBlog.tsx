import { api } from '../../data-providers/api.ts'
import type { TutorBlogRow } from '../../schemas/blogs-tutor.ts'
import { CONTENT_STATUS } from '../../schemas/content-life.ts'
import { formatDate } from '../../theme/dates.ts'
import { fill, plural } from '../../theme/words.ts'
import { ContentActions } from '../moderation/ContentActions.tsx'
import { ContentBadge } from '../moderation/ContentBadge.tsx'
import styles from '../moderation/ContentList.module.css'
import { Pages } from '../orders/Pages.tsx'
import { Outcome, page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Note } from '../ui/Note.tsx'
import { useCabinet } from './Cabinet.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'
import { pageIn, pastTheEnd } from './page-in.ts'

/** The tutor's posts, where each stands, and the way to another (spec: decisions CNT-3). */
export const screen = page({
  role: 'tutor',
  texts: ['tutor-blogs'],
  keeps: ['page'],
  async load(visit) {
    const number = pageIn(visit.query)
    const data = loaded(await visit.api.get('/tutor/blogs/get', { page: number }))
    return data instanceof Outcome || data === null ? data : (pastTheEnd(visit, data.pages_count) ?? { ...data, page: number })
  },
  head: (_, { texts }) => ({ title: texts('tutor-blogs').title }),
  View: ({ data }) => {
    const t = useTexts('tutor-blogs')
    const href = useHref()
    if (!data) return <LoadFailed />
    const add = <LinkButton href={href(pathTo('tutorPost'))}>{t.add}</LinkButton>
    return (
      <div className="col wide">
        <div className="row">
          <h1>{t.title}</h1>
          {data.blogs.length > 0 && <div className="push">{add}</div>}
        </div>
        {data.blogs.length === 0 ? (
          <Empty {...t.empty} drawing="articles">
            {add}
          </Empty>
        ) : (
          <ul className={styles.list}>
            {data.blogs.map((post) => (
              <li key={post.id} tabIndex={-1}>
                <Post post={post} />
              </li>
            ))}
          </ul>
        )}
        <Pages page={data.page} pages={data.pages_count} />
      </div>
    )
  },
})

function Post({ post }: { post: TutorBlogRow }) {
  const { edition, language } = useSite()
  const { reload } = useCabinet()
  const t = useTexts('tutor-blogs')
  const path = `${useHref()(pathTo('tutorPost'))}?id=${post.id}`
  const when =
    post.status === CONTENT_STATUS.published && post.published_at
      ? fill(t.since, { date: formatDate(post.published_at, edition) })
      : fill(post.status === CONTENT_STATUS.off ? t.kept : t.waiting, { date: formatDate(post.sent_at, edition) })
  return (
    <>
      <div className="col snug">
        <p className="row">
          <ContentBadge status={post.status} words={t.status} />
          <span className="s soft nowrap">{when}</span>
          <span className="s soft">{plural(t.letters, post.letters, edition, language)}</span>
        </p>
        <h2 className="l">
          <a className="quiet" href={path}>
            {post.name}
          </a>
        </h2>
        <p className="s soft">{post.lesson_name}</p>
        <p className={styles.preview}>{post.description}</p>
      </div>
      {post.status === CONTENT_STATUS.needs_revision && post.revision_comment && <Note tone="mark">{post.revision_comment}</Note>}
      <div className="row">
        <LinkButton look="soft" href={path} aria-label={`${t.edit}: ${post.name}`}>
          {t.edit}
        </LinkButton>
        <ContentActions item={post} words={t} change={(asked) => api.post('/tutor/blog/change_status', { blog: asked })} onDone={reload} />
      </div>
    </>
  )
}
