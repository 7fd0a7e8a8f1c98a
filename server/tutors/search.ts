import { eq, or, type SQL, sql } from 'drizzle-orm'
import { holds } from '../database/patterns.ts'
import { tutors } from './table.ts'

/** What is searched, as the trigram index of the table has it. */
const searched = sql`(${tutors.name} || ' ' || ${tutors.last_name} || ' ' || coalesce(${tutors.phone}, '') || ' ' || coalesce(${tutors.email}, ''))`

/** Tutors whose name, phone or e-mail holds the text, or whose id it is. */
export const tutorHas = (text: string): SQL | undefined =>
  or(holds(searched, text), /^[1-9]\d{0,8}$/.test(text) ? eq(tutors.id, Number(text)) : undefined)
