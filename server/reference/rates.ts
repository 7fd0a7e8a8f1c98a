import { eq } from 'drizzle-orm'
import type { Reader } from '../database/open.ts'
import { FieldProblem } from '../errors.ts'
import { rates } from './table.ts'

/** Throws a problem of `rate_id` for a price that the edition does not offer; none at all is fine (spec: decisions ORD-18). */
export async function requireRate(db: Reader, rate_id: number | null | undefined) {
  if (rate_id == null) return
  const [rate] = await db.select({ id: rates.id }).from(rates).where(eq(rates.id, rate_id))
  if (!rate) throw new FieldProblem({ rate_id: 'not_found' })
}
