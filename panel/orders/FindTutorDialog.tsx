import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useEffect, useId, useState } from 'react'
import { api, dataOf } from '../../data-providers/index.ts'
import { breakpoints } from '../../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { Column } from '../ui/boxes.ts'
import { Field } from '../ui/form/Field.tsx'
import { TextBox } from '../ui/form/TextBox.tsx'
import { Rows } from '../ui/list/Rows.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CandidateLine } from './CandidateLine.tsx'
import { useOrder } from './order-record.ts'

const LEAST = 2
const PAUSE = 300

/** Who could take the order: the best matching tutors at first, then whoever is looked for by number, name, phone or e-mail. */
export function FindTutorDialog({ onClose }: { onClose: () => void }) {
  const { order_id } = useOrder()
  const [typed, setTyped] = useState('')
  const text = useSettled(typed.trim())
  const isSearch = text.length >= LEAST
  const isPhone = useMediaQuery(`(max-width:${breakpoints.dialog - 1}px)`)
  const translate = useTranslate()
  const id = useId()
  const { data, isPending } = useQuery({
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
          <Field label={translate('orders.find.label')} hint={translate(isSearch ? 'orders.find.searched' : 'orders.find.matching')}>
            {(box) => <TextBox {...box} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />}
          </Field>
          {isPending ? (
            <Skeleton />
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

/** What was typed, once the typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
