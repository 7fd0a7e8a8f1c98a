import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { api, dataOf } from '../../data-providers/index.ts'
import { languageTable } from '../../editions/language-table.ts'
import { MERGE_DAYS } from '../../schemas/client-terms.ts'
import { formatDate } from '../../theme/dates.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { useEdition } from '../edition.ts'
import { useCall } from '../layout/call.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { useMay } from '../layout/session.ts'
import { StatusBadge } from '../orders/StatusBadge.tsx'
import { slugs } from '../slugs.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { RecordNumber } from '../ui/RecordNumber.tsx'
import { sheetLook } from '../ui/Sheet.tsx'
import type { Client } from './fields.tsx'
import { type Field, mergePath, type Preview, type Sides, usualSides } from './merging.ts'

const fields: readonly Field[] = ['name', 'email', 'phone_plain', 'lang', 'city_id']

const Box = styled('section')({ ...sheetLook, display: 'grid', gap: '1rem' })
/** Name, both values, what stays; below each other on a phone. */
const Line = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.5rem',
  margin: 0,
  padding: '0 0 1rem',
  border: 0,
  borderBottom: '1px solid var(--rule)',
  '& legend': { float: 'left', padding: 0, fontWeight: 600, color: 'var(--ink-2)' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7rem minmax(0, 1fr) minmax(0, 1fr)' },
}))
const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: '.5rem',
  minHeight: '2.75rem',
  padding: '.5rem .75rem',
  border: '1px solid var(--edge)',
  borderRadius: 'var(--r-m)',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& input': { flex: 'none', width: '1.125rem', height: '1.125rem', margin: 0, accentColor: 'var(--accent)' },
  '& small': { display: 'block', color: 'var(--ink-2)' },
  '&:has(:checked)': { borderColor: 'var(--accent)', background: 'var(--accent-soft)' },
  '&:focus-within': { outline: '3px solid var(--focus)', outlineOffset: 2 },
})

/** Chooses field by field what stays of two clients, and makes them one (spec: decisions CLI-4). */
export function MergeForm({ preview }: { preview: Preview }) {
  const { client, client2, conflicts } = preview
  const translate = useTranslate()
  const [sides, setSides] = useState<Sides>(() => usualSides(preview))
  return (
    <Box aria-label={translate('clients.merge.title')}>
      <Line as="div">
        <Row>
          <Link to={mergePath(client2.id, client.id)}>{translate('clients.merge.swap')}</Link>
        </Row>
        <Head
          client={client}
          badge={
            <Badge tone="ok" icon="check">
              {translate('clients.merge.stays')}
            </Badge>
          }
        />
        <Head
          client={client2}
          badge={
            <Badge tone="gone" icon="close">
              {translate('clients.merge.goes')}
            </Badge>
          }
        />
      </Line>
      {fields.map((field) => (
        <Line key={field}>
          <legend>{translate(field === 'name' ? 'fields.client_name' : field === 'city_id' ? 'clients.columns.city' : `fields.${field}`)}</legend>
          {conflicts.includes(field) ? (
            ([1, 2] as const).map((side) => (
              <Choice key={side}>
                <input type="radio" name={field} checked={sides[field] === side} onChange={() => setSides({ ...sides, [field]: side })} />
                <Value field={field} client={side === 1 ? client : client2} />
              </Choice>
            ))
          ) : (
            <span>
              <Value field={field} client={client} /> <Soft>({translate('clients.merge.same')})</Soft>
            </span>
          )}
        </Line>
      ))}
      <Moves preview={preview} />
      <Foot preview={preview} sides={sides} />
    </Box>
  )
}

function Head({ client, badge }: { client: Client; badge: ReactNode }) {
  const translate = useTranslate()
  const edition = useEdition()
  return (
    <div>
      <Row>
        {badge}
        <Link to={pathTo(slugs.clients, client.id)}>
          <b>{`${client.name} ${client.last_name}`.trim()}</b>
        </Link>
      </Row>
      <Soft>
        <RecordNumber id={client.id} /> · {translate('clients.merge.since', { date: formatDate(client.created_at, edition) })} ·{' '}
        {translate('orders.count', { smart_count: client.orders_count })}
      </Soft>
    </div>
  )
}

function Value({ field, client }: { field: Field; client: Client }) {
  const translate = useTranslate()
  const edition = useEdition()
  const sure = (is: boolean) => <small>{translate(is ? 'clients.merge.confirmed' : 'clients.merge.unconfirmed')}</small>
  const values: Record<Field, ReactNode> = {
    name: `${client.name} ${client.last_name}`.trim(),
    email: client.email && (
      <>
        {client.email}
        {sure(client.email_confirmed)}
      </>
    ),
    phone_plain: client.phone_plain && (
      <>
        {showPhone(client.phone_plain, edition)}
        {sure(client.phone_confirmed)}
      </>
    ),
    lang: languageTable[client.lang as keyof typeof languageTable]?.name ?? client.lang,
    city_id: client.city,
  }
  return <span>{values[field] || <Soft>{translate('clients.merge.nothing')}</Soft>}</span>
}

const moved = ['orders', 'chat_threads', 'reviews', 'payments', 'phone_calls', 'site_reviews', 'sessions', 'tutors'] as const

function Moves({ preview: { client, moves, orders2 } }: { preview: Preview }) {
  const translate = useTranslate()
  return (
    <div>
      <b>{translate('clients.merge.moves', { id: client.id })}</b>
      <Row as="ul" sx={{ listStyle: 'none', margin: '.5rem 0', padding: 0, columnGap: '1.5rem' }}>
        {moved.map((name) => (
          <li key={name}>
            {translate(`clients.merge.${name}`)}: <b>{moves[name]}</b>
          </li>
        ))}
      </Row>
      <Row>
        {orders2.map(({ order_id, status }) => (
          <Row key={order_id} as="span">
            <Link to={pathTo(slugs.orders, order_id)}>
              <RecordNumber id={order_id} />
            </Link>
            <StatusBadge status={status} />
          </Row>
        ))}
      </Row>
      <Soft>{translate('clients.merge.subscriptions')}</Soft>
    </div>
  )
}

function Foot({ preview: { client, client2 }, sides }: { preview: Preview; sides: Sides }) {
  const translate = useTranslate()
  const edition = useEdition()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const mayMerge = useMay('clients_merge')
  const { isBusy, run } = useCall()
  const until = Math.floor(Date.now() / 1000) + MERGE_DAYS * 86_400
  const merge = async () => {
    const call = () => dataOf(api.post('/admin/client/merge', { client_id: client.id, client_id2: client2.id, fields: sides }))
    if (!(await run(call, 'clients.merge.done'))) return
    await queries.invalidateQueries()
    navigate(pathTo(slugs.clients, client.id))
  }
  return (
    <Row>
      <Soft sx={{ flex: '1 1 20rem' }}>
        {translate(mayMerge ? 'clients.merge.foot' : 'clients.merge.not_allowed', { id: client2.id, date: formatDate(until, edition) })}
      </Soft>
      <Push />
      {mayMerge && (
        <Button variant="contained" isBusy={isBusy} onClick={merge}>
          {translate('clients.merge.do', { id: client.id })}
        </Button>
      )}
    </Row>
  )
}
