import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { api, type Conflicts, dataOf } from '../../data-providers/index.ts'
import type { OrderForStaff } from '../../schemas/index.ts'
import { useCall } from '../layout/call.ts'
import { Button } from '../ui/Button.tsx'
import { useFieldWords } from './field-words.ts'
import { useOrder } from './order-record.ts'
import type { OrderFields } from './order-values.ts'

const Choice = styled('fieldset')({
  display: 'grid',
  gap: '.5rem',
  margin: '0 0 1rem',
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: '.25rem', fontWeight: 600 },
  '& label': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '.5rem', alignItems: 'start' },
  '& input': { width: '1.125rem', height: '1.125rem', margin: '.125rem 0 0', accentColor: 'var(--accent)' },
  '& span': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
})

interface Props {
  conflicts: Conflicts
  /** All that was changed here; what nobody else changed is saved along. */
  changes: Partial<OrderFields>
  save: (fields: Partial<OrderFields>, version: number) => Promise<OrderForStaff>
  onSaved: (order: OrderForStaff) => void
  onClose: () => void
}

/** Somebody saved the same fields meanwhile: both values of each, and the choice which one stays. */
export function ConflictDialog({ conflicts, changes, save, onSaved, onClose }: Props) {
  const { order_id } = useOrder()
  const [theirs, setTheirs] = useState<string[]>([])
  const { isBusy, run } = useCall()
  const words = useFieldWords()
  const translate = useTranslate()
  const id = useId()

  const choose = (field: string, isTheirs: boolean) => setTheirs(isTheirs ? [...theirs, field] : theirs.filter((other) => other !== field))
  const settle = async () => {
    const yours = Object.fromEntries(Object.entries(changes).filter(([field]) => !theirs.includes(field)))
    const saved = await run(async () => {
      const { order } = await dataOf(api.get('/admin/order/get', { id: order_id }))
      return Object.keys(yours).length === 0 ? order : save(yours, order.version)
    })
    if (saved) onSaved(saved)
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('orders.conflict.title')}</DialogTitle>
      <DialogContent>
        <p>{translate('orders.conflict.text')}</p>
        {Object.entries(conflicts).map(([field, values]) => (
          <Choice key={field}>
            <legend>{translate(`fields.${field}`, { _: field })}</legend>
            {(['yours', 'theirs'] as const).map((whose) => (
              <label key={whose}>
                <input
                  type="radio"
                  name={`${id}${field}`}
                  checked={theirs.includes(field) === (whose === 'theirs')}
                  onChange={() => choose(field, whose === 'theirs')}
                />
                <span>
                  {translate(`orders.conflict.${whose}`)}: <b>{words(field, values[whose])}</b>
                </span>
              </label>
            ))}
          </Choice>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {translate('orders.conflict.back')}
        </Button>
        <Button variant="contained" onClick={settle} isBusy={isBusy}>
          {translate('orders.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
