import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { languageTable } from '../../editions/language-table.ts'
import { formatDate } from '../../theme/dates.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge } from '../ui/Badge.tsx'
import { Row, Soft } from '../ui/boxes.ts'
import { RecordNumber } from '../ui/RecordNumber.tsx'
import { sheetLook } from '../ui/Sheet.tsx'
import type { Client } from './fields.tsx'
import { MergeFoot } from './MergeFoot.tsx'
import { MergeMoves } from './MergeMoves.tsx'
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
      <MergeMoves preview={preview} />
      <MergeFoot preview={preview} sides={sides} />
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
