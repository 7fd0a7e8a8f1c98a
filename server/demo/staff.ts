import type { admins } from '../tables.ts'
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
      avatar: random.pick(faces[sex]),
      created_at: before(now, 900 * DAY),
      last_login_at: before(now, random.int(1, 30) * HOUR),
    }
  })
  return { rows, managers: rows.filter(({ status, active }) => active && status !== 3).map(({ id }) => id) }
}
