import { useListContext } from 'ra-core'
import { formatMoney } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Numbers, Push, Row, Soft } from '../ui/boxes.ts'
import { Rows } from '../ui/list/Rows.tsx'
import { ContactCell, NameCell, PlaceLine, StatusCell, type Tutor } from './tutor-columns.tsx'

/** The phone's form of the list: four lines a tutor. */
export function TutorCards() {
  const { data = [] } = useListContext<Tutor>()
  const edition = useEdition()
  return (
    <Rows>
      {data.map((row) => (
        <li key={row.id}>
          <NameCell row={row} />
          <Row>
            <StatusCell row={row} />
          </Row>
          <p>
            <b>{row.lessons.join(', ')}</b> · <PlaceLine row={row} />
          </p>
          <Row>
            <Soft>
              <ContactCell row={row} />
            </Soft>
            <Push />
            {row.rate && <Numbers>{formatMoney(row.rate.id, edition, edition.panelLanguage)}</Numbers>}
          </Row>
        </li>
      ))}
    </Rows>
  )
}
