import { api } from '../../data-providers/api.ts'
import { PostForm } from '../blogs/PostForm.tsx'
import { ContentEditor } from '../moderation/ContentEditor.tsx'
import { ContentState } from '../moderation/ContentState.tsx'
import { notFound, Outcome, page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { Fold } from '../ui/Fold.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'

/** An own post, or a new one, to be written and sent for checking (spec: decisions CNT-3). */
export const screen = page({
  role: 'tutor',
  texts: ['tutor-blogs'],
  keeps: ['id'],
  async load({ api, query: { id } }) {
    if (id !== undefined && !/^[1-9]\d{0,8}$/.test(id)) return notFound()
    const [found, asked, role] = await Promise.all([
      id === undefined ? null : api.get('/tutor/blog/get', { id: Number(id) }),
      api.get('/tutor/resources/blog_rules'),
      api.get('/auth/role/get'),
    ])
    const [data, rules] = [found && loaded(found), loaded(asked)]
    if (data instanceof Outcome) return data
    if (rules instanceof Outcome) return rules
    const tutor_id = role.auth?.tutor_info?.id
    return rules === null || tutor_id === undefined || (found && data === null) ? null : { blog: data?.blog ?? null, tutor_id, ...rules }
  },
  head: (data, { texts }) => ({ title: data?.blog?.name ?? texts('tutor-blogs').form.new }),
  View: ({ data }) => {
    const t = useTexts('tutor-blogs')
    const href = useHref()
    if (!data) return <LoadFailed />
    const { blog, tutor_id, rules, rules_text } = data
    return (
      <div className="col wide">
        <a href={href(pathTo('tutorBlog'))}>{t.all}</a>
        <h1>{blog?.name ?? t.form.new}</h1>
        {blog && (
          <ContentState item={blog} words={t} change={(asked) => api.post('/tutor/blog/change_status', { blog: asked })} home={pathTo('tutorBlog')} />
        )}
        <ContentEditor key={blog?.id ?? 0} item={blog}>
          <PostForm blog={blog} tutor_id={tutor_id} rules={rules} />
        </ContentEditor>
        <Fold title={t.house_rules} html={rules_text} />
      </div>
    )
  },
})
