import { useTranslate } from 'react-admin'
import { StatusBadge } from '../orders/StatusBadge.tsx'
import { useSpan } from '../ui/ago.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { FigureLink } from './FigureLink.tsx'
import { statusFigures } from './figures.ts'
import { Table } from './Table.tsx'
import type { DesktopData } from './types.ts'

/** How many orders stand in each status, and how long they usually have where they go on. */
export function Statuses({ desktop }: { desktop: DesktopData }) {
  const translate = useTranslate()
  const span = useSpan()
  const stayOf = (status: number) => desktop.stays.find((stay) => stay.status === status)?.seconds ?? null
  return (
    <Sheet title="desktop.by_status">
      <Table>
        <thead>
          <tr>
            <th scope="col">{translate('filters.status')}</th>
            <th scope="col" className="number">
              {translate('desktop.orders')}
            </th>
            <th scope="col" className="number">
              {translate('desktop.stay')}
            </th>
          </tr>
        </thead>
        <tbody>
          {statusFigures(desktop).map(({ status, value, aim }) => (
            <tr key={status}>
              <td>
                <StatusBadge status={status} />
              </td>
              <td className="number">
                <FigureLink value={value} aim={aim} />
              </td>
              <td className="number">{stayOf(status) !== null && span(stayOf(status) ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  )
}
