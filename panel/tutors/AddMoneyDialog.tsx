import { useState } from 'react'
import { maxValue, minValue, NumberInput, required, useRefresh, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { newSending } from '../../data-providers/sending.ts'
import { MOST_MONEY } from '../../schemas/wallet-terms.ts'
import { groupThousands } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { notZero, whole } from '../ui/form/rules.ts'
import { useSubmit } from '../ui/form/submit.ts'

interface Money {
  tutor_id: number
  name: string
  onClose: () => void
}

/** How much is put into the wallet, or with a minus taken out of it (spec: decisions TUT-16). */
export function AddMoneyDialog({ tutor_id, name, onClose }: Money) {
  const edition = useEdition()
  const refresh = useRefresh()
  const translate = useTranslate()
  const [sending] = useState(newSending)
  const submit = useSubmit(({ sum }: { sum: number }) => dataOf(api.post('/admin/tutor/wallet/add_money', { tutor_id, sum }, sending)), {
    onDone: refresh,
  })
  return (
    <AskDialog title={translate('tutors.add_money_to', { name })} verb={translate('tutors.add_money')} onSubmit={submit} onClose={onClose}>
      <NumberInput
        source="sum"
        label={`${translate('fields.sum')}, ${edition.currencySign}`}
        step={1}
        helperText={translate('tutors.add_money_hint', { most: groupThousands(MOST_MONEY, edition, edition.panelLanguage) })}
        validate={[required(), whole, minValue(-MOST_MONEY), maxValue(MOST_MONEY), notZero]}
      />
    </AskDialog>
  )
}
