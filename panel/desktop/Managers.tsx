import { useTranslate } from 'react-admin'
import { Link } from '../layout/Link.tsx'
import { listPath } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { useSpan } from '../ui/ago.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { Table } from '../ui/Table.tsx'
import { FigureLink } from './FigureLink.tsx'
import { managerFigures } from './figures.ts'
import type { DesktopData } from './types.ts'

const columns = ['fields.admin_id', 'desktop.in_work', 'desktop.paid_30d', 'desktop.new_30d', 'desktop.paid_of_new', 'desktop.taken_in']

/** What each manager has in hand, has brought to payment, and how soon they take a new order. */
export function Managers({ managers, firstDay }: { managers: DesktopData['managers']; firstDay: (days: number) => number }) {
  const translate = useTranslate()
  const span = useSpan()
  const rows = managers.map((manager) => ({
    key: manager.admin_id,
    cells: [
      <Link key="name" to={listPath(slugs.orders, { admin_id: manager.admin_id })}>
        {manager.name}
      </Link>,
      ...managerFigures(manager, firstDay).map(({ name, value, aim }) => <FigureLink key={name} value={value} aim={aim} />),
      manager.taken_in === null ? '—' : span(manager.taken_in),
    ],
  }))
  return (
    <Sheet title="desktop.managers">
      <Table columns={columns.map((name) => translate(name))} rows={rows} />
    </Sheet>
  )
}
