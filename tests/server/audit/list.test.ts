import { expect, test } from 'vitest'
import { getAuditLine, listAudit } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'

const { call, clock, database, signInAs } = await useApp()
const [olena, ihor] = [await buildAdmin(database), await buildAdmin(database, { name: 'Ігор', status: 4 })]
const as = await signInAs({ admin: olena.id })
const line = (admin_id: number, target: string, path = '/admin/order/save') => ({
  admin_id,
  target,
  call: path,
  at: clock.now,
  ip: '10.0.0.1',
  changes: { wishes: { yours: 'a', theirs: 'b' } },
})
await database.drizzle.insert(adminLog).values([line(olena.id, 'order 1'), line(ihor.id, 'order 2'), line(ihor.id, 'order 1', '/admin/order/delete')])

const at = clock.now.getTime() / 1000
const targets = async (query: object) => (await call(listAudit, query, { as })).data.rows.map(({ id }) => id)

test('the newest lines come first, with names and what was changed', async () => {
  const { data } = await call(listAudit, {}, { as })
  expect(data.total_count).toBe(3)
  expect(data.rows[0]).toMatchObject({ admin_name: 'Ігор', call: '/admin/order/delete', target: 'order 1', at: clock.now.getTime() / 1000 })
})

test.each([
  [{ filter: { target: 'order 1' } }, [3, 1]],
  [{ filter: { admin_id: ihor.id } }, [3, 2]],
  [{ filter: { record: 1 } }, [3, 1]],
  [{ filter: { record: 12 } }, []],
  [{ filter: { at_from: at } }, [3, 2, 1]],
  [{ filter: { at_from: at + 1 } }, []],
  [{ filter: { at_to: at } }, [3, 2, 1]],
  [{ filter: { at_to: at - 1 } }, []],
  [{ filter: { call: '/admin/order/save' } }, [2, 1]],
  [{ sort: ['id', 'ASC'] as ['id', 'ASC'] }, [1, 2, 3]],
  [{ range: [1, 1] as [number, number] }, [2]],
  [{ range: [5, 2] as [number, number] }, []],
])('%o', async (query, ids) => {
  expect(await targets(query)).toEqual(ids)
})

test('one line is read by its id', async () => {
  expect((await call(getAuditLine, { id: 2 }, { as })).data.row.target).toBe('order 2')
  expect((await call(getAuditLine, { id: 99 }, { as })).error).toBe('not_found')
})

test('a line is never changed', async () => {
  await expect(database.drizzle.update(adminLog).set({ target: 'order 3' })).rejects.toThrow()
})

test.each([2, 3])('staff of status %i do not read the trail', async (status) => {
  const other = await signInAs({ admin: (await buildAdmin(database, { status })).id })
  expect((await call(listAudit, {}, { as: other })).code).toBe(403)
})
