import { useState } from 'react'
import { languageTag } from '../../editions/languages.ts'
import { countryCodes } from '../../schemas/country-codes.ts'
import { BILLING } from '../../schemas/tutor-options.ts'
import { fill } from '../../theme/words.ts'
import { type Billing, BillingForm } from '../billing/BillingForm.tsx'
import { Outcome, page, type Visit } from '../page.ts'
import { useTexts } from '../site.ts'
import { Note } from '../ui/Note.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'

/** What the tutor's invoices are made out to, in editions that ask for it (spec: decisions TUT-18). */
export const screen = page({
  role: 'tutor',
  texts: ['billing', 'enums-money', 'errors', 'errors-files', 'errors-money', 'errors-requests'],
  async load(visit) {
    const billing = loaded(await visit.api.get('/tutor/billing_data/get'))
    return billing instanceof Outcome || billing === null ? billing : { billing, countries: countriesIn(visit) }
  },
  head: (_, { texts }) => ({ title: texts('billing').title }),
  View: ({ data }) => {
    const t = useTexts('billing')
    if (!data) return <LoadFailed />
    return (
      <div className="col wide">
        <h1>{t.title}</h1>
        <p className="soft">{t.lead}</p>
        <Sent {...data} />
      </div>
    )
  },
})

const tones = { [BILLING.empty]: 'info', [BILLING.sent]: 'info', [BILLING.approved]: 'ok', [BILLING.rejected]: 'bad' } as const

function Sent({ billing, countries }: { billing: Billing; countries: ReturnType<typeof countriesIn> }) {
  const t = useTexts('billing')
  const [sent, setSent] = useState(billing)
  const { billing_status, reject_comment } = sent
  const status = billing_status as keyof typeof tones
  return (
    <>
      <Note tone={tones[status]}>{fill(t.status[status], { comment: reject_comment })}</Note>
      <BillingForm billing={sent} countries={countries} onRead={setSent} />
    </>
  )
}

/** Countries by name in the reader's language. */
function countriesIn({ edition, language }: Pick<Visit, 'edition' | 'language'>) {
  const tag = languageTag(edition, language)
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  return countryCodes.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((one, other) => one.label.localeCompare(other.label, tag))
}
