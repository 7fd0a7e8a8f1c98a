import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext, useTranslate } from 'ra-core'
import type * as z from 'zod/mini'
import type { AuditLine } from '../../schemas/index.ts'
import { breakpoints } from '../../theme/tokens.ts'
import { useOrderRules } from '../orders/order-filters.ts'
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
import { Changes } from './Changes.tsx'

type Line = z.output<typeof AuditLine>

const columns: readonly Column<Line>[] = [
  { key: 'at', label: 'audit.columns.at', sort: 'id', cell: (row) => <Moment at={row.at} /> },
  { key: 'admin', label: 'audit.columns.admin', cell: ({ admin_name, acting_as }) => [admin_name, acting_as].filter(Boolean).join(' → ') },
  { key: 'call', label: 'audit.columns.call', minWidth: '12rem', cell: ({ call }) => call },
  { key: 'target', label: 'audit.columns.target', cell: ({ target }) => target },
  { key: 'changes', label: 'audit.columns.changes', minWidth: '16rem', cell: ({ changes }) => <Changes of={changes} /> },
  { key: 'ip', label: 'audit.columns.ip', cell: ({ ip }) => ip },
]

/** Every change that staff made, newest first (spec: decisions ADM-15). */
export function AuditList() {
  const isWide = useMediaQuery(`(min-width:${breakpoints.tablet}px)`)
  const options = useOrderRules()
  const translate = useTranslate()
  const title = translate(`menu.${slugs.audit}`)
  return (
    <ListPage>
      <ListHead title={title} />
      <FilterBar
        first={3}
        filters={[
          { source: 'admin_id', kind: 'choice', options: options('admin_id') },
          { source: 'call', kind: 'text' },
          { source: 'target', kind: 'text' },
        ]}
      />
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
          <Soft>
            <Moment at={row.at} /> · {row.admin_name}
          </Soft>
          <p>
            <b>{row.call}</b> {row.target}
          </p>
          <Changes of={row.changes} />
        </li>
      ))}
    </Rows>
  )
}
