import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Button } from '../ui/Button.tsx'
import { onDemand } from '../ui/on-demand.tsx'

const AddMoneyDialog = onDemand(() => import('./AddMoneyDialog.tsx'), 'AddMoneyDialog')

/** Changes what is in the wallet; owner and head only (spec: decisions ADM-1). */
export function AddMoneyButton({ tutor_id, name }: { tutor_id: number; name: string }) {
  const [isAsking, setAsking] = useState(false)
  const translate = useTranslate()
  return (
    <>
      <Button variant="outlined" icon="plus" onClick={() => setAsking(true)}>
        {translate('tutors.add_money')}
      </Button>
      {isAsking && <AddMoneyDialog tutor_id={tutor_id} name={name} onClose={() => setAsking(false)} />}
    </>
  )
}
