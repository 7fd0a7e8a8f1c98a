import { useTranslate } from 'react-admin'
import { Link } from '../layout/Link.tsx'
import { Row, Soft } from '../ui/boxes.ts'
import { Rows } from '../ui/list/Rows.tsx'
import { RecordNumber } from '../ui/RecordNumber.tsx'
import { type Duplicate, mergePath } from './merging.ts'

/** Pairs of clients who may be one person, each the way to compare them; the one that is compared is marked. */
export function DuplicateLines({ pairs, of = [0, 0] }: { pairs: readonly Duplicate[]; of?: [number, number] }) {
  const translate = useTranslate()
  if (pairs.length === 0) return <Soft>{translate('clients.duplicates.none')}</Soft>
  return (
    <Rows>
      {pairs.map(({ id, client_id, client_id2, name, name2, reason, same }) => (
        <li key={id}>
          <Row>
            <Link
              to={mergePath(client_id, client_id2)}
              {...(of.includes(client_id) && of.includes(client_id2) && { 'aria-current': 'true' as const })}
            >
              {name} <RecordNumber id={client_id} />, {name2} <RecordNumber id={client_id2} />
            </Link>
          </Row>
          <Soft>
            {translate(`clients.duplicates.${reason}`)}: {same}
          </Soft>
        </li>
      ))}
    </Rows>
  )
}
