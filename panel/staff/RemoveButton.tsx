import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordContext, useRedirect, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { api, dataOf } from '../../data-providers/index.ts'
import { slugs } from '../slugs.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { Button } from '../ui/Button.tsx'
import { useSubmit } from '../ui/form/submit.ts'
import type { Colleague } from './fields.tsx'
import { HeirInput, type HeirValues, heirsOf, sourceOfHeir } from './heirs.tsx'

/** Deletes a colleague who has open orders, once it was said whose they become. */
export function RemoveButton() {
  const colleague = useRecordContext<Colleague>()
  const [isAsking, setAsking] = useState(false)
  const translate = useTranslate()
  return (
    <>
      <Button icon="bin" variant="outlined" color="error" onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      {colleague && isAsking && <RemoveDialog colleague={colleague} onClose={() => setAsking(false)} />}
    </>
  )
}

function RemoveDialog({ colleague: { id: admin_id, name, open_orders }, onClose }: { colleague: Colleague; onClose: () => void }) {
  const form = useFormContext()
  const queries = useQueryClient()
  const redirect = useRedirect()
  const translate = useTranslate()
  const submit = useSubmit((values: HeirValues) => dataOf(api.post('/admin/admin/delete', { admin_id, ...heirsOf(values) })), {
    done: 'toast.deleted',
    sourceOf: sourceOfHeir,
    onDone: () => {
      void queries.invalidateQueries({ queryKey: [slugs.staff, 'getList'] })
      // what was typed is gone with the record
      form?.reset(undefined, { keepValues: true })
      redirect('list', slugs.staff)
    },
  })
  return (
    <AskDialog
      title={translate('common.delete_asked', { name })}
      verb={translate('ra.action.delete')}
      color="error"
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{translate('staff.hand_over.asked', { count: open_orders })}</p>
      <HeirInput of={admin_id} mayStay />
    </AskDialog>
  )
}
