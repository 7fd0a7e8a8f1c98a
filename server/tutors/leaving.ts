import { DELETION_DAYS } from '../../schemas/index.ts'
import { DAY, DAY_MS } from '../spans.ts'
import { unixOf } from '../unix.ts'
import type { tutors } from './table.ts'

/** How long a tutor has to take a deletion back, ms (spec: decisions TUT-12). */
export const GRACE = DELETION_DAYS * DAY_MS

/** When a tutor who asked for it will be forgotten; null for all who stay. */
export const deleteAt = ({ delete_requested_at }: Pick<typeof tutors.$inferSelect, 'delete_requested_at'>): number | null =>
  delete_requested_at && unixOf(delete_requested_at) + DELETION_DAYS * DAY
