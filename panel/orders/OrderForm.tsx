import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { type Conflicts, type OrderSave, orders, type Refusal } from '../../data-providers/index.ts'
import type { OrderForStaff } from '../../schemas/index.ts'
import { Button } from '../ui/Button.tsx'
import { Column, Row } from '../ui/boxes.ts'
import { EditForm } from '../ui/form/EditForm.tsx'
import { useSubmit } from '../ui/form/submit.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { OrderInputs } from './OrderInputs.tsx'
import { useOrder } from './order-record.ts'
import { changedFields, fieldsOf, type OrderFields, type OrderValues, valuesOf } from './order-values.ts'
import { showOrder } from './order-verb.ts'
import { ReportErrors } from './ReportErrors.tsx'

/** Edits the request. A version that is no longer the newest leads to the choice between both (spec: decisions API-3, conflict). */
export function OrderForm({ onClose }: { onClose: () => void }) {
  const order = useOrder()
  // The form stays with the order it was opened on: an action meanwhile must not change what is being typed.
  const [opened] = useState(() => ({ version: order.version, values: valuesOf(order) }))
  const [conflicts, setConflicts] = useState<Conflicts | null>(null)
  const queries = useQueryClient()

  const save = (fields: Partial<OrderFields>, version: number) => orders.save(order.id, { ...fields, version } as OrderSave)
  const done = (saved: OrderForStaff) => {
    showOrder(queries, saved)
    onClose()
  }
  const changesOf = (values: OrderValues) => changedFields(fieldsOf(opened.values), fieldsOf(values))
  const submit = useSubmit((values: OrderValues) => save(changesOf(values), opened.version), {
    onDone: done,
    onRefused: ({ conflicts: found }: Refusal) => {
      setConflicts(found ?? null)
      return found !== undefined
    },
  })

  return (
    <>
      <EditForm values={opened.values} onSubmit={submit}>
        <Column>
          <OrderInputs />
          <Foot onClose={onClose} />
        </Column>
        <ReportErrors form="request" />
      </EditForm>
      {conflicts && <ConflictDialog conflicts={conflicts} save={save} onSaved={done} onClose={() => setConflicts(null)} />}
    </>
  )
}

function Foot({ onClose }: { onClose: () => void }) {
  const { isSubmitting } = useFormState()
  const translate = useTranslate()
  return (
    <Row>
      <Button variant="contained" type="submit" isBusy={isSubmitting}>
        {translate('common.save')}
      </Button>
      <Button variant="text" onClick={onClose}>
        {translate('common.cancel')}
      </Button>
    </Row>
  )
}
