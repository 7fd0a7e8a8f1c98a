import { useTranslate } from 'react-admin'
import { Link } from '../layout/Link.tsx'
import { listPath } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { useSpan } from '../ui/ago.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { FigureLink } from './FigureLink.tsx'
import { managerFigures } from './figures.ts'
import { Table } from './Table.tsx'
import type { DesktopData } from './types.ts'

const columns = ['in_work', 'paid_30d', 'new_30d', 'paid_of_new'] as const

/** What each manager has in hand, has brought to payment, and how soon they take a new order. */
export function Managers({ managers, firstDay }: { managers: DesktopData['managers']; firstDay: (days: number) => number }) {
  const translate = useTranslate()
  const span = useSpan()
  return (
    <Sheet title="desktop.managers">
      <Table>
        <thead>
          <tr>
            <th scope="col">{translate('fields.admin_id')}</th>
            {columns.map((name) => (
              <th key={name} scope="col" className="number">
                {translate(`desktop.${name}`)}
              </th>
            ))}
            <th scope="col" className="number">
              {translate('desktop.taken_in')}
            </th>
          </tr>
        </thead>
        <tbody>
          {managers.map((manager) => (
            <tr key={manager.admin_id}>
              <td>
                <Link to={listPath(slugs.orders, { admin_id: manager.admin_id })}>{manager.name}</Link>
              </td>
              {managerFigures(manager, firstDay).map(({ name, value, aim }) => (
                <td key={name} className="number">
                  <FigureLink value={value} aim={aim} />
                </td>
              ))}
              <td className="number">{manager.taken_in !== null && span(manager.taken_in)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  )
}
