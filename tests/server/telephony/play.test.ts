import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { callTutor, simulateCall } from '../../../schemas/index.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { phoneCalls } from '../../../server/tables.ts'
import { type Step, stepsOf } from '../../../server/telephony/course.ts'
import { ringLine, stepLine } from '../../../server/telephony/play.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const environment = { SIMULATED_CALLS_EVERY: '10', SIMULATED_CALLS_RING: '12', SIMULATED_CALLS_TALK: '40' }
const { app, call, clock, database, outside, settings, signInAs } = await useApp({ environment })
await buildReference(database)
const me = await buildAdmin(database, { telephony_ext: '101', receives_calls: true })
const as = await signInAs({ admin: me.id })
const client = await buildClient(database)
const tutor = await buildTutor(database, { phone: '+77012223344' })
await buildOrder(database, clock.now, { client_id: client.id, status: 2, admin_id: me.id })
const job = jobOf({ database, settings, outside, log: app.log, clock: () => clock.now })

const calls = () => database.drizzle.select().from(phoneCalls).orderBy(phoneCalls.id)
const rowOf = async (call_id: string) => (await database.drizzle.select().from(phoneCalls).where(eq(phoneCalls.call_id, call_id)))[0]
/** What is planned, by seconds from now. */
const planned = async () => {
  const { rows } = await database.drizzle.execute<{ payload: Step & { call_id: string }; run_at: Date }>(
    sql`select j.payload, j.run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'line_step' order by j.run_at`,
  )
  return rows.map(({ payload, run_at }) => ({ ...payload, after: (new Date(run_at).getTime() - clock.now.getTime()) / 1000 }))
}
/** Carries out what is planned, at its time. */
const play = async () => {
  const from = clock.now
  for (const { after, ...step } of await planned()) {
    clock.now = new Date(from.getTime() + after * 1000)
    await stepLine(job, step)
  }
}
beforeEach(async () => {
  await database.drizzle.delete(phoneCalls)
  await database.drizzle.execute(sql`delete from graphile_worker._private_jobs`)
})

describe('the built-in line', () => {
  test('rings by itself, for whoever takes the client’s calls, and again when the last call is ten minutes ago', async () => {
    await ringLine(job)
    expect(await calls()).toMatchObject([{ direction: 'in', phone: client.phone, client_id: client.id, admin_id: me.id }])
    clock.move({ minutes: 9 })
    await ringLine(job)
    expect(await calls()).toHaveLength(1)
    clock.move({ minutes: 1 })
    await ringLine(job)
    expect(await calls()).toHaveLength(2)
  })

  test.each<[string, object]>([
    ['the settings say never', { settings: { ...settings, simulatedCalls: { ...settings.simulatedCalls, every: 0 } } }],
    ['a provider carries the calls', { outside: { ...outside, line: { ...outside.line, kind: 'provider' } } }],
    ['nobody does', { outside: { ...outside, line: null } }],
  ])('rings for nobody where %s', async (_, ground) => {
    await ringLine({ ...job, ...ground })
    expect(await calls()).toEqual([])
  })

  test.each<[string, string, { answered: number | null; ended: number; busy: boolean }]>([
    ['answered', 'sim-c', { answered: 12, ended: 52, busy: false }],
    ['missed', 'sim-e', { answered: null, ended: 12, busy: false }],
    ['busy', 'sim-f', { answered: null, ended: 12, busy: true }],
  ])('lets a call be %s after the seconds of the settings', async (_, call_id, { answered, ended, busy }) => {
    const from = clock.now.getTime()
    await call(simulateCall, { event: 'incoming', phone: client.phone ?? '', call_id }, { as })
    await play()
    const row = await rowOf(call_id)
    const secondsTo = (at: Date | null | undefined) => (at ? (at.getTime() - from) / 1000 : null)
    expect({ answered: secondsTo(row?.answered_at), ended: secondsTo(row?.ended_at), busy: row?.busy }).toEqual({ answered, ended, busy })
  })

  test('answers what staff dial too', async () => {
    const { call_id } = (await call(callTutor, { tutor_id: tutor.id }, { as })).data
    expect((await planned()).map((step) => step.call_id)).toContain(call_id)
  })

  test('leaves a call alone that was ended by hand', async () => {
    const { call_id } = (await call(simulateCall, { event: 'incoming', phone: client.phone ?? '', call_id: 'sim-c' }, { as })).data
    await call(simulateCall, { event: 'ended', phone: client.phone ?? '', call_id }, { as })
    const before = await rowOf(call_id)
    await play()
    expect(await rowOf(call_id)).toEqual(before)
  })
})

test('a call for nobody is missed', () => {
  const times = { rings: 5, talks: 9 }
  expect(stepsOf({ call_id: 'sim-c', direction: 'in', admin_id: null, busy: false }, times)).toEqual([{ event: 'ended', after: 5 }])
})
