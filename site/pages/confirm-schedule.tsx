import { AuthForm } from '../auth/AuthForm.tsx'
import { AuthPage } from '../auth/AuthPage.tsx'
import { atForm } from '../auth/problems.ts'
import { page, redirect, refused } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { Note } from '../ui/Note.tsx'

/** Where the weekly mail leads: the free time is confirmed by one press, never by the link alone (spec: decisions TUT-17, Z-3). */
export const confirmSchedule = page({
  keeps: ['code', 'done'],
  load: async ({ query }) => ({ isDone: query.done === '1' }),
  async submit({ api, query: { code = '' } }) {
    const answer = await api.post('/tutor/profile/schedule/confirm', { code })
    return answer.status === 'success' ? redirect(`${pathTo('confirmSchedule')}?done=1`, 303) : refused({}, atForm(answer.error))
  },
  head: (_, { texts }) => ({ title: texts('auth').schedule.title, robots: 'noindex, nofollow' }),
  View: ({ data: { isDone }, form }) => {
    const t = useTexts('auth').schedule
    const href = useHref()
    return (
      <AuthPage title={t.title} foot={<a href={href(pathTo('profile'))}>{t.change}</a>}>
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
