import { useTranslate } from 'ra-core'
import type * as z from 'zod/mini'
import type { TutorRow } from '../../schemas/index.ts'
import { formatMoney, formatNumber } from '../../theme/money.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Numbers, Row } from '../ui/boxes.ts'
import { Icon } from '../ui/Icon.tsx'
import type { Column } from '../ui/list/columns.ts'
import { Day } from '../ui/moments.tsx'
import { RecordNumber } from '../ui/RecordNumber.tsx'
import { TutorStatusBadge } from './TutorStatusBadge.tsx'

export type Tutor = z.output<typeof TutorRow>
interface Cell {
  row: Tutor
}

export const NameCell = ({ row }: Cell) => (
  <Row style={{ flexWrap: 'nowrap' }}>
    <Avatar url={row.avatar} name={row.name} size={32} />
    <span>
      <Link to={pathTo(slugs.tutors, row.id)}>{row.name}</Link> {row.favorite && <Icon name="star" filled />}
      <small>
        <RecordNumber id={row.id} />
      </small>
    </span>
  </Row>
)

export function StatusCell({ row }: Cell) {
  const translate = useTranslate()
  return (
    <>
      <TutorStatusBadge status={row.status} />{' '}
      {row.verified && (
        <Badge tone="ok" icon="check">
          {translate('filters.verified')}
        </Badge>
      )}
    </>
  )
}

export function ContactCell({ row }: Cell) {
  const edition = useEdition()
  return (
    <>
      {row.phone && <Numbers>{showPhone(row.phone, edition)}</Numbers>} {row.email && <small>{row.email}</small>}
    </>
  )
}

export function PlaceLine({ row }: Cell) {
  const translate = useTranslate()
  return [row.work_online && translate('enums.place_order.online'), row.city].filter(Boolean).join(', ')
}

/** A tutor of many subjects shows the first two and how many more there are. */
const SHOWN_LESSONS = 2

export const LessonsCell = ({ row }: Cell) => (
  <>
    <span title={row.lessons.join(', ')}>
      {row.lessons.slice(0, SHOWN_LESSONS).join(', ')}
      {row.lessons.length > SHOWN_LESSONS && ` +${row.lessons.length - SHOWN_LESSONS}`}
    </span>
    <small>
      <PlaceLine row={row} />
    </small>
  </>
)

const MoneyCell = ({ sum }: { sum: number }) => <Numbers>{formatMoney(sum, useEdition(), useEdition().panelLanguage)}</Numbers>
const ScoreCell = ({ row }: Cell) => <Numbers>{formatNumber(row.score, useEdition(), useEdition().panelLanguage)}</Numbers>

/** The desktop table of tutors in its order. */
export const tutorColumns: readonly Column<Tutor>[] = [
  { key: 'name', label: 'tutors.columns.name', sort: 'id', minWidth: '12rem', cell: (row) => <NameCell row={row} /> },
  { key: 'status', label: 'tutors.columns.status', cell: (row) => <StatusCell row={row} /> },
  { key: 'contacts', label: 'tutors.columns.contacts', minWidth: '9rem', cell: (row) => <ContactCell row={row} /> },
  { key: 'lessons', label: 'tutors.columns.lessons', minWidth: '10rem', cell: (row) => <LessonsCell row={row} /> },
  { key: 'rate', label: 'tutors.columns.rate', align: 'right', cell: ({ rate }) => rate && <MoneyCell sum={rate.id} /> },
  { key: 'score', label: 'tutors.columns.score', sort: 'score', align: 'right', cell: (row) => <ScoreCell row={row} /> },
  { key: 'orders', label: 'tutors.columns.orders', sort: 'orders', align: 'right', cell: ({ orders }) => `${orders.active} / ${orders.paid}` },
  { key: 'wallet', label: 'tutors.columns.wallet', align: 'right', cell: (row) => <MoneyCell sum={row.wallet_balance} /> },
  { key: 'last_login', label: 'tutors.columns.last_login', sort: 'last_login_at', cell: (row) => <Day at={row.last_login_at} /> },
]
