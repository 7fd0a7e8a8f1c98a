import { desc, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { deleteJob, getJob, listJobs, retryJob, stopJob } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'

const { call, database, signInAs } = await useApp()
const as = await signInAs({ admin: (await buildAdmin(database, { status: 4 })).id })
const { drizzle } = database

async function add(task = 'tell_school', queue: string | null = null) {
  const { rows } = await drizzle.execute<{ id: string }>(
    sql`select id from graphile_worker.add_job(${task}, '{"secret": "271828"}'::json, queue_name := ${queue}, max_attempts := 3)`,
  )
  return Number(rows[0]?.id)
}
/** As a worker leaves it: so many attempts were made. */
async function tried(id: number, attempts: number, error = 'the school answered 503') {
  await drizzle.execute(sql`select from graphile_worker.permanently_fail_jobs(array[${id}]::bigint[], ${error})`)
  await drizzle.execute(sql`select from graphile_worker.reschedule_jobs(array[${id}]::bigint[], attempts := ${attempts})`)
}
const take = (id: number) =>
  drizzle.execute(sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker', attempts = 1 where id = ${id}`)
const one = async (id: number) => (await call(getJob, { id }, { as })).data.row
const idsOf = async (filter: object, more: object = {}) => (await call(listJobs, { filter, ...more } as never, { as })).data.rows.map(({ id }) => id)
const lastLine = async () => (await drizzle.select().from(adminLog).orderBy(desc(adminLog.id)).limit(1))[0]

beforeEach(() => drizzle.execute(sql`delete from graphile_worker._private_jobs`).then(() => {}))

describe('the queue', () => {
  test('tells of each job whether it runs, waits, is tried again, failed or was stopped', async () => {
    const [running, waiting, retrying, failed, stopped] = [await add(), await add(), await add(), await add(), await add()]
    await take(running)
    await tried(retrying, 2)
    await tried(failed, 3)
    await call(stopJob, { id: stopped }, { as })
    const states = await Promise.all([running, waiting, retrying, failed, stopped].map(async (id) => (await one(id)).state))
    expect(states).toEqual(['running', 'waiting', 'retrying', 'failed', 'stopped'])
    expect(await idsOf({ state: 'running' })).toEqual([running])
    expect(await idsOf({ state: 'waiting' })).toEqual([waiting])
    expect(await idsOf({ state: 'retrying' })).toEqual([retrying])
    expect(await idsOf({ state: 'failed' })).toEqual([failed])
    expect(await idsOf({ state: 'stopped' })).toEqual([stopped])
  })

  test('is read newest first, by task, part by part', async () => {
    const [first, second, third] = [await add(), await add('relist', 'relist'), await add()]
    expect(await idsOf({})).toEqual([third, second, first])
    expect(await idsOf({ task: 'relist' })).toEqual([second])
    expect(await idsOf({}, { range: [1, 1] })).toEqual([second])
    expect(await idsOf({}, { sort: ['id', 'ASC'] })).toEqual([first, second, third])
    expect(await one(second)).toMatchObject({ task: 'relist', queue: 'relist', attempts: 0, max_attempts: 3 })
  })

  test('never tells what a job was added with', async () => {
    const id = await add()
    const told = JSON.stringify([await one(id), (await call(listJobs, {}, { as })).data])
    expect(told).not.toContain('271828')
  })
})

describe('a job', () => {
  test('that failed begins anew with all its attempts', async () => {
    const id = await add()
    await tried(id, 3)
    const { data } = await call(retryJob, { id }, { as })
    expect(data.job).toMatchObject({ state: 'waiting', attempts: 0, last_error: 'the school answered 503' })
    expect(await lastLine()).toMatchObject({ call: '/rest/jobs/{id}/retry', target: `job ${id}`, changes: { task: 'tell_school' } })
  })

  test('that waits is stopped and can be retried', async () => {
    const id = await add()
    expect((await call(stopJob, { id }, { as })).data.job).toMatchObject({ state: 'stopped', last_error: '' })
    expect((await call(stopJob, { id }, { as })).error).toBe('wrong_status')
    expect((await call(retryJob, { id }, { as })).data.job.state).toBe('waiting')
  })

  test('is taken off the list only when it is over', async () => {
    const id = await add()
    expect((await call(deleteJob, { id }, { as })).error).toBe('wrong_status')
    await call(stopJob, { id }, { as })
    expect((await call(deleteJob, { id }, { as })).data.row.id).toBe(id)
    expect((await call(getJob, { id }, { as })).error).toBe('not_found')
  })

  test('that runs is left alone', async () => {
    const id = await add()
    await take(id)
    for (const verb of [retryJob, stopJob, deleteJob]) expect((await call(verb, { id }, { as })).error).toBe('wrong_status')
    expect((await one(id)).state).toBe('running')
  })

  test('that is unknown is not found', async () => {
    for (const verb of [getJob, retryJob, stopJob, deleteJob]) expect((await call(verb, { id: 999_999 }, { as })).error).toBe('not_found')
  })
})
