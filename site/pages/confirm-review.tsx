import { REVIEW_PAUSE_DAYS } from '../../schemas/site-review-life.ts'
import { fill } from '../../theme/words.ts'
import { Press, pressing } from '../auth/press.tsx'
import { page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useTexts } from '../site.ts'

const words = 'review'

/** Shows a review of the site, which its author was mailed about (spec: decisions CNT-10, Z-3). */
export const confirmReview = page({
  ...pressing({
    route: 'confirmReview',
    words,
    call: (api, token) => api.post('/client/site_review/set_active', { token }),
    check: (api, token) => api.post('/client/site_review/check', { token }),
  }),
  View: ({ data, form }) => {
    const ways = [{ to: `${pathTo('reviews')}#write`, label: useTexts('auth')[words].again }]
    const { title, second } = useTexts('site-reviews')
    const next = [{ to: pathTo('reviews'), label: title }]
    return <Press words={words} data={data} form={form} ways={ways} next={next} refusal={fill(second, { count: REVIEW_PAUSE_DAYS })} />
  },
})
