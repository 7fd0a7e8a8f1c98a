import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../data-providers/index.ts'
import { newSending } from '../../data-providers/sending.ts'
import { Icon } from '../ui/Icon.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { type PlainActionName, plainActionNames, plainActions } from './actions.ts'
import { useRow } from './fields.tsx'
import { useOrderVerb } from './order-verb.ts'

const ActionQuestion = onDemand(() => import('./ActionQuestion.tsx'), 'ActionQuestion')

/** What can be done with an order without opening it: of the actions open now, those that can be undone. */
export function RowActions() {
  const { order_id, actions } = useRow()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { isBusy, act } = useOrderVerb()
  const translate = useTranslate()
  const [asking, setAsking] = useState<PlainActionName | null>(null)
  const open = plainActionNames.filter((name) => actions.includes(name) && !('area' in plainActions[name]))
  const run = (name: PlainActionName) => act(() => api.post(`/admin/order/${name}` as const, { order_id }, newSending()))
  if (open.length === 0) return null
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        aria-label={translate('orders.actions_of', { order_id })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isBusy}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {open.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              close()
              if ('asks' in plainActions[name]) setAsking(name)
              else void run(name)
            }}
          >
            {translate(`orders.actions.${name}`)}
          </MenuItem>
        ))}
      </Menu>
      {asking && <ActionQuestion action={asking} order_id={order_id} onConfirm={() => run(asking)} onClose={() => setAsking(null)} />}
    </>
  )
}
