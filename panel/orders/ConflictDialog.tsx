import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
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

const Choice = styled(FormControl)({
  marginBottom: '1rem',
  '& .MuiFormControlLabel-root': { alignItems: 'start' },
  '& .MuiFormControlLabel-label': { paddingBlock: '.375rem', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
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
            <FormLabel id={`${id}${field}`}>{translate(`fields.${field}`, { _: field })}</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}${field}`}
              value={theirs.includes(field) ? 'theirs' : 'yours'}
              onChange={(_, whose) => choose(field, whose === 'theirs')}
            >
              {(['yours', 'theirs'] as const).map((whose) => (
                <FormControlLabel
                  key={whose}
                  value={whose}
                  control={<Radio size="small" />}
                  label={
                    <>
                      {translate(`orders.conflict.${whose}`)}: <b>{words(field, values[whose])}</b>
                    </>
                  }
                />
              ))}
            </RadioGroup>
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
