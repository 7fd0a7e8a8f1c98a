import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { OPEN, STATUS } from '../../schemas/order-life.ts'
import { addDays, startOfDay } from '../../theme/zones.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { listPath } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Sheet } from '../ui/Sheet.tsx'
import type { DesktopData } from './types.ts'

const Grid = styled('table')({
  width: '100%',
  maxWidth: '40rem',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', color: 'var(--ink-2)', fontSize: 'var(--t-xs)' },
  '& th, & td': { padding: '.375rem .5rem .375rem 0', borderBottom: '1px solid var(--rule)' },
  '& :is(th, td):not(:first-of-type)': { textAlign: 'right' },
  '& :is(th, td):first-of-type': { overflowWrap: 'anywhere' },
})

/** How much each manager has in hand. */
export function Managers({ managers }: { managers: DesktopData['managers'] }) {
  const translate = useTranslate()
  const { timeZone } = useEdition()
  const paid_from = addDays(timeZone, startOfDay(timeZone, Math.floor(Date.now() / 1000)), -29)
  const ordersOf = (admin_id: number, filter = {}) => listPath(slugs.orders, { admin_id, ...filter })
  return (
    <Sheet title={translate('desktop.managers')}>
      <Grid>
        <thead>
          <tr>
            <th scope="col">{translate('fields.admin_id')}</th>
            <th scope="col">{translate('desktop.in_work')}</th>
            <th scope="col">{translate('desktop.paid_30d')}</th>
          </tr>
        </thead>
        <tbody>
          {managers.map(({ admin_id, name, in_work, paid_30d }) => (
            <tr key={admin_id}>
              <td>
                <Link to={ordersOf(admin_id)}>{name}</Link>
              </td>
              <td>
                <Link to={ordersOf(admin_id, { status: OPEN })}>{in_work}</Link>
              </td>
              <td>
                <Link to={ordersOf(admin_id, { status: [STATUS.paid], paid_from })}>{paid_30d}</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </Grid>
    </Sheet>
  )
}
