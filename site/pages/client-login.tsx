import { LOGIN_LENGTH } from '../../schemas/auth-terms.ts'
import { fill } from '../../theme/words.ts'
import { AuthField, AuthForm } from '../auth/AuthForm.tsx'
import { AuthPage } from '../auth/AuthPage.tsx'
import { orderIn, safeBack } from '../auth/back.ts'
import { CodeForm } from '../auth/CodeForm.tsx'
import { askForCode, enterCode, sendCode } from '../auth/code.ts'
import { leadOn } from '../auth/lead-on.ts'
import { ownMetatags, signInHead } from '../auth/own-metatags.ts'
import { ProviderLink } from '../auth/ProviderLink.tsx'
import { atForm } from '../auth/problems.ts'
import { byProvider, providerQuery } from '../auth/provider.ts'
import type { Values } from '../forms/values.ts'
import { Outcome, page, redirect, refused, type Visit } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { Note } from '../ui/Note.tsx'
import { Tabs } from '../ui/Tabs.tsx'

const ways = ['password', 'code', 'new'] as const
type Way = (typeof ways)[number]

interface Data {
  way: Way
  back: string | undefined
  order: string | undefined
}

const askedBy = ({ edition, query }: Visit): Data => {
  const back = safeBack(edition, query.back)
  const order = orderIn(edition, back)
  return { way: ways.find((way) => way === query.way) ?? (order ? 'code' : 'password'), back, order }
}

async function byPassword({ api }: Visit, back: string | undefined, { login = '', password = '', recaptcha_token = '' }: Values) {
  const missing = { ...(!login.trim() && { login: 'required' }), ...(!password && { password: 'required' }) }
  if (Object.keys(missing).length > 0) return refused({ login }, missing)
  const answer = await api.post('/client/auth/login', { login, password, recaptcha_token, ...(back && { back }) })
  return answer.status === 'success' ? redirect(answer.data.redirect, 303) : refused({ login }, atForm(answer.error), answer.retry_after)
}

async function newPassword({ api }: Visit, { email = '', recaptcha_token = '' }: Values) {
  if (!email.trim()) return refused({}, { email: 'required' })
  const answer = await api.post('/client/auth/generate_password', { email, recaptcha_token })
  return answer.status === 'success' ? refused({ email, sent: '1' }, {}) : refused({ email }, atForm(answer.error), answer.retry_after)
}

/** A client signs in with a password, with a code sent to phone or e-mail, or asks for a new password (spec: decisions AUTH-1..4). */
export const clientLogin = page({
  keeps: ['back', 'way', 'link', ...providerQuery],
  async load(visit) {
    const asked = askedBy(visit)
    const through = await byProvider(visit, 'client', { back: asked.back })
    if (through instanceof Outcome) return through
    const { provider = null, query } = visit
    const on = await leadOn(visit, 'client', asked.back)
    return (
      on ?? {
        ...asked,
        provider,
        through,
        isCancelled: query.error === 'access_denied',
        isUsed: query.link === 'used',
        own: await ownMetatags(visit, 'client-login'),
      }
    )
  },
  async submit(visit, fields) {
    const { way, back } = askedBy(visit)
    if (fields.action === 'send') return sendCode(visit, fields)
    if (fields.action === 'ask') return askForCode(fields)
    if (fields.client_id) return enterCode(visit, back, fields)
    return way === 'new' ? newPassword(visit, fields) : byPassword(visit, back, fields)
  },
  head: ({ own }, { texts }) => signInHead(own, texts('auth').client.title),
  View: ({ data: { way, back, order, own, provider, through, isCancelled, isUsed }, form: sent }) => {
    const form = sent ?? (through ? refused({}, through) : undefined)
    const t = useTexts('auth')
    const href = useHref()
    const to = (wanted: Way) => `${href(pathTo('clientLogin'))}?${new URLSearchParams({ way: wanted, ...(back && { back: href(back) }) })}`
    const tutors = <a href={href(pathTo('tutorLogin'))}>{t.client.tutor}</a>
    if (way === 'new') {
      const sentTo = form?.values.sent && form.values.email
      return (
        <AuthPage title={t.generate.title} foot={<a href={to('password')}>{t.generate.to_login}</a>}>
          {sentTo ? (
            <Note tone="ok" alert>
              {fill(t.generate.done, { email: sentTo })}
            </Note>
          ) : (
            <p className="soft">{t.generate.text}</p>
          )}
          <AuthForm form={form} submit={t.generate.submit} guarded="code">
            {(at) => <AuthField at={at} name="email" label={t.email} type="email" inputMode="email" autoComplete="email" />}
          </AuthForm>
        </AuthPage>
      )
    }
    return (
      <AuthPage title={own.metatags?.h1 || t.client.title} own={own.metatags?.text} foot={tutors}>
        {(order || (back && !form)) && (
          <Note tone="info">
            {isUsed && !form && t.link_used} {order ? fill(t.client.order, { id: order }) : t.back}
          </Note>
        )}
        <Tabs
          label={t.client.ways}
          tabs={[
            { href: to('password'), label: t.client.by_password, current: way === 'password' },
            { href: to('code'), label: t.client.by_code, current: way === 'code' },
          ]}
        />
        {way === 'code' ? (
          <CodeForm form={form} another={to('code')} />
        ) : (
          <>
            <AuthForm form={form} submit={t.submit} guarded="login" limits={{ login: LOGIN_LENGTH }}>
              {(at) => (
                <>
                  <AuthField at={at} name="login" label={t.client.login} autoComplete="username" />
                  <AuthField at={at} name="password" label={t.password} type="password" autoComplete="current-password" />
                </>
              )}
            </AuthForm>
            <p>
              {t.client.no_password} <a href={to('new')}>{t.client.new_password}</a>
            </p>
          </>
        )}
        <ProviderLink
          provider={provider}
          href={`${href(pathTo('clientLogin'))}?${new URLSearchParams({ with: 'provider', ...(back && { back: href(back) }) })}`}
          isCancelled={isCancelled && !sent}
        />
      </AuthPage>
    )
  },
})
