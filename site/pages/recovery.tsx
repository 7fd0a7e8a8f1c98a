import { PASSWORD_LENGTH, RESET_HOURS } from '../../schemas/auth-terms.ts'
import { fill, plural } from '../../theme/words.ts'
import { AuthField, AuthForm } from '../auth/AuthForm.tsx'
import { AuthPage } from '../auth/AuthPage.tsx'
import { atForm } from '../auth/problems.ts'
import { page, redirect, refused } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'

const [min, max] = PASSWORD_LENGTH

type State = 'ask' | 'invalid' | 'set' | 'confirmed'

const isSetting = (state: State) => state === 'set' || state === 'confirmed'

/** A tutor's way back in: a link by mail, and behind it a new password (spec: decisions AUTH-8, AUTH-9). */
export const recovery = page({
  keeps: ['reset_code', 'confirmed'],
  async load({ api, query: { reset_code, confirmed } }): Promise<State> {
    if (reset_code === undefined) return 'ask'
    const answer = await api.post('/tutor/profile/password/check_reset_code', { reset_code })
    if (answer.status !== 'success') return 'invalid'
    return confirmed === '1' ? 'confirmed' : 'set'
  },
  async submit({ api, query: { reset_code } }, { email = '', password = '', confirm_password = '', recaptcha_token = '' }) {
    if (reset_code) {
      if (!password) return refused({}, { password: 'required' })
      if (password !== confirm_password) return refused({}, { confirm_password: 'password_mismatch' })
      const answer = await api.post('/tutor/profile/password/reset', { reset_code, password, confirm_password })
      return answer.status === 'success' ? redirect(`${pathTo('tutorLogin')}?done=1`, 303) : refused({}, atForm(answer.error), answer.retry_after)
    }
    if (!email.trim()) return refused({}, { email: 'required' })
    const answer = await api.post('/tutor/profile/password/get_reset_code', { email, recaptcha_token })
    return answer.status === 'success' ? refused({ email, sent: '1' }, {}) : refused({ email }, atForm(answer.error), answer.retry_after)
  },
  head: (state, { texts }) => {
    const t = texts('auth').recovery
    return { title: isSetting(state) ? t.new_title : t.title, robots: 'noindex, nofollow' }
  },
  View: ({ data: state, form }) => {
    const { edition, language } = useSite()
    const t = useTexts('auth').recovery
    const auth = useTexts('auth')
    const errors = useTexts('errors-auth')
    const href = useHref()
    const toLogin = <a href={href(pathTo('tutorLogin'))}>{t.back}</a>
    if (state === 'invalid')
      return (
        <AuthPage title={t.invalid} foot={toLogin}>
          <Note tone="bad">{errors.token_invalid}</Note>
          <LinkButton full href={href(pathTo('recovery'))}>
            {t.get_new}
          </LinkButton>
        </AuthPage>
      )
    if (isSetting(state))
      return (
        <AuthPage title={t.new_title} foot={toLogin}>
          {state === 'confirmed' && <Note tone="ok">{t.confirmed}</Note>}
          <AuthForm form={form} submit={t.save}>
            {(at) => (
              <>
                <AuthField
                  at={at}
                  name="password"
                  label={t.new_password}
                  hint={fill(t.rule, { min, max })}
                  type="password"
                  autoComplete="new-password"
                />
                <AuthField at={at} name="confirm_password" label={t.confirm} type="password" autoComplete="new-password" />
              </>
            )}
          </AuthForm>
        </AuthPage>
      )
    const sentTo = form?.values.sent && form.values.email
    return (
      <AuthPage title={t.title} foot={toLogin}>
        {sentTo ? (
          <Note tone="ok" alert>
            {fill(t.done, { email: sentTo })} {t.again}
          </Note>
        ) : (
          <p className="soft">{plural(t.text, RESET_HOURS, edition, language)}</p>
        )}
        <AuthForm form={form} submit={t.submit} guarded="code">
          {(at) => <AuthField at={at} name="email" label={auth.email} type="email" inputMode="email" autoComplete="username" />}
        </AuthForm>
      </AuthPage>
    )
  },
})
