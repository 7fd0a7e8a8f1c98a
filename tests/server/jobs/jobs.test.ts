import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseCronItems, runOnce } from 'graphile-worker'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { codes, tokens } from '../../../server/auth/table.ts'
import { quiet } from '../../../server/database/install-jobs.ts'
import { freeQueues } from '../../../server/jobs/free-queues.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { startJobs } from '../../../server/jobs/run.ts'
import { attempts } from '../../../server/limits/table.ts'
import { compactOrderCounts } from '../../../server/orders/compact-counts.ts'
import { orderCounts, orders } from '../../../server/orders/table.ts'
import { sessions } from '../../../server/sessions/table.ts'
import { tasks, timetable } from '../../../server/timetable.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { eventually } from '../../setup/eventually.ts'

const { app, clock, database, databases, outside, settings, signInAs } = await useApp({ environment: { EDITIONS: 'kz' } })
const { drizzle } = database
await buildReference(database)
const client = await buildClient(database)
const job = jobOf({ database, settings, outside, log: app.log, clock: () => clock.now })
const at = (minutes: number) => new Date(clock.now.getTime() + minutes * 60_000)

test('every task of the timetable can be read by the clock', () => {
  expect(parseCronItems(timetable)).toHaveLength(timetable.length)
})

test.each(Object.entries(tasks))('%s runs over a database with tutors and orders', async (_, task) => {
  await buildTutor(database)
  await buildOrder(database, clock.now, { client_id: client.id })
  await task(job, { id: 1, kind: 'lesson', to: [], files: [] })
})

describe('tidying', () => {
  test('keeps sessions, tokens, codes and tries that can still be used, and nothing else', async () => {
    await signInAs({ client: client.id })
    const token = { client_id: client.id, purpose: 'login' as const }
    await drizzle.insert(tokens).values([
      { ...token, hash: 'good', expires_at: at(1) },
      { ...token, hash: 'late', expires_at: at(-1) },
      { ...token, hash: 'spent', expires_at: at(60), used_at: at(-1441) },
    ])
    await drizzle.insert(codes).values([
      { id: 1, hash: 'x', expires_at: at(5) },
      { id: 2, hash: 'x', expires_at: at(-1441) },
    ])
    await drizzle.insert(attempts).values([
      { kind: 'login', subject: 'new', at: at(-5) },
      { kind: 'login', subject: 'old', at: at(-1441) },
    ])
    await tasks.clean_up(job)
    expect(await drizzle.$count(sessions)).toBe(1)
    expect((await drizzle.select().from(tokens)).map(({ hash }) => hash)).toEqual(['good'])
    expect((await drizzle.select().from(codes)).map(({ id }) => id)).toEqual([1])
    expect((await drizzle.select().from(attempts)).map(({ subject }) => subject)).toEqual(['new'])
    clock.move({ days: 31 })
    await tasks.clean_up(job)
    expect(await drizzle.$count(sessions)).toBe(0)
  })
})

describe('the counts of orders', () => {
  test('stay the same when they are added up, in fewer lines', async () => {
    for (let made = 0; made < 5; made += 1) await buildOrder(database, clock.now, { client_id: client.id, status: 2 })
    await drizzle.update(orders).set({ status: 3 })
    const sums = async () => {
      const rows = await drizzle.select().from(orderCounts)
      const cells: Record<string, number> = {}
      for (const { admin_id, day, status, n } of rows) cells[`${admin_id} ${day} ${status}`] = (cells[`${admin_id} ${day} ${status}`] ?? 0) + n
      return { lines: rows.length, cells: Object.fromEntries(Object.entries(cells).filter(([, n]) => n !== 0)) }
    }
    const before = await sums()
    await compactOrderCounts(job)
    const after = await sums()
    expect(after.cells).toEqual(before.cells)
    expect(after.lines).toBeLessThan(before.lines)
    expect(after.lines).toBe(Object.keys(after.cells).length)
  })
})

describe('the timetable', () => {
  test('gives each task a queue and a key of its own and one attempt', () => {
    for (const { task, options } of timetable) {
      expect(options).toMatchObject({ jobKey: task, maxAttempts: 1, ...(task !== 'free_queues' && { queueName: task }) })
    }
  })

  test('is not held up by a worker that was killed in the middle of a task', async () => {
    const { pool } = database
    const add = () =>
      pool.query("select graphile_worker.add_job('score_tutors', queue_name := 'score_tutors', job_key := 'score_tutors', max_attempts := 1)")
    const workers = (length: string) =>
      pool.query(`with jobs as (update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() - '${length}'::interval)
        update graphile_worker._private_job_queues set locked_by = 'killed', locked_at = now() - '${length}'::interval`)
    const ran: number[] = []
    const work = () => runOnce({ pgPool: pool, taskList: { score_tutors: () => void ran.push(1) }, logger: quiet })
    await add()
    await workers('14 minutes')
    await add()
    await freeQueues(job)
    await work()
    expect(ran).toEqual([])
    await workers('16 minutes')
    await freeQueues(job)
    await add()
    await work()
    expect(ran).toEqual([1])
  })

  test('lets others finish what a killed worker was at, which stands in no queue', async () => {
    const { pool } = database
    await pool.query('delete from graphile_worker._private_jobs')
    await pool.query("select graphile_worker.add_job('hand_over')")
    await pool.query("update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() - interval '16 minutes'")
    await freeQueues(job)
    const ran: number[] = []
    await runOnce({ pgPool: pool, taskList: { hand_over: () => void ran.push(1) }, logger: quiet })
    expect(ran).toEqual([1])
  })
})

