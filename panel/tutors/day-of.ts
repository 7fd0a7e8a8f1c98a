import type { Edition } from '../../editions/index.ts'
import { formatDate } from '../../theme/dates.ts'

/** A date that is no moment: the same day in every zone. */
export const dayOf = (date: string, { dateForm }: Pick<Edition, 'dateForm'>) => formatDate(Date.parse(date) / 1000, { dateForm, timeZone: 'UTC' })
