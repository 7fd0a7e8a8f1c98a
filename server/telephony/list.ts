import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, not, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { deletePhoneCall, listPhoneCalls, PhoneCall, PhoneCallFilters } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import type { Input } from '../calls.ts'
import { clients } from '../clients/table.ts'
import type { Context } from '../context.ts'
import { allOf } from '../database/all-of.ts'
import { boundedCount } from '../database/bounded-count.ts'
import { pageSizeOf, pagingOf, portionOf } from '../database/paging.ts'
import { NotFound } from '../errors.ts'
import { tutors } from '../tutors/table.ts'
import { dateOf, unixOf } from '../unix.ts'
import { durationOf, isIn, isWaiting, stateOf } from './state.ts'
import { type PhoneCallRow, phoneCalls } from './table.ts'

/** Calls by filters, the latest first (spec: decisions MSG-8). */
export async function list({ db, now, outside }: Context, { page, filters }: Input<typeof listPhoneCalls>) {
  const where = conditions(filters, now)
  const page_size = pageSizeOf(filters)
  const { limit, offset } = portionOf(page, page_size)
  const turn = filters.sort_dir === 'asc' ? asc : desc
  const rows = await db
    .select({
      call: phoneCalls,
      admin_name: admins.name,
      name: sql<string>`coalesce(${clients.name} || ' ' || ${clients.last_name}, ${tutors.name} || ' ' || ${tutors.last_name}, '')`,
    })
    .from(phoneCalls)
    .leftJoin(admins, eq(admins.id, phoneCalls.admin_id))
    .leftJoin(clients, eq(clients.id, phoneCalls.client_id))
    .leftJoin(tutors, eq(tutors.id, phoneCalls.tutor_id))
    .where(where)
    .orderBy(turn(phoneCalls.created_at), turn(phoneCalls.id))
    .limit(limit)
    .offset(offset)
  const total_count = await boundedCount(db, phoneCalls, where)
  return {
    incomes: rows.map((row) => present(row, now)),
    line: outside.line?.kind ?? ('none' as const),
    ...pagingOf(total_count, page_size),
  }
}

/** Takes a call out of sight. Throws `not_found`, of one that is out of sight too. */
export async function remove(context: Context, { id }: Input<typeof deletePhoneCall>) {
  const { tx, now } = context
  const [call] = await tx
    .update(phoneCalls)
    .set({ deleted_at: now })
    .where(and(eq(phoneCalls.id, id), isNull(phoneCalls.deleted_at)))
    .returning()
  if (!call) throw new NotFound()
  context.audit(targetOf(call), { phone: call.phone, direction: call.direction })
}

/** What the audit trail says a call was about. */
export function targetOf({ order_id, client_id, tutor_id, id }: PhoneCallRow): string {
  if (order_id) return `order ${order_id}`
  if (client_id) return `client ${client_id}`
  return tutor_id ? `tutor ${tutor_id}` : `phone_call ${id}`
}

function conditions({ ids, admin_id, who_calls, direction, state, waiting, date_from, date_to }: PhoneCallFilters, now: Date) {
  return and(
    isNull(phoneCalls.deleted_at),
    ids && inArray(phoneCalls.id, ids),
    admin_id === undefined ? undefined : admin_id === 0 ? isNull(phoneCalls.admin_id) : eq(phoneCalls.admin_id, admin_id),
    who_calls?.recipient && parties[who_calls.recipient],
    direction && eq(phoneCalls.direction, direction),
    state && isIn(state, now),
    waiting === undefined ? undefined : waiting ? isWaiting : not(isWaiting),
    date_from === undefined ? undefined : gte(phoneCalls.created_at, dateOf(date_from)),
    date_to === undefined ? undefined : lte(phoneCalls.created_at, dateOf(date_to)),
  )
}

type Party = NonNullable<NonNullable<PhoneCallFilters['who_calls']>['recipient']>
const parties: Readonly<Record<Party, SQL>> = {
  client: isNotNull(phoneCalls.client_id),
  tutor: isNotNull(phoneCalls.tutor_id),
  unknown: allOf(isNull(phoneCalls.client_id), isNull(phoneCalls.tutor_id)),
}

interface Row {
  call: PhoneCallRow
  admin_name: string | null
  name: string
}

function present({ call, admin_name, name }: Row, now: Date): z.input<typeof PhoneCall> {
  const { id, call_id, direction, phone, admin_id, client_id, tutor_id, order_id, record_url } = call
  return {
    ...{ id, call_id, direction, phone, admin_id, admin_name, order_id, record_url },
    created_at: unixOf(call.created_at),
    state: stateOf(call, now),
    duration: durationOf(call),
    who_calls: { recipient: client_id ? 'client' : tutor_id ? 'tutor' : 'unknown', recipient_id: client_id ?? tutor_id, name: name.trim() },
  }
}
