import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { BLOG_TEXT } from '../../schemas/content-limits.ts'
import type { Blog } from '../../schemas/index.ts'
import { useEdition } from '../edition.ts'
import { Article } from '../moderation/Article.tsx'
import { Desk, Facts, Paper, Part, ReadSide } from '../moderation/boxes.ts'
import { type AsRead, ContentBar } from '../moderation/ContentBar.tsx'
import { waiting } from '../moderation/ContentList.tsx'
import { ContentShow } from '../moderation/ContentShow.tsx'
import { QueueLine, TutorName, useContent } from '../moderation/fields.tsx'
import { ReviewNote } from '../moderation/ReviewNote.tsx'
import { SentFacts } from '../moderation/SentFacts.tsx'
import { TutorPart } from '../moderation/TutorPart.tsx'
import { slugs } from '../slugs.ts'
import { languageName } from '../ui/language-name.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { MarkPart } from './MarkPart.tsx'
import { UniquenessPart } from './UniquenessPart.tsx'

const BlogForm = onDemand(() => import('./BlogForm.tsx'), 'BlogForm')

const verbs = {
  publish: async ({ id, version, status }: AsRead) => (await dataOf(api.post('/admin/blog/set_published', { id, version, status }))).blog,
  revise: async ({ id, version, status }: AsRead, revision_comment: string) =>
    (await dataOf(api.post('/admin/blog/set_need_revision', { id, version, status, revision_comment }))).blog,
  remove: async (id: number) => (await dataOf(api.post('/admin/blog/set_deleted', { id }))).blog,
}
const reasons = ['copied', 'contacts', 'source', 'short']

/** A post in its queue: read and compared (spec: back-office 7.7). */
export const BlogShow = () => (
  <ContentShow statuses="blogs.statuses" target="blog" line={<BlogLine />}>
    <BlogDesk />
  </ContentShow>
)

function BlogLine() {
  const blog = useContent() as Blog | undefined
  const translate = useTranslate()
  return <QueueLine more={blog?.percent != null && translate('blogs.checked', { percent: blog.percent })} />
}

function BlogDesk() {
  const blog = useContent() as Blog | undefined
  const [isEditing, setEditing] = useState(false)
  const edition = useEdition()
  const translate = useTranslate()
  if (!blog) return null
  if (isEditing) return <BlogForm onClose={() => setEditing(false)} />
  return (
    <Desk>
      <Part>
        <Facts>
          <TutorName />
          <span>{blog.lesson_name}</span>
          <span>{languageName(blog.lang, edition)}</span>
          <SentFacts limits={BLOG_TEXT} />
        </Facts>
      </Part>
      <ReviewNote />
      <ReadSide>
        <div>
          <Part>
            <Paper>
              <p className="lead">{blog.description}</p>
              <Article html={blog.text} {...(blog.uniqueness && { passages: blog.uniqueness.matches })} />
            </Paper>
          </Part>
        </div>
        <aside aria-label={translate('moderation.about')}>
          <UniquenessPart />
          <MarkPart />
          <TutorPart slug={slugs.blogs} words="blogs" />
        </aside>
      </ReadSide>
      <ContentBar verbs={verbs} start={waiting} reasons={reasons} onEdit={() => setEditing(true)} />
    </Desk>
  )
}
