import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { api } from '../../data-providers/index.ts'
import type { RemoveReasons } from '../../schemas/index.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { Button } from '../ui/Button.tsx'
import { useOrder } from './order-record.ts'
import { useOrderSubmit } from './order-verb.ts'
import { ReasonsInputs } from './ReasonsInputs.tsx'

/** Takes a tutor off the order, with the reasons (spec: decisions ORD-3). */
export function DeleteTutorButton({ tutor_id, name }: { tutor_id: number; name: string }) {
  const { order_id } = useOrder()
  const [isAsking, setAsking] = useState(false)
  const translate = useTranslate()
  const submit = useOrderSubmit(({ remove_reasons }: { remove_reasons: RemoveReasons }) =>
    api.post('/admin/order/delete_tutor', { order_id, tutor_id, remove_reasons }),
  )
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)} aria-label={translate('orders.remove_tutor_of', { name })}>
        {translate('orders.remove_tutor')}
      </Button>
      {isAsking && (
        <AskDialog
          title={translate('orders.remove_tutor_of', { name })}
          verb={translate('orders.remove_tutor')}
          color="error"
          values={{ remove_reasons: { reasons: [], comment: '' } }}
          onSubmit={submit}
          onClose={() => setAsking(false)}
        >
          <ReasonsInputs />
        </AskDialog>
      )}
    </>
  )
}
