import { useRefresh, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { Soft } from '../ui/boxes.ts'
import { useSubmit } from '../ui/form/submit.ts'
import type { Colleague } from './fields.tsx'
import { HeirInput, type HeirValues, heirsOf, sourceOfHeir } from './heirs.tsx'

/** Hands the open orders of a colleague over to one manager, or in turn to those on shift. */
export function HandOverDialog({ colleague: { id: admin_id }, onClose }: { colleague: Colleague; onClose: () => void }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const submit = useSubmit((values: HeirValues) => dataOf(api.post('/admin/admin/hand_over', { admin_id, ...heirsOf(values) })), {
    sourceOf: sourceOfHeir,
    done: ({ handed, left }) => [`staff.hand_over.${left > 0 ? 'going_on' : 'done'}`, { handed, left }],
    onDone: refresh,
  })
  return (
    <AskDialog title={translate('staff.hand_over.title')} verb={translate('staff.hand_over.verb')} onSubmit={submit} onClose={onClose}>
      <Soft>{translate('staff.hand_over.why')}</Soft>
      <HeirInput of={admin_id} />
    </AskDialog>
  )
}
