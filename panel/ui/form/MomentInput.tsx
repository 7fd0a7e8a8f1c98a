import { DateTimeInput, type DateTimeInputProps } from 'react-admin'
import { isoMinute, unixOf } from '../../../theme/date-fields.ts'
import { useEdition } from '../../edition.ts'

/** A day and its time, typed on the edition's clock and kept as unix seconds. */
export function MomentInput(props: DateTimeInputProps) {
  const edition = useEdition()
  // react-admin formats once more what it formatted
  const show = (value: number | string | null) => (typeof value === 'number' ? isoMinute(value, edition) : (value ?? ''))
  return <DateTimeInput {...props} format={show} parse={(text: string) => unixOf(text, edition)} />
}
