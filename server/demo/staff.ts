import { desc, inArray } from 'drizzle-orm'
import { STATUS } from '../../schemas/index.ts'
import { isoDay } from '../../theme/dates.ts'
import { dayAfter, type Hours, type Week } from '../../theme/shifts.ts'
import type { Tx } from '../database/open.ts'
import { type adminSchedules, type admins, orders } from '../tables.ts'
import { unixOf } from '../unix.ts'
import { DEMO_STAFF, demoEmail } from './accounts.ts'
import type { Faces } from './avatars.ts'
import { nameOf } from './people/names.ts'
import type { Sex } from './phrase.ts'
import { before, DAY, HOUR, type World } from './world.ts'

export interface Staff {
  rows: (typeof admins.$inferInsert)[]
  /** Ids of those who lead orders. */
  managers: number[]
}

const MANAGER = 2
const COLLEAGUES = 3
const FORMER_ORDERS = 6

/** The four demo accounts, and managers more without a password, the last of whom works here no more. */
export function makeStaff(world: World, faces: Faces, password_hash: string): Staff {
  const { people, now } = world
  const colleagues = Array.from({ length: COLLEAGUES }, (_, n) => ({
    id: DEMO_STAFF.length + 1 + n,
    status: MANAGER,
    email: demoEmail(`manager${n + 1}`),
  }))
  const rows = [...DEMO_STAFF, ...colleagues].map(({ id, status, email }) => {
    const random = world.random.of('staff', id)
    const sex: Sex = random.pick([1, 2])
    const { name, last_name } = nameOf(people, sex, random)
    const isAccount = id <= DEMO_STAFF.length
    return {
      id,
      name: `${name} ${last_name}`,
      email,
      password_hash: isAccount ? password_hash : null,
      status,
      telephony_ext: String(100 + id),
      phone: world.phone('staff', id) ?? '',
      active: id < DEMO_STAFF.length + COLLEAGUES,
      receives_calls: status === MANAGER,
      avatar: faces.of({ sex, age: 24 + ((id * 7) % 30) }, random.next()),
      created_at: before(now, 900 * DAY),
      last_login_at: before(now, random.int(1, 30) * HOUR),
    }
  })
  return { rows, managers: rows.filter(({ status, active }) => active && status !== 3).map(({ id }) => id) }
}

const works = (from: string, to: string): Hours => ({ active: true, from, to })
const free: Hours = { active: false, from: '09:00', to: '18:00' }
const day = works('09:00', '18:00')
const late = works('11:00', '20:00')
const evening = works('14:00', '22:00')
const night = works('18:00', '02:00')
const weekend = works('10:00', '18:00')

/** Early and late shifts, evenings with the weekend, nights; and the days that differ, by their distance from today. */
const plans: { admin_id: number; week: Week; exceptions: [days: number, hours: Hours][] }[] = [
  { admin_id: 1, week: { 1: works('10:00', '13:00'), 2: free, 3: free, 4: works('10:00', '13:00'), 5: free, 6: free, 7: free }, exceptions: [] },
  { admin_id: 2, week: { 1: day, 2: day, 3: day, 4: day, 5: day, 6: free, 7: free }, exceptions: [[-12, free]] },
  { admin_id: 4, week: { 1: night, 2: night, 3: night, 4: night, 5: free, 6: free, 7: free }, exceptions: [] },
  {
    admin_id: 5,
    week: { 1: late, 2: late, 3: late, 4: late, 5: late, 6: works('10:00', '15:00'), 7: free },
    exceptions: [
      [2, free],
      [9, works('14:00', '20:00')],
    ],
  },
  { admin_id: 6, week: { 1: free, 2: free, 3: evening, 4: evening, 5: evening, 6: weekend, 7: weekend }, exceptions: [[1, works('10:00', '14:00')]] },
]

/** When the managers of the demo work. */
export const makeSchedules = ({ edition, now }: World): (typeof adminSchedules.$inferInsert)[] =>
  plans.map(({ exceptions, ...plan }) => ({
    ...plan,
    exceptions: exceptions.map(([days, hours]) => ({ date: dayAfter(isoDay(unixOf(now), edition), days), ...hours })),
  }))

/** Some orders that go on are still of the manager who works here no more. */
export async function leaveOrders(tx: Tx, { rows }: Staff) {
  const former = rows.find(({ active }) => !active)
  if (!former) return
  const some = tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.status, [STATUS.processing, STATUS.appointed, STATUS.waiting_pay]))
    .orderBy(desc(orders.id))
    .limit(FORMER_ORDERS)
  await tx
    .update(orders)
    .set({ admin_id: former.id ?? null })
    .where(inArray(orders.id, some))
}
