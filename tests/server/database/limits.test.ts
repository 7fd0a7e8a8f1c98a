import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { getFooter, loginTutor } from '../../../schemas/index.ts'
import { openDatabase } from '../../../server/database/database.ts'
import { isUnavailable } from '../../../server/database/unavailable.ts'
import { useApp } from '../../app.ts'
import { eventually } from '../../setup/eventually.ts'

const timeouts = { connect: 400, statement: 1500, lock: 300, idle: 60_000 }
const { call, database } = await useApp({ limits: { poolSize: 2, timeouts } })
const wide = openDatabase({ edition: 'kz', connection: database.connection, poolSize: 4, timeouts })
afterAll(() => wide.close())

const settingsIn = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'].map((name) => `current_setting('${name}') as ${name}`)
const readSettings = `select ${settingsIn.join(', ')}`

/** Holds a connection of the pool until it is let go. */
async function hold() {
  const client = await database.pool.connect()
  return () => client.release()
}

describe('the limits of a database', () => {
  test('stand on every connection, and are longer for work in the background', async () => {
    expect((await database.drizzle.execute(readSettings)).rows).toEqual([
      { statement_timeout: '1500ms', lock_timeout: '300ms', idle_in_transaction_session_timeout: '1min' },
    ])
    expect((await database.patiently((tx) => tx.execute(readSettings))).rows).toEqual([
      { statement_timeout: '0', lock_timeout: '1min', idle_in_transaction_session_timeout: '10min' },
    ])
  })

  test.each<[what: string, work: () => Promise<unknown>]>([
    ['a statement that runs too long', () => database.reader.execute('select pg_sleep(20)')],
    [
      'a lock that is not given',
      () =>
        database.transaction(async (tx) => {
          await tx.execute('select pg_advisory_xact_lock(1)')
          await database.aside((other) => other.execute('select pg_advisory_xact_lock(1)'))
        }),
    ],
    ['a server that is not there', () => new pg.Client({ host: '127.0.0.1', port: 1 }).connect()],
    ['a socket that is not there', () => new pg.Client({ host: '/nowhere' }).connect()],
  ])('%s counts as a database that is not available', async (_, work) => {
    expect(isUnavailable(await work().catch((error: unknown) => error))).toBe(true)
  })

  test.each([
    ['a file that is not there', Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'open' })],
    ['a fault of ours', new TypeError('x is undefined')],
    ['a rule of the database', Object.assign(new pg.DatabaseError('taken', 1, 'error'), { code: '23505' })],
  ])('%s does not', (_, error) => expect(isUnavailable(new Error('a query failed', { cause: error }))).toBe(false))

  test('a pool held by slow queries answers 503 with Retry-After, to those who read and to those who write', async () => {
    const release = await Promise.all([hold(), hold()])
    try {
      database.cache.forget('all')
      for (const answer of [await call(getFooter), await call(loginTutor, { email: 'nobody@example.test', password: 'wrong-pass-1' })]) {
        expect(answer).toMatchObject({ code: 503, error: 'provider_unavailable' })
        expect(answer.headers['retry-after']).toBe('5')
      }
    } finally {
      for (const go of release) go()
    }
    expect((await call(getFooter)).code).toBe(200)
  })

  test('one page that reads side by side leaves connections for others', async () => {
    const page = wide.readerFor({ isSignedIn: false })
    let isDone = false
    const reading = Promise.all(Array.from({ length: 14 }, () => page.execute('select pg_sleep(0.1)'))).then(() => {
      isDone = true
    })
    await eventually(() => expect(wide.pool.totalCount).toBe(2))
    await wide.readerFor({ isSignedIn: false }).execute('select 1')
    expect([isDone, wide.pool.waitingCount]).toEqual([false, 0])
    await reading
    expect(wide.pool.totalCount).toBeLessThanOrEqual(3)
  })
})
