import { useEffect, useState } from 'react'
import { api } from '../../data-providers/api.ts'
import { newSending, sendingOf } from '../../data-providers/sending.ts'
import { CARDS } from '../../schemas/payment-terms.ts'
import { formatMoney } from '../../theme/money.ts'
import { fill } from '../../theme/words.ts'
import { useErrors } from '../forms/error-words.ts'
import { useForm } from '../forms/use-form.ts'
import { ActionDialog } from '../orders/ActionDialog.tsx'
import { useSite, useTexts } from '../site.ts'
import { Field, Input } from '../ui/Field.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { sumOf } from './sum-of.ts'
import { usePayment } from './use-payment.ts'
import { WayField } from './WayField.tsx'
import { openWays, WaysNote } from './WaysNote.tsx'
import type { Way } from './way.ts'
import { isForm, useUntouched, useWays } from './ways.ts'

/** Puts money into the wallet by one of the edition's banks (spec: decisions PAY-2, PAY-6). */
export function TopUpDialog({ onClose }: { onClose: () => void }) {
  const { edition, language } = useSite()
  const t = useTexts('payment')
  const common = useTexts('common')
  const errors = useErrors('errors-money')
  const ways = useWays()
  const { providers, cards } = openWays(ways)
  const [chosen, setChosen] = useState<Way | null>(null)
  const way = chosen ?? providers[0] ?? null
  const [sending] = useState(newSending)
  const limits = ways && ways !== 'failed' ? ways.top_up : null
  const money = (sum: number) => formatMoney(sum, edition, language)
  const hint = limits ? fill(t.top_up.limits, { min: money(limits.min), max: money(limits.max) }) : ''
  const form = useForm({ readErrors: () => ({ ...errors, sum: hint }) })
  useUntouched(form, ways)
  const isDrawn = way !== null
  // it comes after the dialog, whose × has the focus until then
  useEffect(() => {
    if (isDrawn) document.getElementById('sum')?.focus()
  }, [isDrawn])

  const payBy = usePayment(form, onClose)
  const pay = async () => {
    const sum = sumOf(form.read().sum ?? '')
    if (sum === null || (limits && (sum < limits.min || sum > limits.max))) return form.refuse({ sum: 'sum' })
    return payBy(way, {
      bank: (provider) =>
        isForm(provider)
          ? api.post('/tutor/wallet/get_payment_form/{provider}', { provider, sum })
          : api.post('/tutor/wallet/get_payment_url/{provider}', { provider, sum, save_token: form.read().save_token === '1' }),
      card: (card_id) => api.get('/tutor/wallet/pay_by_token/{provider}', { provider: CARDS, sum, card_id }, sendingOf(sending, card_id, sum)),
    })
  }
  return (
    <ActionDialog
      id="top-up"
      title={t.top_up.title}
      submit={t.top_up.submit}
      closed={!isDrawn}
      doing={form}
      onSubmit={() => form.once('pay', pay)}
      onClose={onClose}
    >
      {ways === null ? <Skeleton rows={1} label={common.loading} /> : <WaysNote ways={ways} />}
      {isDrawn && (
        <>
          <Field name="sum" label={`${t.top_up.sum}, ${edition.currencySign}`} hint={hint} error={form.problems.sum}>
            {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
          </Field>
          <WayField providers={providers} cards={cards} value={way} onChange={setChosen} keepsCards />
        </>
      )}
    </ActionDialog>
  )
}
