import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { STATUS } from '../../schemas/index.ts'
import type { Tx } from '../database/open.ts'
import { clients, orders, orderTutors, type phoneCalls, tutors } from '../tables.ts'
import type { Staff } from './staff.ts'
import { after, before, HOUR, MINUTE, type World } from './world.ts'

type Call = typeof phoneCalls.$inferInsert
const BEFORE_ANSWER = 9000

/** How a call went, over and over: both directions, each state, a record kept of none; nobody has called back the latest that were missed. */
const courses = ['missed', 'answered', 'busy', 'called', 'answered', 'no answer', 'called', 'missed', 'answered'] as const
const WAITING = 4
const strangers = 8

/** Calls of the last days: clients about their orders, tutors, strangers. They are drawn from what stands in the database. */
export async function makePhoneCalls(tx: Tx, world: World, { managers }: Staff): Promise<Call[]> {
  const most = world.isFilled ? 60 : 30
  const parties = [...(await clientsWhoRing(tx, most)), ...(await tutorsWhoRing(tx, most / 3)), ...strangersWhoRing(world)]
  const random = world.random.of('phone calls', 0)
  return random
    .some(parties, parties.length)
    .map((party, n) => callOf(world, { ...party, admin_id: party.admin_id ?? (n % 4 === 0 ? null : random.pick(managers)) }, n))
}

type Party = Pick<Call, 'phone' | 'client_id' | 'tutor_id' | 'order_id' | 'admin_id'>

function callOf({ now, random: all }: World, { admin_id = null, ...party }: Party, n: number): Call {
  const random = all.of('phone call', n + 1)
  const course = courses[n % courses.length]
  const direction = course === 'called' || course === 'no answer' ? 'out' : 'in'
  const created_at = before(now, n * 2 * HOUR + random.int(3, 90) * MINUTE)
  const answered_at = course === 'answered' || course === 'called' ? after(created_at, BEFORE_ANSWER) : null
  const ended_at = answered_at ? after(answered_at, random.int(20, 700) * 1000) : after(created_at, random.int(12, 40) * 1000)
  // who calls out is somebody
  const by = direction === 'out' || answered_at ? (admin_id ?? 2) : admin_id
  return {
    ...party,
    ...{ call_id: `demo-${n + 1}`, direction, admin_id: by, created_at, answered_at, ended_at, busy: course === 'busy' },
    handled_at: direction === 'out' || answered_at || n > WAITING * 2 ? ended_at : null,
  }
}

const clientsWhoRing = async (tx: Tx, count: number): Promise<Party[]> => {
  const { processing, potential, appointed, waiting_pay } = STATUS
  const rows = await tx
    .select({ phone: clients.phone, client_id: orders.client_id, order_id: orders.id, admin_id: orders.admin_id })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.client_id))
    .where(and(inArray(orders.status, [processing, potential, appointed, waiting_pay]), isNotNull(clients.phone)))
    .orderBy(desc(orders.id))
    .limit(count)
  return rows.map(({ phone, ...rest }) => ({ ...rest, phone: phone ?? '' }))
}

const tutorsWhoRing = async (tx: Tx, count: number): Promise<Party[]> => {
  const rows = await tx
    .selectDistinctOn([orderTutors.tutor_id], { phone: tutors.phone, tutor_id: orderTutors.tutor_id })
    .from(orderTutors)
    .innerJoin(tutors, eq(tutors.id, orderTutors.tutor_id))
    .where(isNotNull(tutors.phone))
    .orderBy(orderTutors.tutor_id)
    .limit(count)
  return rows.map(({ phone, ...rest }) => ({ ...rest, phone: phone ?? '' }))
}

/** From the far end of the numbers, which no client of the demo has. */
const strangersWhoRing = ({ phone }: World): Party[] =>
  Array.from({ length: strangers }, (_, n) => phone('client', 3900 - n)).flatMap((found) => (found ? [{ phone: found }] : []))
