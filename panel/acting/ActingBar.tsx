import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { clockOf, countDown } from '../../theme/count-down.ts'
import { useCall } from '../layout/call.ts'
import { pathTo } from '../layout/paths.ts'
import { useSession } from '../layout/session.ts'
import { slugs } from '../slugs.ts'
import { Button } from '../ui/Button.tsx'
import { Numbers, Push, Row } from '../ui/boxes.ts'

const Bar = styled(Row)({
  position: 'sticky',
  top: 0,
  zIndex: 'var(--z-sticky)',
  padding: '.25rem .75rem',
  background: 'var(--ink)',
  color: 'var(--ground)',
})

/** Above the back office of a colleague: whose it is and how long it is so; it ends by itself and by a button (spec: decisions AUTH-19). */
export function ActingBar({ seconds }: { seconds: number }) {
  const { admin } = useSession()
  const [left, setLeft] = useState(seconds)
  const { isBusy, run } = useCall()
  const translate = useTranslate()
  useEffect(() => countDown(seconds, setLeft), [seconds])
  // the server has ended it already; nothing of what was seen stays
  useEffect(() => {
    if (left === 0) location.reload()
  }, [left])
  const leave = async () => {
    const isDone = await run(() => dataOf(api.post('/admin/logout')).then(() => true))
    if (isDone) location.assign(pathTo(slugs.staff, admin.id))
  }
  return (
    <Bar role="region" aria-label={translate('layout.acting.label')}>
      <b>{translate('layout.acting.as', { name: admin.name })}</b>
      <Push />
      <Numbers role="timer">{translate('layout.acting.left', { time: clockOf(left) })}</Numbers>
      <Button color="inherit" variant="outlined" icon="exit" isBusy={isBusy} onClick={leave}>
        {translate('layout.acting.leave')}
      </Button>
    </Bar>
  )
}
