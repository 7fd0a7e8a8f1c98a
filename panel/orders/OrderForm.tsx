import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SimpleForm } from 'react-admin'
import { api, type OrderSave, orders, type Refusal } from '../../data-providers/index.ts'
import type { OrderForStaff } from '../../schemas/index.ts'
import { useConflictQuestion } from '../ui/form/conflict-question.tsx'
import { FormBody } from '../ui/form/FormBody.tsx'
import { changedFields, saveOver } from '../ui/form/merge.ts'
import { SaveOrCancel } from '../ui/form/SaveOrCancel.tsx'
import { useSubmit } from '../ui/form/submit.ts'
import { useFieldWords } from './field-words.ts'
import { OrderInputs, sourceOf } from './OrderInputs.tsx'
import { useOrder } from './order-record.ts'
import { fieldsOf, type OrderValues, valuesOf } from './order-values.ts'
import { showOrder, useTakeBack } from './order-verb.ts'
import { ReportErrors } from './ReportErrors.tsx'

/** Edits the request. */
export function OrderForm({ onClose }: { onClose: () => void }) {
  const order = useOrder()
  // The form stays with the order it was opened on: an action meanwhile must not change what is being typed.
  const [opened] = useState(order)
  const [values] = useState(() => valuesOf(order))
  const queries = useQueryClient()
  const goBack = useTakeBack()
  const { ask, dialog } = useConflictQuestion(useFieldWords())

  const done = (saved: OrderForStaff) => {
    showOrder(queries, saved)
    onClose()
  }
  /** Only these are saved, so a colleague's other changes stay. */
  const changesOf = (edited: OrderValues) => changedFields(fieldsOf(values), fieldsOf(edited))
  /** A comment is for colleagues' eyes only: one saved by itself is taken back like other silent steps. */
  const wayBackOf = ({ version }: OrderForStaff, edited: OrderValues) => {
    const { admin_comment, ...others } = changesOf(edited)
    if (admin_comment === undefined || Object.keys(others).length > 0) return undefined
    const before = { admin_comment: opened.admin_comment, version }
    return () => void goBack(() => api.post('/admin/order/save', { order_id: order.id, order: before as OrderSave }))
  }
  const submit = useSubmit(
    (edited: OrderValues) =>
      saveOver(changesOf(edited), opened, {
        fieldsOf: (record) => fieldsOf(valuesOf(record)),
        read: () => orders.one(order.id),
        save: (changes, { version }) => orders.save(order.id, { ...changes, version } as OrderSave),
        ask,
      }),
    { onDone: done, wayBackOf, onRefused: ({ conflicts }: Refusal) => conflicts !== undefined, sourceOf },
  )

  return (
    <>
      <SimpleForm component={FormBody} record={values} onSubmit={submit} toolbar={<SaveOrCancel onClose={onClose} />}>
        <OrderInputs own={opened.lessons} />
        <ReportErrors form="request" />
      </SimpleForm>
      {dialog}
    </>
  )
}
