import { eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { contains } from '../database/patterns.ts'
import { tutors } from './table.ts'

/** What is searched, as the trigram index of the table has it. */
const searched = sql`(${tutors.name} || ' ' || ${tutors.last_name} || ' ' || coalesce(${tutors.phone}, '') || ' ' || coalesce(${tutors.email}, ''))`

/** Tutors whose name, phone or e-mail holds the text, or whose id it is; a phone is found however it is parted: `8 (702) 123` finds `+7702123…`. */
export function tutorHas(text: string): SQL | undefined {
  const digits = /^[\d\s()+.-]+$/.test(text) ? text.replaceAll(/\D/g, '') : ''
  const national = digits.replace(/^[078]/, '')
  return or(
    ilike(searched, contains(text)),
    national.length >= 3 ? ilike(searched, contains(national)) : undefined,
    /^[1-9]\d{0,8}$/.test(text) ? eq(tutors.id, Number(text)) : undefined,
  )
}
