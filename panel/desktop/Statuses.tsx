import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { statuses } from '../../schemas/order-life.ts'
import { groupThousands } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { listPath } from '../layout/paths.ts'
import { StatusBadge } from '../orders/StatusBadge.tsx'
import { slugs } from '../slugs.ts'
import { Sheet } from '../ui/Sheet.tsx'
import type { DesktopData } from './types.ts'

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem .5rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: '.5rem',
    minHeight: '2.25rem',
    paddingInline: '.25rem .5rem',
    borderRadius: 'var(--r-s)',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { background: 'var(--sunk)' },
  '& b': { fontVariantNumeric: 'tabular-nums' },
})

/** How many orders stand in each status; each leads to them. */
export function Statuses({ counts }: { counts: DesktopData['orders']['by_status'] }) {
  const edition = useEdition()
  const translate = useTranslate()
  return (
    <Sheet title={translate('desktop.by_status')}>
      <List>
        {statuses
          .filter((status) => counts[status])
          .map((status) => (
            <li key={status}>
              <Link to={listPath(slugs.orders, { status: [status] })}>
                <StatusBadge status={status} /> <b>{groupThousands(counts[status] ?? 0, edition, edition.panelLanguage)}</b>
              </Link>
            </li>
          ))}
      </List>
    </Sheet>
  )
}
