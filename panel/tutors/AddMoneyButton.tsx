import { useRefresh, useTranslate } from 'ra-core'
import { useState } from 'react'
import { api, dataOf } from '../../data-providers/index.ts'
import { useEdition } from '../edition.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { Button } from '../ui/Button.tsx'
import { NumberInput } from '../ui/form/inputs.tsx'
import { notZero, required, whole, within } from '../ui/form/rules.ts'
import { useSubmit } from '../ui/form/submit.ts'

const MOST = 100_000

/** Puts money into the wallet, or takes it out with a minus; owner and head only (spec: decisions TUT-16, ADM-1). */
export function AddMoneyButton({ tutor_id, name }: { tutor_id: number; name: string }) {
  const [isAsking, setAsking] = useState(false)
  const { currencySign } = useEdition()
  const refresh = useRefresh()
  const translate = useTranslate()
  const submit = useSubmit(({ sum }: { sum: number }) => dataOf(api.post('/admin/tutor/wallet/add_money', { tutor_id, sum })), { onDone: refresh })
  return (
    <>
      <Button variant="outlined" icon="plus" onClick={() => setAsking(true)}>
        {translate('tutors.add_money')}
      </Button>
      {isAsking && (
        <AskDialog
          title={translate('tutors.add_money_to', { name })}
          verb={translate('tutors.add_money')}
          onSubmit={submit}
          onClose={() => setAsking(false)}
        >
          <NumberInput
            source="sum"
            label={`${translate('fields.sum')}, ${currencySign}`}
            hint={translate('tutors.add_money_hint')}
            validate={[required, whole, within(-MOST, MOST), notZero]}
          />
        </AskDialog>
      )}
    </>
  )
}
