import { FIRST_REVIEWS } from '../../schemas/review-terms.ts'
import { failed, page, redirect } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { ProfileBody } from '../tutors/profile/ProfileBody.tsx'
import { stepAsked, withReviews } from '../tutors/review-steps.ts'
import { Note } from '../ui/Note.tsx'

/** A tutor's own profile as others will see it, before they do (spec: decisions TUT-2). */
export const profilePreview = page({
  isOwn: true,
  keeps: ['reviews'],
  async load({ api, language, query }) {
    const answer = await api.get('/tutor/profile/preview', { lang: language })
    if (answer.status === 'fail') {
      const here = encodeURIComponent(pathTo('profilePreview'))
      return answer.error === 'unauthorized' ? redirect(`${pathTo('tutorLogin')}?back=${here}`) : failed(answer)
    }
    const { profile } = answer.data
    const count = stepAsked(query.reviews)
    const more = count > FIRST_REVIEWS && (await api.post('/client/tutor/reviews', { tutor_id: profile.id, lang: language, limit: count }))
    const { reviews } = (more && more.status === 'success' ? more.data : profile).order_reviews
    return { ...answer.data, profile: withReviews(profile, reviews, count) }
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
