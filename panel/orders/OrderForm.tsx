import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SimpleForm, Toolbar, useFormIsDirty, useTranslate } from 'react-admin'
import { api, type Conflicts, type OrderSave, orders, Refusal } from '../../data-providers/index.ts'
import type { OrderForStaff } from '../../schemas/index.ts'
import { useCall } from '../layout/call.ts'
import { Button } from '../ui/Button.tsx'
import { ConflictDialog } from '../ui/form/ConflictDialog.tsx'
import { FormBody } from '../ui/form/FormBody.tsx'
import { changedFields, conflictsOf, without } from '../ui/form/merge.ts'
import { SaveButton } from '../ui/form/SaveButton.tsx'
import { useSubmit } from '../ui/form/submit.ts'
import { useAskedClose } from '../ui/form/UnsavedGuard.tsx'
import { useFieldWords } from './field-words.ts'
import { OrderInputs, sourceOf } from './OrderInputs.tsx'
import { useOrder } from './order-record.ts'
import { fieldsOf, type OrderFields, type OrderValues, valuesOf } from './order-values.ts'
import { showOrder, useTakeBack } from './order-verb.ts'
import { ReportErrors } from './ReportErrors.tsx'

/** Edits the request. A version that is no longer the newest leads to the choice between both (spec: decisions API-3, conflict). */
export function OrderForm({ onClose }: { onClose: () => void }) {
  const order = useOrder()
  // The form stays with the order it was opened on: an action meanwhile must not change what is being typed.
  const [opened] = useState(() => ({ version: order.version, values: valuesOf(order) }))
  const [conflict, setConflict] = useState<{ fields: Conflicts; changes: Partial<OrderFields> } | null>(null)
  const queries = useQueryClient()
  const goBack = useTakeBack()
  const words = useFieldWords()
  const { isBusy, run } = useCall()

  const save = (fields: Partial<OrderFields>, version: number) => orders.save(order.id, { ...fields, version } as OrderSave)
  const done = (saved: OrderForStaff) => {
    showOrder(queries, saved)
    onClose()
  }
  /** Only these are saved, so a colleague's other changes stay. */
  const changesOf = (values: OrderValues) => changedFields(fieldsOf(opened.values), fieldsOf(values))
  const saveOver = async (changes: Partial<OrderFields>) => {
    const saved = await orders.one(order.id)
    const fields = conflictsOf(changes, fieldsOf(opened.values), fieldsOf(valuesOf(saved)))
    if (Object.keys(fields).length === 0) return save(changes, saved.version)
    setConflict({ fields, changes })
    throw new Refusal('conflict', { fields })
  }
  const settle = async (theirs: string[]) => {
    const yours = without(conflict?.changes ?? {}, theirs)
    const saved = await run(async () => {
      const newest = await orders.one(order.id)
      return Object.keys(yours).length === 0 ? newest : save(yours, newest.version)
    })
    if (saved) done(saved)
  }
  /** A comment is for colleagues' eyes only: one saved by itself is taken back like other silent steps. */
  const wayBackOf = ({ version }: OrderForStaff, values: OrderValues) => {
    const { admin_comment, ...others } = changesOf(values)
    if (admin_comment === undefined || Object.keys(others).length > 0) return undefined
    const before = { admin_comment: opened.values.admin_comment, version }
    return () => void goBack(() => api.post('/admin/order/save', { order_id: order.id, order: before as OrderSave }))
  }
  const submit = useSubmit(
    async (values: OrderValues) => {
      const changes = changesOf(values)
      try {
        return await save(changes, opened.version)
      } catch (error) {
        if (error instanceof Refusal && error.conflicts) return saveOver(changes)
        throw error
      }
    },
    { onDone: done, wayBackOf, onRefused: ({ conflicts }: Refusal) => conflicts !== undefined, sourceOf },
  )

  return (
    <>
      <SimpleForm component={FormBody} record={opened.values} onSubmit={submit} toolbar={<Foot onClose={onClose} />}>
        <OrderInputs />
        <ReportErrors form="request" />
      </SimpleForm>
      {conflict && <ConflictDialog conflicts={conflict.fields} words={words} isBusy={isBusy} onSettle={settle} onClose={() => setConflict(null)} />}
    </>
  )
}

function Foot({ onClose }: { onClose: () => void }) {
  const close = useAskedClose(useFormIsDirty(), onClose)
  const translate = useTranslate()
  return (
    <Toolbar>
      <SaveButton />
      <Button variant="text" onClick={close}>
        {translate('common.cancel')}
      </Button>
    </Toolbar>
  )
}
