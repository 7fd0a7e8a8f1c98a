import net from 'node:net'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../server/database/database.ts'
import { isUnavailable } from '../../../server/database/unavailable.ts'
import { useDatabase } from '../../database.ts'

const { connection } = await useDatabase()
const line = await openLine(connection)
const database = openDatabase({
  edition: 'kz',
  connection: line.connection,
  poolSize: 1,
  timeouts: { connect: 2000, statement: 200, lock: 200, idle: 60_000 },
})
afterAll(async () => {
  await database.close()
  line.close()
})
afterEach(() => line.carry(true))

/** A way to the database that can stop to carry anything, as when its machine hangs. */
async function openLine(to: pg.ClientConfig) {
  const { host, port, user, password, database: name } = new pg.Client(to)
  const ends = new Set<net.Socket>()
  let isCarried = true
  const server = net.createServer((near) => {
    const far = host.startsWith('/') ? net.connect(`${host}/.s.PGSQL.${port}`) : net.connect(port, host)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.on('data', (bytes) => isCarried && other.write(bytes))
      end.on('error', () => {})
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    connection: { host: '127.0.0.1', port: (server.address() as net.AddressInfo).port, user, password, database: name } as pg.ClientConfig,
    carry: (now: boolean) => {
      isCarried = now
    },
    close: () => {
      for (const end of ends) end.destroy()
      server.close()
    },
  }
}

function hanging<T>(ask: () => T): T {
  line.carry(false)
  return ask()
}

describe('a server that hangs', () => {
  test.each<[who: string, ask: () => Promise<unknown>]>([
    ['a reader', () => hanging(() => database.reader.execute('select 1'))],
    ['a transaction', () => hanging(() => database.transaction((tx) => tx.execute('select 1')))],
    ['a transaction that has begun', () => database.transaction((tx) => hanging(() => tx.execute('select 1')))],
  ])('keeps %s waiting no longer than its limit, and leaves the connection to nobody', async (_, ask) => {
    await database.reader.execute('select 1')
    expect(isUnavailable(await ask().catch((error: unknown) => error))).toBe(true)
    line.carry(true)
    expect((await database.transaction((tx) => tx.execute('select 2 as n'))).rows).toEqual([{ n: 2 }])
  })
})

test('work in the background may take longer than a visitor would wait', async () => {
  const answer = await database.patiently((tx) => tx.execute('select pg_sleep(0.6), 3 as n'))
  expect(answer.rows).toMatchObject([{ n: 3 }])
})
