import { PASSWORD_LENGTH } from '../../schemas/auth-terms.ts'
import { fill } from '../../theme/words.ts'
import { AuthField, AuthForm } from '../auth/AuthForm.tsx'
import { AuthPage } from '../auth/AuthPage.tsx'
import { affiliateIn } from '../auth/affiliate.ts'
import { leadOn } from '../auth/lead-on.ts'
import { ownMetatags } from '../auth/own-metatags.ts'
import { ProviderLink } from '../auth/ProviderLink.tsx'
import { atForm } from '../auth/problems.ts'
import { TermsField } from '../auth/TermsField.tsx'
import { PhoneFields } from '../forms/PhoneFields.tsx'
import type { Values } from '../forms/values.ts'
import { failed, page, redirect, refused, type Visit } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { Field, Select } from '../ui/Field.tsx'
import { Checkbox } from '../ui/Option.tsx'

const [min, max] = PASSWORD_LENGTH
const choices = (rows: readonly { id: number; name: string }[]) => rows.map(({ id, name }) => ({ value: id, label: name }))

async function load(visit: Visit) {
  const { api, language, provider = null } = visit
  const gone = await leadOn(visit, 'tutor', undefined)
  if (gone) return gone
  const options = await api.get('/tutor/register_options', { lang: language })
  if (options.status === 'fail') return failed(options)
  return { ...options.data, ...affiliateIn(visit), provider, own: await ownMetatags(visit, 'register') }
}

const needed = ['name', 'last_name', 'phone_plain', 'email', 'password', 'confirm_password', 'lesson_id'] as const

/** What nobody can have meant is said without asking. */
const missingIn = (fields: Values): Values =>
  Object.fromEntries(needed.flatMap((name) => (fields[name]?.trim() ? [] : [[name, name === 'lesson_id' ? 'empty_lesson' : 'required']])))

async function submit(visit: Visit, fields: Values) {
  const { password = '', confirm_password = '', recaptcha_token = '', ...typed } = fields
  const { name = '', last_name = '', email = '', phone_plain = '', phone_default_country_code = '1', lesson_id = '', city_id = '' } = typed
  const answer = await visit.api.post('/tutor/register', {
    ...affiliateIn(visit),
    ...{ name, last_name, email, phone_plain, password, confirm_password },
    phone_default_country_code: Number(phone_default_country_code) || 0,
    lesson_id: Number(lesson_id),
    city_id: city_id ? Number(city_id) : null,
    work_online: typed.work_online === '1',
    terms: typed.terms === '1',
    lang: visit.language,
    recaptcha_token,
  })
  if (answer.status === 'success') return redirect(answer.data.redirect, 303)
  const problems = atForm(answer.error)
  return refused(
    typed,
    { ...problems, ...(problems.city_id === 'required' && { city_id: 'city_or_online' }), ...missingIn(fields) },
    answer.retry_after,
  )
}

/** A tutor joins; the form works without script and keeps what was typed (spec: decisions AUTH-7). */
export const register = page({
  keeps: ['affiliate_id'],
  load,
  submit,
  head: ({ own }, { texts }) => ({
    title: own.metatags?.title || texts('joining').register.title,
    description: own.metatags?.metad || texts('joining').register.lead,
    robots: own.metatags?.robots || 'index, follow',
    openGraph: own.open_graph,
    isIndexedIn: (language) => !own.robots[language]?.startsWith('noindex'),
  }),
  View: ({ data, form }) => {
    const t = useTexts('joining').register
    const href = useHref()
    const login = href(pathTo('tutorLogin'))
    const { affiliate_id } = data
    return (
      <AuthPage
        title={data.own.metatags?.h1 || t.title}
        own={data.own.metatags?.text}
        foot={
          <>
            {t.have} <a href={affiliate_id ? `${login}?affiliate_id=${affiliate_id}` : login}>{t.sign_in}</a>
          </>
        }
      >
        <p className="soft">{t.lead}</p>
        <ProviderLink provider={data.provider} href={`${login}?with=provider${affiliate_id ? `&affiliate_id=${affiliate_id}` : ''}`} />
        <AuthForm form={form} submit={t.submit} guarded="register" words={{ city_or_online: t.city_needed, ...t.taken }}>
          {(at) => (
            <>
              <AuthField at={at} name="name" label={t.name} autoComplete="given-name" isName />
              <AuthField at={at} name="last_name" label={t.last_name} autoComplete="family-name" isName />
              <PhoneFields words={t} values={at.values} error={at.errors.phone_plain} />
              <AuthField at={at} name="email" label={t.email} hint={t.email_hint} type="email" inputMode="email" autoComplete="email" />
              <Field name="lesson_id" label={t.lesson} hint={t.lesson_hint} error={at.errors.lesson_id}>
                {(control) => (
                  <Select
                    {...control}
                    options={choices(data.lessons)}
                    empty={t.lesson_empty}
                    autoFocus={at.focusOn('lesson_id')}
                    defaultValue={at.values.lesson_id ?? ''}
                  />
                )}
              </Field>
              <Field name="city_id" label={t.city} hint={t.city_hint} error={at.errors.city_id}>
                {(control) => (
                  <Select
                    {...control}
                    options={choices(data.cities)}
                    empty={t.city_empty}
                    autoFocus={at.focusOn('city_id')}
                    defaultValue={at.values.city_id ?? ''}
                  />
                )}
              </Field>
              <Checkbox name="work_online" value="1" data-instead-of="city_id" defaultChecked={at.values.work_online === '1'}>
                {t.online}
              </Checkbox>
              <AuthField at={at} name="password" label={t.password} hint={fill(t.rule, { min, max })} type="password" autoComplete="new-password" />
              <AuthField at={at} name="confirm_password" label={t.confirm} type="password" autoComplete="new-password" />
              <TermsField text={t.terms} words={t} side="tutor" isChecked={at.values.terms === '1'} error={at.errors.terms} />
            </>
          )}
        </AuthForm>
      </AuthPage>
    )
  },
})
