import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { breakpoints } from '../../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { Column } from '../ui/boxes.ts'
import { Rows } from '../ui/list/Rows.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ReadFailure } from '../ui/ReadFailure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSettled } from '../ui/settled.ts'
import { CandidateLine } from './CandidateLine.tsx'
import { useOrder } from './order-record.ts'

const LEAST = 2

/** Who could take the order: the best matching tutors at first, then whoever is looked for by number, name, phone or e-mail. */
export function FindTutorDialog({ onClose }: { onClose: () => void }) {
  const { order_id } = useOrder()
  const [typed, setTyped] = useState('')
  const text = useSettled(typed.trim())
  const isSearch = text.length >= LEAST
  const isPhone = useMediaQuery(`(max-width:${breakpoints.dialog - 1}px)`)
  const translate = useTranslate()
  const id = useId()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['candidates', order_id, isSearch ? text : null],
    queryFn: () =>
      dataOf(
        isSearch
          ? api.post('/admin/order/search_tutors', { order_id, filters: { text_search: text } })
          : api.post('/admin/order/get_potential_tutors', { order_id }),
      ),
  })
  const tutors = data?.tutors ?? []
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('orders.find_tutor')}</DialogTitle>
      <DialogContent>
        <Column>
          <TextField
            id={`${id}search`}
            type="search"
            label={translate('orders.find.label')}
            helperText={translate(isSearch ? 'orders.find.searched' : 'orders.find.matching')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {isPending ? (
            <Skeleton />
          ) : error ? (
            <ReadFailure error={error} onRetry={refetch} />
          ) : tutors.length === 0 ? (
            <Notice icon="search" title={translate('orders.find.nobody')} />
          ) : (
            <Rows>
              {tutors.map((tutor) => (
                <CandidateLine key={tutor.id} tutor={tutor} onAppointed={onClose} />
              ))}
            </Rows>
          )}
        </Column>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
