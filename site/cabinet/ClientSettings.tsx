import { api } from '../../data-providers/api.ts'
import { type Language, languageTable } from '../../editions/language-table.ts'
import { clientMailLists } from '../../schemas/client-account-terms.ts'
import { AddressRows } from '../client-account/AddressRows.tsx'
import { ContactRows } from '../client-account/ContactRows.tsx'
import { Deletion } from '../client-account/Deletion.tsx'
import { TermsNote } from '../client-account/TermsNote.tsx'
import { page } from '../page.ts'
import { ChoiceSwitch } from '../settings/ChoiceSwitch.tsx'
import { MailLanguage } from '../settings/MailLanguage.tsx'
import { useSite, useTexts } from '../site.ts'
import { Note } from '../ui/Note.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'

/** The client's settings: mails, contacts, the end of the account (spec: decisions CLI-5). */
export const screen = page({
  role: 'client',
  texts: ['client-account', 'joining'],
  load: async ({ api }) => loaded(await api.get('/client/settings/get')),
  head: (_, { texts }) => ({ title: texts('client-account').settings.title }),
  View: ({ data: client }) => {
    const { edition } = useSite()
    const t = useTexts('client-account').settings
    if (!client) return <LoadFailed />
    return (
      <div className="col wide">
        <h1>{t.title}</h1>
        {client.terms_declined && <TermsNote />}
        <section className="sheet col" aria-labelledby="mails">
          <h2 id="mails" className="l">
            {t.mails.title}
          </h2>
          {client.email ? <p className="s soft">{t.mails.at_once}</p> : <Note tone="info">{t.mails.no_address}</Note>}
          {clientMailLists.map((list) => (
            <ChoiceSwitch
              key={list}
              {...t.mails[list]}
              name={list}
              isOn={client.email_subscriptions[list]}
              saved={t.saved}
              save={(isOn) => api.post('/client/additional_email_subscription/subscribe', { subscriptions: { [list]: isOn } })}
            />
          ))}
          {edition.locales.length > 1 && (
            <MailLanguage
              label={t.mails.lang}
              saved={t.saved}
              chosen={client.lang}
              options={edition.locales.map((lang: Language) => ({ value: lang, label: languageTable[lang].name }))}
              save={(lang) => api.post('/client/profile/save', { client: { lang: lang as Language } })}
            />
          )}
        </section>
        <AddressRows client={client} />
        <ContactRows client={client} />
        <Deletion client={client} />
      </div>
    )
  },
})
