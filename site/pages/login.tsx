import type { ErrorCode } from '../../schemas/errors.ts'
import { AuthField, AuthForm } from '../auth/AuthForm.tsx'
import { AuthPage } from '../auth/AuthPage.tsx'
import { affiliateIn } from '../auth/affiliate.ts'
import { safeBack } from '../auth/back.ts'
import { leadOn } from '../auth/lead-on.ts'
import { ownMetatags, signInHead } from '../auth/own-metatags.ts'
import { ProviderLink } from '../auth/ProviderLink.tsx'
import { atForm } from '../auth/problems.ts'
import { byProvider, providerQuery } from '../auth/provider.ts'
import { useErrors } from '../forms/error-words.ts'
import type { Values } from '../forms/values.ts'
import { Outcome, page, redirect, refused, type Visit } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'

async function load(visit: Visit) {
  const { edition, query, provider = null } = visit
  const back = safeBack(edition, query.back)
  const through = await byProvider(visit, 'tutor', { back, ...affiliateIn(visit) })
  if (through instanceof Outcome) return through
  const { confirmation_code: code, affiliate_id, error } = query
  // one that nobody can have been mailed holds no longer either
  const code_error = code === '' ? ('token_invalid' satisfies ErrorCode) : query.code_error
  // a link is for whoever holds it, signed in or not
  const on = code || code_error ? null : await leadOn(visit, 'tutor', back)
  return (
    on ?? {
      back,
      done: query.done === '1',
      isConfirmed: query.confirmed === '1',
      isUsed: query.link === 'used',
      code,
      code_error,
      isIn: Boolean(code_error) && (await visit.api.get('/auth/role/get')).auth?.tutor === true,
      affiliate_id,
      provider,
      through,
      error,
      own: await ownMetatags(visit, 'login'),
    }
  )
}

/** Where no script runs a press confirms the address: mail scanners press nothing. */
async function confirm({ api, query: { confirmation_code = '' } }: Visit) {
  const answer = await api.post('/tutor/email/confirm', { confirmation_code })
  if (answer.status === 'success') return redirect(answer.data.redirect, 303)
  const code = typeof answer.error === 'string' ? answer.error : ('token_invalid' satisfies ErrorCode)
  return redirect(`${pathTo('tutorLogin')}?code_error=${code}`, 303)
}

async function signIn({ api, edition, query }: Visit, { email = '', password = '', recaptcha_token = '' }: Values) {
  const back = safeBack(edition, query.back)
  const missing = { ...(!email.trim() && { email: 'required' }), ...(!password && { password: 'required' }) }
  if (Object.keys(missing).length > 0) return refused({ email }, missing)
  const answer = await api.post('/tutor/login', { email, password, recaptcha_token, ...(back && { back }) })
  return answer.status === 'success' ? redirect(answer.data.redirect, 303) : refused({ email }, atForm(answer.error), answer.retry_after)
}

/** A tutor signs in, or confirms the address that a mailed link is for (spec: decisions AUTH-6, AUTH-18). */
export const login = page({
  keeps: ['back', 'done', 'confirmed', 'confirmation_code', 'code_error', 'affiliate_id', 'link', ...providerQuery],
  load,
  submit: (visit, fields) => (fields.action === 'confirm' ? confirm(visit) : signIn(visit, fields)),
  head: ({ own }, { texts }) => signInHead(own, texts('auth').tutor.title),
  View: ({ data, form }) => {
    const t = useTexts('auth')
    const joining = useTexts('joining')
    const errors = useErrors('errors-auth')
    const href = useHref()
    const here = href(pathTo('tutorLogin'))
    const of = (query: Record<string, string | undefined>) =>
      new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))).toString()
    return (
      <AuthPage
        title={data.isIn ? joining.contacts.email : data.own.metatags?.h1 || t.tutor.title}
        own={data.isIn ? undefined : data.own.metatags?.text}
        foot={!data.isIn && <a href={href(pathTo('clientLogin'))}>{t.tutor.student}</a>}
      >
        {data.code && (
          <form method="post" className="col" data-confirming>
            <input type="hidden" name="action" value="confirm" />
            <Note tone="info">{joining.email.text}</Note>
            <Button type="submit" full>
              {joining.email.confirm}
            </Button>
          </form>
        )}
        {data.code_error && (
          <div data-code-error data-confirming={data.code === '' || undefined}>
            {data.code_error === ('already_confirmed' satisfies ErrorCode) ? (
              <Note tone="ok">{(data.isIn ? joining.email.inside : joining.email).already}</Note>
            ) : (
              <Note tone="bad" alert>
                {joining.email.failed}{' '}
                {data.code_error === ('token_invalid' satisfies ErrorCode)
                  ? (data.isIn ? joining.email.inside : joining.email).late
                  : (errors[data.code_error] ?? '')}
              </Note>
            )}
          </div>
        )}
        {data.done && <Note tone="ok">{t.tutor.done}</Note>}
        {data.isConfirmed && <Note tone="ok">{joining.email.done}</Note>}
        {data.back && !data.isConfirmed && !form && (
          <Note tone="info">
            {data.isUsed && t.link_used} {t.back}
          </Note>
        )}
        {data.isIn ? (
          <LinkButton full href={href(pathTo('profile'))}>
            {joining.email.inside.open}
          </LinkButton>
        ) : (
          <>
            <AuthForm form={form ?? (data.through ? refused({}, data.through) : undefined)} submit={t.submit} guarded="login">
              {(at) => (
                <>
                  <AuthField at={at} name="email" label={t.email} type="email" inputMode="email" autoComplete="username" />
                  <AuthField at={at} name="password" label={t.password} type="password" autoComplete="current-password" />
                </>
              )}
            </AuthForm>
            <ProviderLink
              provider={data.provider}
              href={`${here}?${of({ with: 'provider', back: data.back && href(data.back), affiliate_id: data.affiliate_id })}`}
              isCancelled={data.error === 'access_denied' && !form}
            />
            <p className="row">
              <a href={href(pathTo('recovery'))}>{t.tutor.forgot}</a>
            </p>
            <p>
              {joining.register.new}{' '}
              <a href={`${href(pathTo('register'))}${data.affiliate_id ? `?${of({ affiliate_id: data.affiliate_id })}` : ''}`}>
                {joining.register.title}
              </a>
            </p>
          </>
        )}
      </AuthPage>
    )
  },
})
