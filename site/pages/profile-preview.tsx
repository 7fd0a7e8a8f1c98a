import { failed, page, redirect } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { ProfileBody } from '../tutors/profile/ProfileBody.tsx'
import { withReviews } from '../tutors/review-steps.ts'
import { Note } from '../ui/Note.tsx'

/** A tutor's own profile as others will see it, before they do (spec: decisions TUT-2). */
export const profilePreview = page({
  async load({ api, language }) {
    const answer = await api.get('/tutor/profile/preview', { lang: language })
    if (answer.status === 'success') return { ...answer.data, profile: withReviews(answer.data.profile) }
    const here = encodeURIComponent(pathTo('profilePreview'))
    return answer.error === 'unauthorized' ? redirect(`${pathTo('tutorLogin')}?back=${here}`) : failed(answer)
  },
  head: ({ profile }) => ({ title: profile.full_name, robots: 'noindex, nofollow' }),
  View: ({ data: { profile } }) => {
    const t = useTexts('profile').previewed
    const href = useHref()
    return (
      <div className="col">
        <Note tone="info">
          {t.note} <a href={href(pathTo('profile'))}>{t.back}</a>
        </Note>
        <ProfileBody tutor={profile} variant={0} isPreview />
      </div>
    )
  },
})
