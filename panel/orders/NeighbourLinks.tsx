import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Icon } from '../ui/Icon.tsx'
import { useNeighbours } from './neighbours.ts'
import { useOrder } from './order-record.ts'

const ways = [
  { name: 'last', icon: 'back', key: 'k' },
  { name: 'next', icon: 'next', key: 'j' },
] as const

/** To the orders before and after this one in the list it was opened from. */
export function NeighbourLinks() {
  const neighbours = useNeighbours(useOrder().order_id)
  const translate = useTranslate()
  return ways.map(({ name, icon, key }) => {
    const order_id = neighbours[name]
    if (order_id === undefined) return null
    const words = translate(`orders.neighbours.${name}`, { order_id })
    return (
      <IconButton key={name} component={Link} to={pathTo(slugs.orders, order_id)} aria-keyshortcuts={key} aria-label={words} title={words}>
        <Icon name={icon} />
      </IconButton>
    )
  })
}
