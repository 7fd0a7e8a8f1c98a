import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createOrder, makeShortRequest, toggleStaff } from '../../../schemas/index.ts'
import { adminSchedules } from '../../../server/admins/table.ts'
import { orders } from '../../../server/orders/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { counter } from '../../build/count.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp({ edition: 'es' })
await buildReference(database)
const tutor = await buildTutor(database, { lessons: { 8: [] } })
const owner = await buildAdmin(database)
const asOwner = () => signInAs({ admin: owner.id })
const next = counter()

const off = { active: false, from: '09:00', to: '18:00' }
const free = { 1: off, 2: off, 3: off, 4: off, 5: off, 6: off, 7: off }
const night = { active: true, from: '22:00', to: '03:00' }
const request = () => ({
  ...{ tutor_id: tutor.id, lesson_levels: { 8: [] }, location_at_online: true, client_name: 'Marta', privacy: true },
  phone_plain: `6${String(12_000_000 + next())}`,
})
/** Whose the order of a visitor is. */
const managerOfNew = async () => {
  const { data } = await call(makeShortRequest, { request: request() })
  const [order] = await database.drizzle.select().from(orders).where(eq(orders.id, data.order_id))
  return order?.admin_id
}
const works = async (id: number, { exceptions = [], ...week }: Record<number, object> & { exceptions?: object[] }) => {
  await database.drizzle.insert(adminSchedules).values({ admin_id: id, week: { ...free, ...week }, exceptions: exceptions as never })
}
beforeEach(() => database.drizzle.delete(adminSchedules))

describe('a new order', () => {
  test('goes to the managers on shift in turn', async () => {
    clock.now = new Date('2026-11-20T21:30:00Z') // a Friday, 22:30 in Madrid
    const [one, other, idle] = [await buildAdmin(database, { status: 2 }), await buildAdmin(database, { status: 4 }), await buildAdmin(database)]
    await works(one.id, { 5: night })
    await works(other.id, { 5: night })
    await works(idle.id, { 4: night })
    expect([await managerOfNew(), await managerOfNew(), await managerOfNew(), await managerOfNew()]).toEqual([one.id, other.id, one.id, other.id])
  })

  test.each([
    ['past midnight of their day', '2026-11-21T01:30:00Z', true],
    ['after their hours', '2026-11-21T02:30:00Z', false],
    ['in the hour that summer time gave back', '2026-10-25T01:59:00Z', true],
    ['after the longer night', '2026-10-25T02:00:00Z', false],
    ['in the shorter night', '2026-03-29T00:59:00Z', true],
    ['after the shorter night', '2026-03-29T01:00:00Z', false],
  ])('of %s (%s) has a manager: %s', async (_, now, has) => {
    clock.now = new Date(now)
    const { id } = await buildAdmin(database, { status: 2 })
    await works(id, { 5: night, 6: night })
    expect(await managerOfNew()).toBe(has ? id : null)
  })

  test('goes by the hours of its date where they differ', async () => {
    clock.now = new Date('2026-11-20T11:00:00Z')
    const [away, instead] = [await buildAdmin(database, { status: 2 }), await buildAdmin(database, { status: 2 })]
    const day = { active: true, from: '09:00', to: '18:00' }
    await works(away.id, { 5: day, exceptions: [{ date: '2026-11-20', ...off }] })
    await works(instead.id, { exceptions: [{ date: '2026-11-20', ...day }] })
    expect(await managerOfNew()).toBe(instead.id)
  })

  test('goes to nobody who works here no more', async () => {
    clock.now = new Date('2026-11-20T11:00:00Z')
    const { id } = await buildAdmin(database, { status: 2 })
    await works(id, { 5: { active: true, from: '00:00', to: '00:00' } })
    await call(toggleStaff, { admin_id: id, field: 'active', value: false }, { as: await asOwner() })
    expect(await managerOfNew()).toBeNull()
  })

  test('that staff make is theirs', async () => {
    clock.now = new Date('2026-11-20T11:00:00Z')
    const { id } = await buildAdmin(database, { status: 2 })
    await works(id, { 5: { active: true, from: '00:00', to: '00:00' } })
    const { data } = await call(createOrder, { order: { ...request(), kind: 'personal' } as never }, { as: await asOwner() })
    expect(data.order.admin_id).toBe(owner.id)
  })
})
