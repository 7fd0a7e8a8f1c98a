import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { useCall } from '../layout/call.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { useCallsChanged } from './call-verb.ts'
import { useDial, type Whom } from './dial.ts'
import type { CallRecord } from './fields.tsx'
import { useLine } from './Line.tsx'

const TurnDialog = onDemand(() => import('./TurnDialog.tsx'), 'TurnDialog')

/** Who can be called back: a client about an order, a tutor. */
function whomOf({ order_id, who_calls: { recipient, recipient_id } }: CallRecord): Whom | null {
  if (recipient === 'unknown' || recipient_id === null) return null
  if (order_id !== null) return { order_id, recipient, recipient_id }
  return recipient === 'tutor' ? { tutor_id: recipient_id } : null
}

/** What can be done with a call; of the built-in line also what happens at the other end. */
export function CallActions() {
  const record = useRecordContext<CallRecord>()
  const line = useLine()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asking, setAsking] = useState<'remove' | 'turn' | null>(null)
  const { isBusy, run } = useCall()
  const { isBusy: isDialling, dial } = useDial()
  const changed = useCallsChanged()
  const translate = useTranslate()
  if (!record) return null
  const { id, call_id, phone, state, direction, duration, admin_id } = record
  const whom = line === 'none' ? null : whomOf(record)
  const simulate = async (event: 'answered' | 'ended', reason?: 'busy') => {
    if (await run(() => dataOf(api.post('/admin/telephony/simulate', { event, phone, call_id, reason })))) changed()
  }
  const remove = async () => {
    if (await run(() => dataOf(api.post('/admin/telephony/income/delete', { id })), 'toast.deleted')) changed()
    return true
  }
  const isSimulated = line === 'simulated'
  const choices: [text: string, isOpen: boolean, does: () => unknown][] = [
    ['answer', isSimulated && state === 'ringing', () => simulate('answered')],
    ['engaged', isSimulated && state === 'ringing', () => simulate('ended', 'busy')],
    ['hang_up', isSimulated && (state === 'ringing' || (state === 'answered' && duration === 0)), () => simulate('ended')],
    ['call', whom !== null, () => whom && dial(whom)],
    ['turn', direction === 'out', () => setAsking('turn')],
    ['remove', true, () => setAsking('remove')],
  ]
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        aria-label={translate('telephony.of_call', { phone })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isBusy || isDialling}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {choices.flatMap(([text, isOpen, does]) =>
          isOpen
            ? [
                <MenuItem
                  key={text}
                  onClick={() => {
                    close()
                    void does()
                  }}
                >
                  {translate(text === 'remove' ? 'ra.action.delete' : `telephony.${text}`)}
                </MenuItem>,
              ]
            : [],
        )}
      </Menu>
      {asking === 'remove' && (
        <ConfirmDialog
          title={translate('telephony.remove_asked', { phone })}
          verb={translate('ra.action.delete')}
          onConfirm={remove}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'turn' && <TurnDialog call_id={call_id} admin_id={admin_id} onClose={() => setAsking(null)} />}
    </>
  )
}
