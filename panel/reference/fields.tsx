import { styled } from '@mui/material/styles'
import { useRecordContext, useResourceContext, useTranslateLabel } from 'react-admin'
import { groupThousands } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { listPath } from '../layout/paths.ts'
import { useMay } from '../layout/session.ts'
import { slugs } from '../slugs.ts'
import { Soft } from '../ui/boxes.ts'
import { RecordLink } from '../ui/fields.tsx'
import { Column } from '../ui/list/Column.tsx'
import { ToggleField } from '../ui/ToggleField.tsx'
import type { ReferenceRecord } from './records.ts'

/** The name, which leads to the record, and its part of addresses. */
export const NameAndAlias = () => (
  <>
    <RecordLink source="title" />{' '}
    <small>
      <Soft>{useRecordContext<ReferenceRecord>()?.alias}</Soft>
    </small>
  </>
)

/** How many tutors the record's own lists show, which leads to them where staff find tutors by it. */
function TutorsCount({ by }: { by?: 'lesson_id' | 'city_id' }) {
  const record = useRecordContext<ReferenceRecord>()
  const edition = useEdition()
  const mayTutors = useMay('tutors')
  if (!record || record.tutors_count === null) return null
  const count = groupThousands(record.tutors_count, edition, edition.panelLanguage)
  return by && mayTutors && record.tutors_count > 0 ? <Link to={listPath(slugs.tutors, { [by]: record.id })}>{count}</Link> : count
}

export const tutorsColumn = (by?: 'lesson_id' | 'city_id') => (
  <Column<ReferenceRecord>
    key="tutors_count"
    source="tutors_count"
    label="reference.tutors"
    align="right"
    render={() => <TutorsCount {...(by && { by })} />}
  />
)

export const sortColumn = <Column<ReferenceRecord> key="sort" source="sort" label="fields.sort" sortable align="right" />

/** A yes or no of each row, turned in the list. */
export const toggleColumn = (field: string) => (
  <Column<ReferenceRecord> key={field} source={field} label={`fields.${field}`} field={ToggleField} align="center" />
)

const Labelled = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: '.25rem' })

/** The same on a phone, where no head names it. */
export function LabelledToggle({ source }: { source: string }) {
  const resource = useResourceContext() ?? ''
  const translateLabel = useTranslateLabel()
  return (
    <Labelled>
      <ToggleField source={source} />
      <Soft aria-hidden="true">{translateLabel({ source, resource })}</Soft>
    </Labelled>
  )
}
