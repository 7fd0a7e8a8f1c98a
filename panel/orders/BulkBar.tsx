import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useListContext, useTranslate } from 'react-admin'
import { Button } from '../ui/Button.tsx'
import { Push, Row } from '../ui/boxes.ts'
import { Icon } from '../ui/Icon.tsx'
import type { BulkAction } from './bulk.ts'

export interface Bulk {
  name: BulkAction['name']
  order_ids: number[]
}

const Bar = styled(Row)({
  padding: '.375rem .75rem',
  background: 'var(--accent-soft)',
  borderBottom: '1px solid var(--rule)',
  // over the phone's rows; the table below it scrolls by itself
  position: 'sticky',
  top: 0,
  zIndex: 'var(--z-sticky)',
  '@media (max-height: 30rem)': { position: 'static' },
})

const names = ['set_processing', 'set_favorite', 'set_lost'] as const

/** What can be done with the chosen orders at once; it says how many of them the rows below do not show. */
export function BulkBar({ onChoose }: { onChoose: (bulk: Bulk) => void }) {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext()
  const translate = useTranslate()
  if (selectedIds.length === 0) return null
  const shown = selectedIds.filter((id) => data.some((row) => row.id === id))
  const elsewhere = selectedIds.length - shown.length
  return (
    <Bar role="group" aria-label={translate('orders.bulk.label')}>
      <IconButton aria-label={translate('orders.bulk.unselect')} onClick={() => onUnselectItems()}>
        <Icon name="close" />
      </IconButton>
      <span role="status">
        <b>{translate('orders.bulk.chosen', { smart_count: selectedIds.length })}</b>
        {elsewhere > 0 && `, ${translate('orders.bulk.elsewhere', { smart_count: elsewhere })}`}
      </span>
      {elsewhere > 0 && <Button onClick={() => onSelect(shown)}>{translate('orders.bulk.drop_elsewhere')}</Button>}
      <Push />
      {names.map((name) => (
        <Button
          key={name}
          variant="outlined"
          color={name === 'set_lost' ? 'error' : 'primary'}
          onClick={() => onChoose({ name, order_ids: selectedIds.map(Number) })}
        >
          {translate(`orders.bulk.${name}`)}
        </Button>
      ))}
    </Bar>
  )
}
