import { page, redirect, refused } from '../page.ts'
import { pathTo } from '../routes.ts'
import { checkPassword } from '../settings/check-password.ts'
import { PasswordForm } from '../settings/PasswordForm.tsx'
import { useTexts } from '../site.ts'

/** The tutor's settings: the password (spec: decisions AUTH-9, AUTH-10). */
export const screen = page({
  role: 'tutor',
  texts: ['settings', 'errors', 'errors-auth'],
  keeps: ['done'],
  load: async ({ query }) => ({ isDone: query.done === '1' }),
  async submit({ api }, fields) {
    const problems = checkPassword(fields)
    if (Object.keys(problems).length > 0) return refused({}, problems)
    const { old_password, password = '', confirm_password } = fields
    const answer = await api.post('/tutor/profile/password/set', { old_password, password, confirm_password })
    if (answer.status === 'success') return redirect(`${pathTo('tutorSettings')}?done=1`, 303)
    return refused({}, typeof answer.error === 'string' ? { form: answer.error } : answer.error)
  },
  head: (_, { texts }) => ({ title: texts('settings').title }),
  View: ({ data, form }) => {
    const t = useTexts('settings')
    return (
      <div className="col wide">
        <h1>{t.title}</h1>
        <PasswordForm refused={form} isDone={data.isDone} />
      </div>
    )
  },
})
