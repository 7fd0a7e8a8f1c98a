import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useListContext, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Push, Row } from '../ui/boxes.ts'
import { Icon } from '../ui/Icon.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import type { BulkAction } from './bulk.ts'

const BulkDialog = onDemand(() => import('./BulkDialog.tsx'), 'BulkDialog')

const Bar = styled(Row)({
  padding: '.5rem .75rem',
  background: 'var(--accent-soft)',
  border: '1px solid var(--accent)',
  borderRadius: 'var(--r-m)',
})

const names = ['set_processing', 'set_favorite', 'set_lost'] as const

/** What can be done with the chosen orders at once. */
export function BulkBar() {
  const { selectedIds, onUnselectItems, refetch } = useListContext()
  const [chosen, setChosen] = useState<{ name: BulkAction['name']; order_ids: number[] } | null>(null)
  const translate = useTranslate()
  const close = (isDone: boolean) => {
    setChosen(null)
    if (!isDone) return
    onUnselectItems()
    void refetch()
  }
  return (
    <>
      {selectedIds.length > 0 && (
        <Bar role="group" aria-label={translate('orders.bulk.label')}>
          <IconButton aria-label={translate('orders.bulk.unselect')} onClick={() => onUnselectItems()}>
            <Icon name="close" />
          </IconButton>
          <b>{translate('orders.bulk.chosen', { smart_count: selectedIds.length })}</b>
          <Push />
          {names.map((name) => (
            <Button
              key={name}
              variant="outlined"
              color={name === 'set_lost' ? 'error' : 'primary'}
              onClick={() => setChosen({ name, order_ids: selectedIds.map(Number) })}
            >
              {translate(`orders.bulk.${name}`)}
            </Button>
          ))}
        </Bar>
      )}
      {chosen && <BulkDialog {...chosen} onClose={close} />}
    </>
  )
}
