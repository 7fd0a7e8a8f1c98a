import { ilike, or, type SQL, sql } from 'drizzle-orm'
import { contains } from '../database/patterns.ts'
import { clients } from './table.ts'

/** What is searched, as the trigram index of the table has it. */
const searched = sql`(${clients.name} || ' ' || ${clients.last_name} || ' ' || coalesce(${clients.phone}, '') || ' ' || coalesce(${clients.email}, ''))`

/** Clients whose name, phone or e-mail holds the text; a phone is found however it is parted: `8 (701) 123` finds `+7701123…` (spec: decisions CLI-3). */
export function clientHas(text: string): SQL | undefined {
  const digits = /^[\d\s()+.-]+$/.test(text) ? text.replaceAll(/\D/g, '') : ''
  const national = digits.replace(/^[078]/, '')
  return or(ilike(searched, contains(text)), national.length >= 3 ? ilike(searched, contains(national)) : undefined)
}
