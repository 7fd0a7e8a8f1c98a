import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { OPEN } from '../../schemas/index.ts'
import { clients } from '../clients/table.ts'
import type { Context } from '../context.ts'
import type { Job } from '../jobs/job.ts'
import { orders } from '../orders/table.ts'
import { MINUTE_MS } from '../spans.ts'
import { unixOf } from '../unix.ts'
import { isPlayed, type Step } from './course.ts'
import { phoneCalls } from './table.ts'
import { take } from './take.ts'

/** Of the latest orders that go on, one of whose clients rings. */
const LATEST = 100

/** Lets a client ring on the built-in line when the last call is long enough ago (settings SIMULATED_CALLS_*). */
export async function ringLine({ settings, outside, transact }: Pick<Job, 'settings' | 'outside' | 'transact'>): Promise<void> {
  const { every } = settings.simulatedCalls
  if (!isPlayed(outside) || every === 0) return
  await transact(async (context) => {
    const { tx, now } = context
    const [last] = await tx.select({ at: phoneCalls.created_at }).from(phoneCalls).orderBy(desc(phoneCalls.created_at)).limit(1)
    if (last && now.getTime() - last.at.getTime() < every * MINUTE_MS) return
    const phone = await somebody(context)
    if (phone) await take(context, { event: 'incoming', call_id: `sim-${crypto.randomUUID()}`, phone, at: unixOf(now) })
  })
}

async function somebody({ tx }: Context): Promise<string | null> {
  const latest = tx
    .select({ phone: clients.phone })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.client_id))
    .where(and(inArray(orders.status, [...OPEN]), isNotNull(clients.phone), isNull(clients.deleted_at)))
    .orderBy(desc(orders.id))
    .limit(LATEST)
    .as('latest')
  const [one] = await tx.select({ phone: latest.phone }).from(latest).orderBy(sql`random()`).limit(1)
  return one?.phone ?? null
}

/** Lets the other end of a call lift the receiver or hang up, where nobody did by hand. */
export async function stepLine({ transact }: Pick<Job, 'transact'>, { call_id, event, reason }: Step & { call_id: string }): Promise<void> {
  await transact(async (context) => {
    const [call] = await context.tx
      .select()
      .from(phoneCalls)
      .where(and(eq(phoneCalls.call_id, call_id), isNull(phoneCalls.ended_at)))
      .for('update')
    // who was answered by hand talks on, whatever was planned
    if (!call || (call.answered_at && reason === 'busy')) return
    await take(context, { event, call_id, phone: call.phone, at: unixOf(context.now), ...(reason && { reason }) })
  })
}
