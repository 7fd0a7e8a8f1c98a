import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext, useTranslate } from 'ra-core'
import { breakpoints } from '../../theme/tokens.ts'
import { slugs } from '../slugs.ts'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { FilterBar } from '../ui/list/FilterBar.tsx'
import { ListHead } from '../ui/list/ListHead.tsx'
import { ListPage } from '../ui/list/ListPage.tsx'
import { ListStates } from '../ui/list/ListStates.tsx'
import { Pager } from '../ui/list/Pager.tsx'
import { Rows } from '../ui/list/Rows.tsx'
import { Table } from '../ui/list/Table.tsx'
import { Moment } from '../ui/moments.tsx'
import { type Message, outboxColumns, Recipient, StateBadge, SubjectLink, TemplateName } from './outbox-columns.tsx'
import { templates } from './templates.ts'

/** Messages on their way out, newest first, those that could not be delivered among them (design 10). */
export function OutboxList() {
  const isWide = useMediaQuery(`(min-width:${breakpoints.tablet}px)`)
  const translate = useTranslate()
  const worded = (key: string, ids: readonly string[]) => ids.map((id) => ({ id, name: translate(`outbox.${key}.${id}`) }))
  const title = translate(`menu.${slugs.outbox}`)
  return (
    <ListPage>
      <ListHead title={title} />
      <FilterBar
        first={4}
        filters={[
          { source: 'q', kind: 'text' },
          { source: 'channel', kind: 'choice', options: worded('channels', ['mail', 'sms']) },
          { source: 'state', kind: 'choice', options: worded('states', ['waiting', 'kept', 'delivered', 'dead']) },
          { source: 'template', kind: 'choice', options: worded('templates', templates) },
        ]}
      />
      <ListStates>
        {isWide ? <Table columns={outboxColumns} label={title} /> : <OutboxCards />}
        <Pager />
      </ListStates>
    </ListPage>
  )
}

function OutboxCards() {
  const { data = [] } = useListContext<Message>()
  return (
    <Rows>
      {data.map((row) => (
        <li key={row.id}>
          <Row>
            <StateBadge row={row} />
            <Push />
            <Soft>
              <Moment at={row.created_at} />
            </Soft>
          </Row>
          <p>
            <SubjectLink row={row} />
          </p>
          <Soft>
            <TemplateName row={row} />
          </Soft>
          <Soft>
            <Recipient row={row} />
          </Soft>
        </li>
      ))}
    </Rows>
  )
}
