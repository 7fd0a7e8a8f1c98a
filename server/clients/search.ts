import { type SQL, sql } from 'drizzle-orm'
import { holds } from '../database/patterns.ts'
import { clients } from './table.ts'

/** What is searched, as the trigram index of the table has it. */
const searched = sql`(${clients.name} || ' ' || ${clients.last_name} || ' ' || coalesce(${clients.phone}, '') || ' ' || coalesce(${clients.email}, ''))`

/** Clients whose name, phone or e-mail holds the text (spec: decisions CLI-3). */
export const clientHas = (text: string): SQL | undefined => holds(searched, text)