test.each([
  ['in words', new Error('connect ECONNREFUSED 10.0.0.1:443'), 'fetch failed: connect ECONNREFUSED 10.0.0.1:443'],
  ['by a code alone', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'fetch failed: ECONNREFUSED'],
])('a job that reached no other server tells why, when that is said %s', async (_, cause, told) => {
  await drizzle.execute('delete from graphile_worker._private_jobs')
  const reach = async () => {
    throw new TypeError('fetch failed', { cause })
  }
  const jobs = startJobs({ settings, databases, outside, log: app.log, tasks: { reach }, timetable: [] })
  await drizzle.execute("select graphile_worker.add_job('reach', max_attempts := 1)")
  const lastError = async () => (await drizzle.execute<{ last_error: string }>('select last_error from graphile_worker.jobs')).rows[0]?.last_error
  await expect.poll(lastError, { timeout: 20_000 }).toBe(told)
  await jobs.stop()
})

test('a job that failed for good is told to the service that collects errors, and none that is tried again', async () => {
  await drizzle.execute('delete from graphile_worker._private_jobs')
  const take = vi.fn(async () => {})
  const fail = async () => {
    throw new Error('broken')
  }
  const jobs = startJobs({
    settings,
    databases,
    outside: { ...outside, errors: { take } },
    log: app.log,
    tasks: { fail, again: fail },
    timetable: [],
  })
  await drizzle.execute("select graphile_worker.add_job('again', max_attempts := 2)")
  await drizzle.execute("select graphile_worker.add_job('fail', max_attempts := 1)")
  const failed = async () => (await drizzle.execute('select 1 from graphile_worker.jobs where last_error is not null')).rows.length
  await expect.poll(failed, { timeout: 20_000 }).toBe(2)
  await jobs.stop()
  expect(take).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ from: 'server', message: 'Error: broken', screen: 'job fail', edition: 'kz' }),
  )
})

test('a job that failed of what no table takes is kept in words without it, and the others go on', async () => {
  await drizzle.execute('delete from graphile_worker._private_jobs')
  const read = () => Promise.reject(new SyntaxError('"<\0\ud83d" is not valid JSON'))
  const jobs = startJobs({ settings, databases, outside, log: app.log, tasks: { read }, timetable: [] })
  await drizzle.execute("select graphile_worker.add_job('read', queue_name := 'read', max_attempts := 1) from generate_series(1, 2)")
  const errors = async () =>
    (await drizzle.execute<{ last_error: string }>('select last_error from graphile_worker.jobs')).rows.map((row) => row.last_error)
  await expect.poll(errors, { timeout: 20_000 }).toEqual(['"<\ufffd" is not valid JSON', '"<\ufffd" is not valid JSON'])
  await jobs.stop()
})

describe.skipIf(!inject('database').isEmbedded)('jobs of a database that is away', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docento-jobs-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const host = join(folder, 'server')
  const bring = () => symlinkSync(String(database.connection.host), host)
  const application_name = 'jobs to be cut off'
  const start = (tasks: Parameters<typeof startJobs>[0]['tasks']) =>
    startJobs({
      ...{ settings, outside, log: app.log, timetable: [], tasks },
      databases: { ...databases, opened: async () => ({ ...database, connection: { ...database.connection, host, application_name } }) },
    })

  test('begin once it has connections, though it gave none at first', async () => {
    const ran: number[] = []
    const warned = vi.spyOn(app.log, 'warn')
    const jobs = start({ ring: async () => void ran.push(1) })
    await drizzle.execute("select graphile_worker.add_job('ring')")
    await eventually(() => expect(warned).toHaveBeenCalledWith(expect.anything(), 'the jobs of an edition wait for a connection'))
    bring()
    await expect.poll(() => ran, { timeout: 20_000 }).toEqual([1])
    await jobs.stop()
  })

  test('end no process by what became of them, which is noted when it is back', async () => {
    const { promise: began, resolve: begin } = Promise.withResolvers<void>()
    const { promise: work, reject: fail } = Promise.withResolvers<void>()
    const jobs = start({
      break_off: () => {
        begin()
        return work
      },
    })
    await drizzle.execute("select graphile_worker.add_job('break_off', max_attempts := 1)")
    await began
    rmSync(host)
    await database.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [application_name])
    fail(new Error('the connection broke off'))
    // the worker tries to note it meanwhile
    await pause(500)
    bring()
    const broken = async () =>
      (await drizzle.execute("select last_error from graphile_worker.jobs where task_identifier = 'break_off' and locked_at is null")).rows
    await expect.poll(broken, { timeout: 20_000 }).toEqual([{ last_error: 'the connection broke off' }])
    await jobs.stop()
  })
})

test('a job knows which try is its last', async () => {
  await drizzle.execute('delete from graphile_worker._private_jobs')
  const last = new Map<unknown, boolean | undefined>()
  const attempt = async (_: unknown, payload: unknown, isLastTry?: boolean) => {
    last.set((payload as { tries: number }).tries, isLastTry)
  }
  const jobs = startJobs({ settings, databases, outside, log: app.log, tasks: { attempt }, timetable: [] })
  await drizzle.execute(`select graphile_worker.add_job('attempt', json_build_object('tries', n), max_attempts := n) from unnest(array[1, 2]) n`)
  await expect.poll(() => last.size, { timeout: 20_000 }).toBe(2)
  await jobs.stop()
  expect(Object.fromEntries(last)).toEqual({ 1: true, 2: false })
})

test('JOBS=off starts none', async () => {
  const jobs = startJobs({ settings: { ...settings, jobs: 'off' }, databases, outside, log: app.log, tasks, timetable })
  await drizzle.execute("select graphile_worker.add_job('clean_up')")
  await jobs.stop()
  const { rows } = await drizzle.execute("select 1 from graphile_worker.jobs where task_identifier = 'clean_up'")
  expect(rows).toHaveLength(1)
})
