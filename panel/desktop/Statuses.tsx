import { useTranslate } from 'react-admin'
import { StatusBadge } from '../orders/StatusBadge.tsx'
import { useSpan } from '../ui/ago.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { Table } from '../ui/Table.tsx'
import { FigureLink } from './FigureLink.tsx'
import { statusFigures } from './figures.ts'
import type { DesktopData, DesktopPlots } from './types.ts'

/** How many orders stand in each status, and how long they usually have where they go on. */
export function Statuses({ desktop, stays }: { desktop: DesktopData; stays: DesktopPlots['stays'] }) {
  const translate = useTranslate()
  const span = useSpan()
  const stayOf = (status: number) => stays.find((stay) => stay.status === status)?.seconds ?? null
  const rows = statusFigures(desktop).map(({ status, value, aim }) => ({
    key: status,
    cells: [
      <StatusBadge key="status" status={status} />,
      <FigureLink key="count" value={value} aim={aim} />,
      stayOf(status) === null ? '—' : span(stayOf(status) ?? 0),
    ],
  }))
  return (
    <Sheet title="desktop.by_status">
      <Table columns={[translate('filters.status'), translate('desktop.orders'), translate('desktop.stay')]} rows={rows} />
    </Sheet>
  )
}
