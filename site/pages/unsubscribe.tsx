import { Press, pressing } from '../auth/press.tsx'
import { page } from '../page.ts'

const words = 'unsubscribe'

/** Ends the mails of a list by one press, which the mail's link alone does not (spec: decisions MSG-12, Z-3). */
export const unsubscribe = page({
  ...pressing({ route: 'unsubscribe', words, name: 'token', call: (api, token) => api.post('/api/email_unsubscribe', { token }) }),
  View: ({ data, form }) => <Press words={words} data={data} form={form} />,
})
