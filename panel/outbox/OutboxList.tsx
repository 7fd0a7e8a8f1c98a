import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext, useTranslate } from 'ra-core'
import { breakpoints } from '../../theme/tokens.ts'
import { useNamed } from '../i18n.ts'
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

/** Messages on their way out, newest first, those that could not be delivered among them (design 10). */
export function OutboxList() {
  const isWide = useMediaQuery(`(min-width:${breakpoints.tablet}px)`)
  const translate = useTranslate()
  const [channels, states, templates] = [useNamed('outbox.channels'), useNamed('outbox.states'), useNamed('outbox.templates')]
  const title = translate(`menu.${slugs.outbox}`)
  return (
    <ListPage>
      <ListHead title={title} />
      <FilterBar
        first={4}
        filters={[
          { source: 'q', kind: 'text' },
          { source: 'channel', kind: 'choice', options: channels },
          { source: 'state', kind: 'choice', options: states },
          { source: 'template', kind: 'choice', options: templates },
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
