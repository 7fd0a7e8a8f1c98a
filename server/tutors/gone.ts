import { notInArray } from 'drizzle-orm'
import { GONE_STATUSES } from '../../schemas/index.ts'
import { tutors } from './table.ts'

/** Statuses of tutors who are nobody here any more (spec: decisions AUTH-6, ORD-6). */
export const GONE: number[] = [...GONE_STATUSES]

/** The tutor is not one of them. */
export const isHere = notInArray(tutors.status, GONE)
