import { Press, pressing } from '../auth/press.tsx'
import { page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useTexts } from '../site.ts'

const words = 'unsubscribe'

/** Ends the mails of a list by one press, which the mail's link alone does not (spec: decisions MSG-12, Z-3). */
export const unsubscribe = page({
  ...pressing({
    ...{ route: 'unsubscribe', words, name: 'token' },
    call: (api, token) => api.post('/api/email_unsubscribe', { token }),
    check: (api, token) => api.post('/api/email_unsubscribe/check', { token }),
  }),
  View: ({ data, form }) => {
    const t = useTexts('auth')[words]
    const ways = [
      { to: pathTo('clientSettings'), label: t.student },
      { to: pathTo('tutorSettings'), label: t.tutor },
    ]
    return <Press words={words} data={data} form={form} ways={ways} next={ways} />
  },
})
