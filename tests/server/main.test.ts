import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { freePort } from '../../server/database/embedded.ts'
import { eventually } from '../setup/eventually.ts'
import { startPatience } from '../setup/patience.ts'

const home = mkdtempSync(join(tmpdir(), 'docento-main-'))
const running: ChildProcess[] = []
afterEach(async () => {
  for (const child of running.splice(0)) if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

interface Started {
  child: ChildProcess
  port: number
  /** What it has printed so far. */
  said: () => string
  untilSaid: (words: RegExp) => Promise<void>
  /** Its exit code. */
  ended: Promise<number | null>
}

/** A product of one edition without demo data, which is quick to make. */
async function start(environment: Record<string, string> = {}): Promise<Started> {
  const port = Number(environment.PORT ?? (await freePort()))
  const { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env
  const basis = {
    PATH,
    NODE_COMPILE_CACHE,
    NODE_OPTIONS,
    EDITIONS: 'kz',
    DOCENTO_MODE: 'production',
    SECRET: 'a secret of more than thirty-two characters',
  }
  const env = { ...basis, DATA_DIR: join(home, 'data'), PORT: String(port), ...environment }
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }) as ChildProcessByStdio<null, Readable, Readable>
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = Promise.all([once(child, 'exit'), finished(child.stdout), finished(child.stderr)]).then(([[code]]) => code as number | null)
  const untilSaid = (words: RegExp) => eventually(() => expect(output).toMatch(words), startPatience)
  return { child, port, said: () => output, untilSaid, ended }
}

describe('the product', () => {
  test('tells where it runs, answers there and ends cleanly when it is told to', async () => {
    const { child, port, said, untilSaid, ended } = await start()
    await untilSaid(/Stop with/)
    expect(said()).toContain('https://docento.kz/panel/')
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  })

  test('finishes a request that runs when it is told to end', async () => {
    const { child, port, untilSaid, ended } = await start()
    await untilSaid(/Stop with/)
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    const heard = async () => String((await once(socket, 'data'))[0])
    const head = ['POST /api/client/auth/login HTTP/1.1', 'Host: kz.localhost', 'Content-Type: application/json', 'Content-Length: 2']
    // the server says that it has the request before its body is sent
    socket.write([...head, 'Connection: close', 'Expect: 100-continue', '', ''].join('\r\n'))
    expect(await heard()).toMatch(/^HTTP\/1\.1 100 /)
    child.kill('SIGTERM')
    await untilSaid(/Stopping/)
    socket.write('{}')
    expect(await heard()).toMatch(/^HTTP\/1\.1 400 /)
    expect(await ended).toBe(0)
  })

  test('ends with the process that started it', async () => {
    const { child, untilSaid, ended } = await start()
    await untilSaid(/Stop with/)
    child.disconnect()
    expect(await ended).toBe(0)
  })

  test('says plainly that its port is busy', async () => {
    const busy = createServer().listen(0, 'localhost')
    await once(busy, 'listening')
    const PORT = String((busy.address() as { port: number }).port)
    const { said, ended } = await start({ PORT })
    expect(await ended).toBe(1)
    expect(said()).toMatch(new RegExp(`^Port ${PORT} is in use by another program.*PORT=3001 npm start\n$`))
    busy.close()
  })

  test('says plainly that its data folder is in use, and leaves the other one alone', async () => {
    const first = await start()
    await first.untilSaid(/Stop with/)
    const second = await start()
    expect(await second.ended).toBe(1)
    expect(second.said()).toMatch(/The data folder .* is in use by another process\.\n.*DATA_DIR=/)
    expect((await fetch(`http://127.0.0.1:${first.port}/readyz`)).status).toBe(200)
  })

  test.each([
    [{ SECRET: '' }, /^SECRET: /],
    [{ PORT: 'http' }, /^PORT: give a whole number/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/docento' }, /PostgreSQL does not take the connection: .*ECONNREFUSED/],
  ])('refuses %j without a trace of its inside', async (environment, words) => {
    const { said, ended } = await start(environment as Record<string, string>)
    expect(await ended).toBe(1)
    expect(said()).toMatch(words)
    expect(said()).not.toMatch(/^ {4}at /m)
  })
})
