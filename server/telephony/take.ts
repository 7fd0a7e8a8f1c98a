import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CallNotice, receiveCallNotice, simulateCall } from '../../schemas/index.ts'
import { CallNotice as Notice } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { type Context, requireRaw } from '../context.ts'
import { FieldProblem, NotFound } from '../errors.ts'
import { readSigned } from '../outside/signed.ts'
import { dateOf, unixOf } from '../unix.ts'
import { forWhom } from './for-whom.ts'
import { targetOf } from './list.ts'
import { play } from './plan.ts'
import { isTalking } from './state.ts'
import { type PhoneCallRow, phoneCalls } from './table.ts'
import { whoCalls } from './who-calls.ts'

/** A provider's signed word on a call. Throws the field `signature`, `timestamp` or `body`, and `not_found` for a call that nobody told of. */
export async function receive(context: Context, _: Input<typeof receiveCallNotice>) {
  const { outside, now } = context
  if (!outside.line) throw new NotFound()
  await take(context, readSigned(requireRaw(context), Notice, { key: outside.line.webhookKey, now }))
}

/** Lets the built-in line say something of a call, as a provider would. Throws `not_found` where a provider carries the calls. */
export async function simulate(context: Context, { call_id = `sim-${crypto.randomUUID()}`, ...said }: Input<typeof simulateCall>) {
  if (context.outside.line?.kind !== 'simulated') throw new NotFound()
  const call = await take(context, { ...said, call_id, at: unixOf(context.now) })
  context.audit(targetOf(call), { event: said.event, phone: call.phone })
  return { call_id }
}

/** Writes down what happened to a call; each moment once. */
export async function take(context: Context, { event, call_id, phone, at, reason, record_url }: CallNotice): Promise<PhoneCallRow> {
  if (event === 'recorded' && !record_url) throw new FieldProblem({ record_url: 'required' })
  if (event === 'incoming') await begin(context, call_id, phone, dateOf(at))
  const moment = sql`${dateOf(at).toISOString()}::timestamptz`
  const { answered_at, ended_at, handled_at } = phoneCalls
  const changes = {
    incoming: {},
    answered: { answered_at: sql`coalesce(${answered_at}, ${moment})`, handled_at: sql`coalesce(${handled_at}, ${moment})` },
    ended: { ended_at: sql`coalesce(${ended_at}, ${moment})`, ...(reason === 'busy' && { busy: true }) },
    recorded: { record_url },
  }[event]
  const [call] = await context.tx
    .update(phoneCalls)
    .set({ call_id, ...changes })
    .where(eq(phoneCalls.call_id, call_id))
    .returning()
  if (!call) throw new NotFound()
  return call
}

/** A call that comes in, for somebody on shift; engaged at once where that colleague talks already. */
async function begin(context: Context, call_id: string, phone: string, created_at: Date) {
  const { tx, now } = context
  const { admin_id: manager_id, ...caller } = await whoCalls(context, phone)
  const admin_id = await forWhom(context, manager_id)
  const [talk] = admin_id
    ? await tx
        .select({ id: phoneCalls.id })
        .from(phoneCalls)
        .where(and(eq(phoneCalls.admin_id, admin_id), isTalking(now), isNull(phoneCalls.deleted_at)))
        .limit(1)
    : []
  const [call] = await tx
    .insert(phoneCalls)
    .values({ call_id, direction: 'in', ...caller, admin_id, created_at, busy: talk !== undefined })
    .onConflictDoNothing({ target: phoneCalls.call_id })
    .returning()
  if (call) await play(context, call)
}
