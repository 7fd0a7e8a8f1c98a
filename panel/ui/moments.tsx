import { formatDate, formatDateTime } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { Numbers } from './boxes.ts'

/** A day on the edition's calendar; nothing where there is none. */
export function Day({ at }: { at: number | null }) {
  const edition = useEdition()
  return at === null ? null : <Numbers>{formatDate(at, edition)}</Numbers>
}

/** A day and its time on the edition's clock; nothing where there is none. */
export function Moment({ at }: { at: number | null }) {
  const edition = useEdition()
  return at === null ? null : <Numbers>{formatDateTime(at, edition)}</Numbers>
}
