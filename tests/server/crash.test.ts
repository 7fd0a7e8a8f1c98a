import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cluster, openCluster } from '../../server/database/embedded.ts'

const home = mkdtempSync(join(tmpdir(), 'docento-crash-'))
/** ms; each is a start of the product, which costs seconds. */
const delays = [0, 15, 120]
const basis = { EDITIONS: 'kz', DOCENTO_MODE: 'production', SECRET: 'a secret of more than thirty-two characters', DATA_DIR: home }

afterAll(() => rmSync(home, { recursive: true, force: true }))

interface Row {
  id: number
  parts: number
}

/** Lets the writer run until `delay` ms after its first acknowledged change, kills it outright and tells what it had found and had acknowledged. */
async function runAndKill(environment: Record<string, string>, delay: number, alsoKill?: () => void): Promise<{ found: Row[]; done: number[] }> {
  const { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env
  const writer = spawn(process.execPath, [join(import.meta.dirname, 'crash-writer.ts')], {
    env: { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(writer, 'close')
  let found: Row[] | undefined
  const done: number[] = []
  const kill = () => {
    // a database whose product is gone ends by itself
    alsoKill?.()
    writer.kill('SIGKILL')
  }
  for await (const line of createInterface({ input: writer.stdout })) {
    const [word, rest = ''] = line.split(/ (.*)/)
    if (word === 'found') found = JSON.parse(rest)
    if (word === 'done' && done.push(Number(rest)) === 1) pause(delay).then(kill)
  }
  await ended
  if (!found || !done.length) throw new Error('The writer ended before it had written.')
  return { found, done }
}

async function killManyTimes(environment: Record<string, string>, alsoKill?: () => void): Promise<void> {
  const acknowledged = new Set<number>()
  for (const delay of [...delays, 0]) {
    const { found, done } = await runAndKill(environment, delay, alsoKill)
    expect(found.filter(({ parts }) => parts !== 3)).toEqual([])
    const there = new Set(found.map(({ id }) => id))
    expect([...acknowledged].filter((id) => !there.has(id))).toEqual([])
    for (const id of done) acknowledged.add(id)
  }
  expect(acknowledged.size).toBeGreaterThan(delays.length)
}

describe('a process killed under writes keeps every acknowledged change whole, and the next start needs no help', () => {
  test('on the embedded PostgreSQL', { timeout: 300_000 }, () => killManyTimes(basis))

  test('on the embedded PostgreSQL when that is killed with it', { timeout: 300_000 }, () => {
    const trace = join(home, 'postgres/postmaster.pid')
    return killManyTimes(basis, () => process.kill(Number(readFileSync(trace, 'utf8').split('\n')[0]), 'SIGKILL'))
  })

  describe('on a PostgreSQL server', () => {
    let cluster: Cluster | undefined
    let DATABASE_URL = ''

    beforeAll(async () => {
      const given = process.env.TEST_DATABASE_URL
      if (!given) cluster = await openCluster(join(home, 'server'), { tcp: true })
      const { host, port, user, password } = cluster?.connection ?? {}
      const url = new URL(given ?? `postgres://${user}:${password}@${host}:${port}`)
      url.pathname = `/docento_crash_${process.pid}`
      DATABASE_URL = url.href
    })
    afterAll(async () => {
      if (cluster) return cluster.stop()
      const url = new URL(DATABASE_URL)
      const client = new pg.Client(new URL('/postgres', url).href)
      await client.connect()
      await client.query(`drop database if exists ${url.pathname.slice(1)} with (force)`)
      await client.end()
    })

    test('over TCP', { timeout: 300_000 }, () => killManyTimes({ ...basis, DATABASE_URL }))
  })
})
