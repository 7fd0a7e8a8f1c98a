import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext, useTranslate } from 'ra-core'
import { breakpoints } from '../../theme/tokens.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Soft } from '../ui/boxes.ts'
import type { Column } from '../ui/list/columns.ts'
import { FilterBar } from '../ui/list/FilterBar.tsx'
import { ListHead } from '../ui/list/ListHead.tsx'
import { ListPage } from '../ui/list/ListPage.tsx'
import { ListStates } from '../ui/list/ListStates.tsx'
import { Pager } from '../ui/list/Pager.tsx'
import { Rows } from '../ui/list/Rows.tsx'
import { Table } from '../ui/list/Table.tsx'
import { Moment } from '../ui/moments.tsx'
import { useAuditFilters } from './audit-filters.ts'
import { Action, actorOf, type Line, Target } from './audit-words.tsx'
import { Changes } from './Changes.tsx'

/** More of them stand on the line's own page. */
const MOST_FIELDS = 3

const LineLink = ({ row }: { row: Line }) => (
  <Link to={pathTo(slugs.audit, row.id)}>
    <Action call={row.call} />
  </Link>
)

const columns: readonly Column<Line>[] = [
  { key: 'at', label: 'audit.columns.at', sort: 'id', cell: (row) => <Moment at={row.at} /> },
  { key: 'admin', label: 'audit.columns.admin', minWidth: '9rem', cell: actorOf },
  { key: 'call', label: 'audit.columns.call', minWidth: '12rem', cell: (row) => <LineLink row={row} /> },
  { key: 'target', label: 'audit.columns.target', minWidth: '8rem', cell: ({ target }) => <Target of={target} /> },
  { key: 'changes', label: 'audit.columns.changes', minWidth: '18rem', cell: ({ changes }) => <Changes of={changes} most={MOST_FIELDS} /> },
]

/** Every change that staff made, newest first (spec: decisions ADM-15). */
export function AuditList() {
  const isWide = useMediaQuery(`(min-width:${breakpoints.desktop}px)`)
  const filters = useAuditFilters()
  const title = useTranslate()(`menu.${slugs.audit}`)
  return (
    <ListPage>
      <ListHead title={title} />
      <FilterBar first={5} filters={filters} />
      <ListStates>
        {isWide ? <Table columns={columns} label={title} /> : <AuditCards />}
        <Pager />
      </ListStates>
    </ListPage>
  )
}

function AuditCards() {
  const { data = [] } = useListContext<Line>()
  return (
    <Rows>
      {data.map((row) => (
        <li key={row.id}>
          <LineLink row={row} />
          <Soft>
            <Moment at={row.at} /> · {actorOf(row)}
          </Soft>
          <p>
            <Target of={row.target} />
          </p>
          <Changes of={row.changes} most={MOST_FIELDS} />
        </li>
      ))}
    </Rows>
  )
}
