import { type FieldProps, type RaRecord, useFieldValue, useRecordContext, useResourceContext } from 'react-admin'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { languageName } from './language-name.ts'
import { Day, Moment } from './moments.tsx'
import { PhoneLink } from './PhoneLink.tsx'

/** The way from a row to its record, in the words of the field. */
export function RecordLink<R extends RaRecord>(props: FieldProps<R>) {
  const record = useRecordContext<R>(props)
  const resource = useResourceContext() ?? ''
  const text = useFieldValue(props)
  return record ? <Link to={pathTo(resource, record.id)}>{text || record.id}</Link> : null
}

// Each draws an element or nothing: a record's layout leaves out the name of what is not there.

/** A day of unix seconds on the edition's calendar. */
export const DayField = <R extends RaRecord>(props: FieldProps<R>) => <Day at={useFieldValue(props) ?? null} />

/** A day and its time on the edition's clock. */
export const MomentField = <R extends RaRecord>(props: FieldProps<R>) => <Moment at={useFieldValue(props) ?? null} />

/** A phone as the edition writes it, to be called. */
export function PhoneField<R extends RaRecord>(props: FieldProps<R>) {
  const phone = useFieldValue(props)
  return phone ? <PhoneLink phone={phone} /> : null
}

/** A language by its name in the language of the panel. */
export function LanguageField<R extends RaRecord>(props: FieldProps<R>) {
  const edition = useEdition()
  return <span>{languageName(useFieldValue(props), edition)}</span>
}
