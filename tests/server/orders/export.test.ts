import exceljs from 'exceljs'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import type { Context } from '../../../server/context.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { exportAction } from '../../../server/orders/admin/export.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { app, call, signInAs, clock, database, outside, settings } = await useApp()
const ids: number[] = []
let as = ''

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
  const { id: client_id } = await buildClient(database, { name: 'Сергей' })
  const tutor = await buildTutor(database, { name: 'Айгерим', last_name: 'Сейтова' })
  const lessonIn = (days: number) => new Date(clock.now.getTime() + days * 86_400_000)
  for (const days of [3, 1, 2]) {
    const row = { client_id, status: 5 as const, first_class: lessonIn(days), utm: { utm_source: 'ads' } }
    ids.push((await buildOrder(database, clock.now, { ...row, tutors: [{ id: tutor.id, state: 'appointed' }] })).id)
  }
})

async function sheetOf(bytes: Uint8Array) {
  const book = new exceljs.Workbook()
  await book.xlsx.load(bytes as never)
  const sheet = book.getWorksheet('orders')
  if (!sheet) throw new Error('the file has no such sheet')
  return sheet
}
const column = async (bytes: Uint8Array) => {
  const sheet = await sheetOf(bytes)
  return Array.from({ length: sheet.rowCount - 1 }, (_, row) => sheet.getCell(row + 2, 1).value)
}

test('the spreadsheet is refused without a filter', async () => {
  expect((await call(calls.exportOrders, { filters: {} }, { as })).error).toEqual({ filters: 'required' })
  expect((await call(calls.exportOrders, { filters: { sort_dir: 'desc' } }, { as })).code).toBe(400)
})

test('the spreadsheet holds the filtered orders with their people and marks', async () => {
  const { code, bytes } = await call(calls.exportOrders, { filters: { order_id: ids[0], kind: 'general' } }, { as })
  const sheet = await sheetOf(bytes)
  expect([code, sheet.rowCount]).toEqual([200, 2])
  expect(['A2', 'E2', 'N2', 'Y2'].map((cell) => sheet.getCell(cell).value)).toEqual([ids[0], 'Сергей', 'Айгерим Сейтова', 'ads'])
})

test('the spreadsheet can be opened whatever is in the name of a client', async () => {
  const { id: client_id } = await buildClient(database, { name: 'Да\uffffна\ufffe <&>' })
  const { id } = await buildOrder(database, clock.now, { client_id })
  const { bytes } = await call(calls.exportOrders, { filters: { order_id: id } }, { as })
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).toContain('Дана &lt;&amp;&gt;')
  expect(sheet).not.toMatch(/[\ufffe\uffff]/)
})

test('the spreadsheet writes dates as dates, as the edition’s clocks show them', async () => {
  const { bytes } = await call(calls.exportOrders, { filters: { order_id: ids[1] } }, { as })
  const cell = (await sheetOf(bytes)).getCell('O2')
  // 9:00 in Greenwich is 14:00 in Almaty.
  expect([cell.value, cell.numFmt]).toEqual([new Date('2026-03-13T14:00:00Z'), 'yyyy-mm-dd hh:mm'])
})

test.each([
  ['first_class', 'asc', [1, 2, 0]],
  ['first_class', 'desc', [0, 2, 1]],
  ['id', 'asc', [0, 1, 2]],
  [undefined, undefined, [2, 1, 0]],
] as const)('the spreadsheet by %s %s has the order of the list', async (sort_by, sort_dir, order) => {
  const { bytes } = await call(calls.exportOrders, { filters: { status: [5], sort_by, sort_dir } }, { as })
  expect(await column(bytes)).toEqual(order.map((at) => ids[at]))
})

test('the spreadsheet says when there are more orders than it holds', async () => {
  const job = jobOf({ database, settings, outside, log: app.log, clock: () => clock.now })
  const session = { admin: { id: 1, status: 1, name: '' } } as Context['session']
  const upTo = (most: number) =>
    job.transact(async (context) => exportAction({ ...context, session }, { filters: { status: [5], sort_dir: 'desc' } }, most))
  const columnUpTo = async (most: number) => column((await upTo(most)).bytes)
  expect(await columnUpTo(3)).toEqual([ids[2], ids[1], ids[0]])
  expect(await columnUpTo(2)).toEqual([ids[2], ids[1], expect.stringContaining('2')])
  expect([await upTo(3), await upTo(2)]).toMatchObject([expect.not.objectContaining({ cutAt: expect.anything() }), { cutAt: 2 }])
})
