import { useTranslate } from 'react-admin'
import { Link } from '../layout/Link.tsx'
import { listPath } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { useSpan } from '../ui/ago.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { Table } from '../ui/Table.tsx'
import { FigureLink } from './FigureLink.tsx'
import { managerFigures, managerPlots } from './figures.ts'
import { useFirstDay, useSpanOf } from './period.ts'
import type { DesktopData, DesktopPlots } from './types.ts'

const columns = ['fields.admin_id', 'desktop.in_work', 'desktop.paid_30d', 'desktop.made', 'desktop.paid_of_made', 'desktop.taken_in']

/** What each manager has in hand and has brought to payment; of the orders of these days: how many are theirs, and how soon they take one. */
export function Managers({ managers, plots }: { managers: DesktopData['managers']; plots: DesktopPlots }) {
  const translate = useTranslate()
  const firstDay = useFirstDay()
  const span = useSpan()
  const days = useSpanOf()(plots.from, plots.to)
  const rows = managers.map((manager) => {
    const { admin_id, name } = manager
    const own = plots.managers.find((one) => one.admin_id === admin_id) ?? { admin_id, n: 0, paid: 0, taken_in: null }
    const figures = [...managerFigures(manager, firstDay), ...managerPlots(own, days)]
    return {
      key: admin_id,
      cells: [
        <Link key="name" to={listPath(slugs.orders, { admin_id })}>
          {name}
        </Link>,
        ...figures.map(({ name, value, aim }) => <FigureLink key={name} value={value} aim={aim} />),
        own.taken_in === null ? '—' : span(own.taken_in),
      ],
    }
  })
  return (
    <Sheet title="desktop.managers">
      <Table columns={columns.map((name) => translate(name))} rows={rows} />
    </Sheet>
  )
}
