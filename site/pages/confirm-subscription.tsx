import { Press, pressing } from '../auth/press.tsx'
import { page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useTexts } from '../site.ts'

const words = 'subscription'

/** Takes an additional address on, which its owner was mailed to (spec: decisions CLI-5). */
export const confirmSubscription = page({
  ...pressing({
    route: 'confirmSubscription',
    words,
    call: (api, code) => api.post('/client/additional_email_subscription/confirm', { code }),
    check: (api, code) => api.post('/client/additional_email_subscription/check', { code }),
  }),
  View: ({ data, form }) => (
    <Press words={words} data={data} form={form} ways={[{ to: pathTo('clientSettings'), label: useTexts('auth')[words].again }]} />
  ),
})
