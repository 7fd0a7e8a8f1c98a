import { api } from '../../data-providers/api.ts'
import { type Language, languageTable } from '../../editions/language-table.ts'
import { Outcome, page, redirect, refused } from '../page.ts'
import { pathTo } from '../routes.ts'
import { ChoiceSwitch } from '../settings/ChoiceSwitch.tsx'
import { checkPassword } from '../settings/check-password.ts'
import { LeaveSection } from '../settings/LeaveSection.tsx'
import { MailLanguage } from '../settings/MailLanguage.tsx'
import { PasswordForm } from '../settings/PasswordForm.tsx'
import { useSite, useTexts } from '../site.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'

const lists = ['new_orders', 'potential_orders', 'news', 'promo'] as const
const privacyChoices = ['phone_visible_after_appointment', 'profile_in_search_engines', 'photo_in_ads', 'marketing_emails'] as const

/** The tutor's settings: requests and mails, the password, privacy (spec: decisions TUT-12, TUT-13, AUTH-9, AUTH-10). */
export const screen = page({
  role: 'tutor',
  texts: ['settings', 'leaving'],
  refusedTexts: ['errors', 'errors-auth'],
  keeps: ['done'],
  async load({ api, query }) {
    const [asked, also] = await Promise.all([api.get('/tutor/settings/get'), api.get('/tutor/privacy/get')])
    const [settings, privacy] = [loaded(asked), loaded(also)]
    if (settings instanceof Outcome) return settings
    if (privacy instanceof Outcome) return privacy
    return settings && privacy && { settings, privacy, isDone: query.done === '1' }
  },
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
    const { edition } = useSite()
    const t = useTexts('settings')
    if (!data) return <LoadFailed />
    const { settings, privacy } = data
    return (
      <div className="col wide">
        <h1>{t.title}</h1>
        <section className="sheet col" aria-labelledby="orders">
          <h2 id="orders" className="l">
            {t.mails.title}
          </h2>
          <p className="s soft">{t.at_once}</p>
          <ChoiceSwitch
            {...t.mails.taking}
            name="taking"
            isOn={!settings.catalog_paused}
            saved={t.saved}
            save={(isOn) => api.post('/tutor/set_email_subscribe', { catalog_paused: !isOn })}
          />
          {lists.map((list) => (
            <ChoiceSwitch
              key={list}
              {...t.mails[list]}
              name={list}
              isOn={settings.email_subscribe[list]}
              saved={t.saved}
              save={(isOn) => api.post('/tutor/set_email_subscribe', { email_subscribe: { [list]: isOn } })}
            />
          ))}
          <ChoiceSwitch
            {...t.mails.sms}
            name="sms"
            isOn={settings.sms_subscribe}
            saved={t.saved}
            save={(isOn) => api.post('/tutor/set_email_subscribe', { sms_subscribe: isOn })}
          />
          {edition.locales.length > 1 && (
            <MailLanguage
              label={t.mails.lang}
              saved={t.saved}
              chosen={settings.lang}
              options={edition.locales.map((lang: Language) => ({ value: lang, label: languageTable[lang].name }))}
              save={(lang) => api.post('/tutor/set_email_subscribe', { lang: lang as Language })}
            />
          )}
        </section>
        <PasswordForm hasPassword={privacy.has_password} refused={form} isDone={data.isDone} />
        <section id="privacy" className="sheet col" aria-labelledby="privacy-title">
          <h2 id="privacy-title" className="l">
            {t.privacy.title}
          </h2>
          {privacyChoices.map((choice) => (
            <ChoiceSwitch
              key={choice}
              {...t.privacy[choice]}
              name={choice}
              isOn={privacy[choice]}
              saved={t.saved}
              save={(isOn) => api.post('/tutor/privacy/save', { tutor: { [choice]: isOn } })}
            />
          ))}
        </section>
        <LeaveSection privacy={privacy} />
      </div>
    )
  },
})
