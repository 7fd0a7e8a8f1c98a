import { type FormEvent, useState } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import type { Gets, Success } from '../../schemas/api.ts'
import { BILLING_FILES, type BillingType, billingGroups, billingLimits, billingNeeds } from '../../schemas/billing-terms.ts'
import { type BillingField, billingTypes } from '../../schemas/tutor-options.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import { useErrors } from '../forms/error-words.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx'
import { useForm } from '../forms/use-form.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'
import type { Values } from '../forms/values.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { type Choice, Field, Input, Select } from '../ui/Field.tsx'
import { Options, Radio } from '../ui/Option.tsx'
import { showToast } from '../ui/Toast.tsx'
import styles from './BillingForm.module.css'
import { FileList, type Files } from './FileList.tsx'

export type Billing = Success<Gets['/tutor/billing_data/get']>
type Kept = Files['kept']

interface Props {
  billing: Billing
  countries: readonly Choice[]
  /** Takes what they are now. */
  onRead: (billing: Billing) => void
}

const kinds: Partial<Record<BillingField, { type?: string; autoComplete?: string; inputMode?: 'email' }>> = {
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  birth_date: { type: 'date', autoComplete: 'bday' },
  company_name: { autoComplete: 'organization' },
  country: { autoComplete: 'country' },
  city: { autoComplete: 'address-level2' },
  zip: { autoComplete: 'postal-code' },
  address: { autoComplete: 'street-address' },
  email_for_invoices: { type: 'email', autoComplete: 'email', inputMode: 'email' },
}
const ofCountries: readonly BillingField[] = ['tax_country', 'country']
const groups = Object.entries(billingGroups) as [keyof typeof billingGroups, readonly Exclude<BillingField, 'type'>[]][]
const asKept = (files: Kept): Files => ({ kept: files, added: [] })
const without = (files: Kept, others: Kept) => files.filter(({ id }) => !others.some((one) => one.id === id))
/** The same over the files that there are now: those that were taken away stay so. */
const filesOver = ({ kept, added }: Files, before: Kept, now: Kept): Files => ({ kept: without(now, without(before, kept)), added })

/** Whom invoices are made out to, with the files that prove it; which fields there are depends on the kind of payee (spec: decisions TUT-18). */
export function BillingForm({ billing, countries, onRead }: Props) {
  const { edition } = useSite()
  const { ask } = useCabinet()
  const t = useTexts('billing')
  const { billing_type } = useTexts('enums-money')
  const common = useTexts('common')
  const errors = useErrors('errors-files', 'errors-money', 'errors-requests')
  const [chosen, choose] = useState<BillingType | null>(null)
  const [typed, setTyped] = useState<Partial<Values>>({})
  const type = chosen ?? ((billing.billing_data.type ?? 'person') as BillingType)
  const [documents, setDocuments] = useState(() => asKept(billing.billing_documents))
  const [proofs, setProofs] = useState(() => asKept(billing.address_documents))
  const form = useForm({ readErrors: () => errors, limits: billingLimits })
  const isTouched = ({ kept, added }: Files, before: Kept) => added.length > 0 || kept.length < before.length
  const guard = useLeaveGuard(() => form.changed() || isTouched(documents, billing.billing_documents) || isTouched(proofs, billing.address_documents))
  const { needed, optional } = billingNeeds[type]

  const stored = (name: BillingField) => billing.billing_data[name] ?? (ofCountries.includes(name) ? edition.country : '')
  /** What was typed stays for whoever comes back to the kind that asks for it. */
  const turn = (to: BillingType) => {
    const values = form.read()
    setTyped({
      ...typed,
      ...Object.fromEntries([...needed, ...optional].map((name) => [name, values[name] === stored(name) ? undefined : values[name]])),
    })
    choose(to)
  }
  /** What was changed elsewhere stands where nothing was typed or taken away here. */
  const readNewest = async () => {
    const newest = await ask(() => api.get('/tutor/billing_data/get'))
    if (newest.status === 'fail') return
    setDocuments(filesOver(documents, billing.billing_documents, newest.data.billing_documents))
    setProofs(filesOver(proofs, billing.address_documents, newest.data.address_documents))
    onRead(newest.data)
  }
  const save = async () => {
    const values = form.read()
    const fields = Object.fromEntries([...needed, ...optional].map((field) => [field, values[field] ?? '']))
    const idsOf = ({ kept }: Files) => kept.map(({ id }) => id)
    const lists = { billing_documents: idsOf(documents), address_documents: idsOf(proofs) }
    const billing_data = { type, ...fields, ...lists, version: billing.version }
    const files = { new_billing_documents: [...documents.added], new_address_documents: [...proofs.added] }
    const answer = await ask(() => api.post('/tutor/billing_data/save', { billing_data, ...files }))
    if (answer.status === 'fail') {
      if (answer.error === 'conflict') await readNewest()
      return form.refuse(errorOf(answer))
    }
    setDocuments(asKept(answer.data.billing_documents))
    setProofs(asKept(answer.data.address_documents))
    setTyped({})
    form.settle()
    onRead(answer.data)
    showToast({ text: t.done, tone: 'ok' }, common)
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    return form.once('save', save)
  }
  const field = (name: Exclude<BillingField, 'type'>) => (
    <Field key={name} name={name} label={t.fields[name]} error={form.problems[name]} {...(optional.includes(name) && { optional: t.optional })}>
      {(control) =>
        ofCountries.includes(name) ? (
          <Select {...control} {...kinds[name]} options={countries} empty={t.choose_country} defaultValue={typed[name] ?? stored(name)} />
        ) : (
          <Input {...control} {...kinds[name]} defaultValue={typed[name] ?? stored(name)} />
        )
      }
    </Field>
  )
  return (
    <form ref={form.attach} noValidate className={`${styles.root} col`} onSubmit={press} onInput={form.onInput}>
      <FormFailure>{form.failure}</FormFailure>
      <Options legend={t.type} className={styles.types}>
        {billingTypes.map((one) => (
          <Radio key={one} tile name="type" value={one} checked={one === type} onChange={() => turn(one)}>
            {billing_type[one]}
          </Radio>
        ))}
      </Options>
      {groups.map(([group, fields]) => (
        <fieldset key={group} className={`${styles.group} sheet`}>
          <legend>{t.groups[group]}</legend>
          {fields.filter((name) => needed.includes(name) || optional.includes(name)).map(field)}
        </fieldset>
      ))}
      <FileList
        name="new_billing_documents"
        label={t.billing_documents}
        files={documents}
        onChange={setDocuments}
        error={form.problems.new_billing_documents}
        most={BILLING_FILES[1]}
      />
      <FileList
        name="new_address_documents"
        label={t.address_documents}
        files={proofs}
        onChange={setProofs}
        error={form.problems.new_address_documents}
        most={BILLING_FILES[1]}
      />
      <noscript>{t.no_script}</noscript>
      {guard.asking ? (
        <LeaveQuestion text={common.unsaved} leave={common.leave} stay={common.stay} onLeave={guard.leave} onStay={guard.stay} />
      ) : (
        <Button type="submit" busy={form.busy !== null} className={styles.save}>
          {t.save}
        </Button>
      )}
    </form>
  )
}
