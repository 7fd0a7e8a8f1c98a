import { styled } from '@mui/material/styles'
import { useListContext, useTranslate } from 'ra-core'
import type { OrderRow } from '../../schemas/index.ts'
import { formatMoney } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Numbers, Push, Row, Soft } from '../ui/boxes.ts'
import { Rows } from '../ui/list/Rows.tsx'
import { Tick } from '../ui/list/Tick.tsx'
import { Created, FavoriteCell, NextDate, OrderLink, Place, TutorCell } from './order-cells.tsx'
import { RowActions } from './RowActions.tsx'
import { StatusBadge } from './StatusBadge.tsx'

const Line = styled(Row)({ minHeight: '2.25rem', columnGap: '.375rem', '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '1.5rem' } })

/** The phone's form of the list: four lines an order, in the order of importance. */
export function OrderCards() {
  const { data = [] } = useListContext<OrderRow>()
  return (
    <Rows>
      {data.map((row) => (
        <OrderCard key={row.id} row={row} />
      ))}
    </Rows>
  )
}

function OrderCard({ row }: { row: OrderRow }) {
  const { selectedIds, onToggleItem } = useListContext()
  const edition = useEdition()
  const translate = useTranslate()
  return (
    <li>
      <Line>
        <Tick label={translate('common.select', { name: row.order_id })} isOn={selectedIds.includes(row.id)} onToggle={() => onToggleItem(row.id)} />
        <OrderLink row={row} />
        <StatusBadge status={row.status} isShort />
        <Push />
        <FavoriteCell row={row} />
        <RowActions row={row} />
      </Line>
      <p>
        <b>{row.lessons_name.join(', ')}</b> · <Place row={row} />
      </p>
      <Row>
        <span>{row.client.name}</span>
        {row.rate && (
          <Soft>
            <Numbers>{formatMoney(row.rate.id, edition, edition.panelLanguage)}</Numbers>
          </Soft>
        )}
        <Push />
        <NextDate row={row} otherwise={<Created row={row} />} />
      </Row>
      <Soft as="p">
        {row.tutor && `${translate('orders.columns.tutor')}: `}
        <TutorCell row={row} />
        {row.manager && ` · ${row.manager.name}`}
      </Soft>
    </li>
  )
}
