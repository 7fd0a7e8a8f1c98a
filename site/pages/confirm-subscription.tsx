import { AuthForm } from '../auth/AuthForm.tsx'
import { AuthPage } from '../auth/AuthPage.tsx'
import { atForm } from '../auth/problems.ts'
import { page, redirect, refused } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useTexts } from '../site.ts'
import { Note } from '../ui/Note.tsx'

/** Where the link leads that was mailed to an additional address: it is taken on by one press, never by the link alone (spec: decisions CLI-5, Z-3). */
export const confirmSubscription = page({
  keeps: ['code', 'done'],
  load: async ({ query }) => ({ isDone: query.done === '1' }),
  async submit({ api, query: { code = '' } }) {
    const answer = await api.post('/client/additional_email_subscription/confirm', { code })
    return answer.status === 'success' ? redirect(`${pathTo('confirmSubscription')}?done=1`, 303) : refused({}, atForm(answer.error))
  },
  head: (_, { texts }) => ({ title: texts('auth').subscription.title, robots: 'noindex, nofollow' }),
  View: ({ data: { isDone }, form }) => {
    const t = useTexts('auth').subscription
    return (
      <AuthPage title={t.title}>
        {isDone ? (
          <Note tone="ok">{t.done}</Note>
        ) : (
          <>
            <p>{t.text}</p>
            <AuthForm form={form} submit={t.confirm}>
              {() => null}
            </AuthForm>
          </>
        )}
      </AuthPage>
    )
  },
})
