import { useRefresh, useTranslate } from 'ra-core'
import { useState } from 'react'
import { api, dataOf } from '../../data-providers/index.ts'
import { newSending } from '../../data-providers/sending.ts'
import { MOST_MONEY } from '../../schemas/index.ts'
import { groupThousands } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { NumberInput } from '../ui/form/inputs.tsx'
import { notZero, required, whole, within } from '../ui/form/rules.ts'
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
        hint={translate('tutors.add_money_hint', { most: groupThousands(MOST_MONEY, edition, edition.panelLanguage) })}
        validate={[required, whole, within(-MOST_MONEY, MOST_MONEY), notZero]}
      />
    </AskDialog>
  )
}
