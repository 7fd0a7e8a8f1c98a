import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Button } from '../ui/Button.tsx'
import { onDemand } from '../ui/on-demand.tsx'

const RemoveTutorDialog = onDemand(() => import('./RemoveTutorDialog.tsx'), 'RemoveTutorDialog')

/** Takes a tutor off the order, once the reasons are given. */
export function DeleteTutorButton({ tutor_id, name }: { tutor_id: number; name: string }) {
  const [isAsking, setAsking] = useState(false)
  const translate = useTranslate()
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)} aria-label={translate('orders.remove_tutor_of', { name })}>
        {translate('orders.remove_tutor')}
      </Button>
      {isAsking && <RemoveTutorDialog tutor_id={tutor_id} name={name} onClose={() => setAsking(false)} />}
    </>
  )
}
