import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { api } from '../../data-providers/index.ts'
import type { OrderRow } from '../../schemas/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { plainActionNames, plainActions } from './actions.ts'
import { useOrderVerb } from './order-verb.ts'

/** What can be done with an order without opening it: of the actions open now, those that ask nothing. */
export function RowActions({ row: { order_id, actions } }: { row: OrderRow }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { isBusy, act } = useOrderVerb()
  const translate = useTranslate()
  const open = plainActionNames.filter((name) => actions.includes(name) && !('asks' in plainActions[name]))
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
              void act(() => api.post(`/admin/order/${name}` as const, { order_id }))
            }}
          >
            {translate(`orders.actions.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
