import { AuthField, AuthForm } from '../auth/AuthForm.tsx'
import { AuthPage } from '../auth/AuthPage.tsx'
import { safeBack } from '../auth/back.ts'
import { leadOn } from '../auth/lead-on.ts'
import { ownMetatags, signInHead } from '../auth/own-metatags.ts'
import { atForm } from '../auth/problems.ts'
import { page, redirect, refused } from '../page.ts'
import { isOpen, pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { Note } from '../ui/Note.tsx'

/** A tutor signs in (spec: decisions AUTH-6). */
export const login = page({
  keeps: ['back', 'done'],
  async load(visit) {
    const { edition, language, query } = visit
    const back = safeBack(edition, language, query.back)
    return (await leadOn(visit, 'tutor', back)) ?? { back, done: query.done === '1', own: await ownMetatags(visit, 'login') }
  },
  async submit({ api, edition, language, query }, { email = '', password = '' }) {
    const back = safeBack(edition, language, query.back)
    const missing = { ...(!email.trim() && { email: 'required' }), ...(!password && { password: 'required' }) }
    if (Object.keys(missing).length > 0) return refused({ email }, missing)
    const answer = await api.post('/tutor/login', { email, password, ...(back && { back }) })
    return answer.status === 'success' ? redirect(answer.data.redirect, 303) : refused({ email }, atForm(answer.error))
  },
  head: ({ own }, { texts }) => signInHead(own, texts('auth').tutor.title),
  View: ({ data, form }) => {
    const t = useTexts('auth')
    const href = useHref()
    return (
      <AuthPage
        title={data.own?.h1 || t.tutor.title}
        own={data.own?.text}
        foot={isOpen('clientLogin') && <a href={href(pathTo('clientLogin'))}>{t.tutor.student}</a>}
      >
        {data.done && <Note tone="ok">{t.tutor.done}</Note>}
        {data.back && !form && <Note tone="info">{t.back}</Note>}
        <AuthForm form={form} submit={t.submit}>
          {(at) => (
            <>
              <AuthField at={at} name="email" label={t.email} type="email" inputMode="email" autoComplete="username" />
              <AuthField at={at} name="password" label={t.password} type="password" autoComplete="current-password" />
            </>
          )}
        </AuthForm>
        <p>
          <a href={href(pathTo('recovery'))}>{t.tutor.forgot}</a>
        </p>
      </AuthPage>
    )
  },
})
