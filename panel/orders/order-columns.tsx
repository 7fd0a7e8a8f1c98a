import type { OrderRow } from '../../schemas/index.ts'
import type { Column } from '../ui/list/columns.ts'
import {
  ClientCell,
  Deadline,
  FavoriteCell,
  FirstLessonCell,
  LessonCell,
  ManagerCell,
  OrderCell,
  OriginCell,
  RateCell,
  TutorCell,
} from './order-cells.tsx'
import { RowActions } from './RowActions.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** The desktop table of orders in its order (look: panel orders). */
export const orderColumns: readonly Column<OrderRow>[] = [
  { key: 'favorite', label: 'orders.columns.favorite', bare: true, cell: (row) => <FavoriteCell row={row} /> },
  { key: 'order', label: 'orders.columns.order', sort: 'id', minWidth: '8rem', cell: (row) => <OrderCell row={row} /> },
  { key: 'status', label: 'orders.columns.status', cell: ({ status }) => <StatusBadge status={status} isShort /> },
  { key: 'client', label: 'orders.columns.client', minWidth: '8rem', cell: (row) => <ClientCell row={row} /> },
  { key: 'lesson', label: 'orders.columns.lesson', minWidth: '12rem', cell: (row) => <LessonCell row={row} /> },
  { key: 'levels', label: 'orders.levels', spare: true, minWidth: '9rem', cell: ({ levels_name }) => levels_name.join(', ') },
  { key: 'rate', label: 'orders.columns.rate', align: 'right', cell: (row) => <RateCell row={row} /> },
  { key: 'tutor', label: 'orders.columns.tutor', minWidth: '7.5rem', cell: (row) => <TutorCell row={row} /> },
  { key: 'first_class', label: 'orders.columns.first_class', sort: 'first_class', minWidth: '9rem', cell: (row) => <FirstLessonCell row={row} /> },
  {
    key: 'deadline',
    label: 'filters.deadline',
    sort: 'date_payment_deadline',
    spare: true,
    cell: (row) => <Deadline row={row} />,
  },
  { key: 'manager', label: 'orders.columns.manager', cell: (row) => <ManagerCell row={row} /> },
  { key: 'origin', label: 'orders.columns.origin', spare: true, cell: (row) => <OriginCell row={row} /> },
  { key: 'actions', label: 'orders.columns.actions', bare: true, cell: (row) => <RowActions row={row} /> },
]
