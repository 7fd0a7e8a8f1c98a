import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { startCeiling } from '../../scripts/bench/ceiling.ts'
import { askAll } from '../../scripts/bench/load.ts'
import { startPlainPreact } from '../../scripts/bench/plain-preact.ts'
import { cpuOf, familyOf } from '../../scripts/bench/processes.ts'
import { median, percentile } from '../../scripts/bench/timing.ts'
import { fetchRaw } from '../../scripts/measure/bytes.ts'
import { eventually } from '../setup/eventually.ts'

let close = () => {}
afterEach(() => close())

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  close = () => void server.close()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a load', () => {
  test('asks for each address once, over connections that stay open', async () => {
    const asked: string[] = []
    const ports = new Set<number | undefined>()
    const url = await serve(({ url = '', socket }, response) => {
      asked.push(url)
      ports.add(socket.remotePort)
      response.end('page')
    })
    const paths = Array.from({ length: 60 }, (_, n) => `/${n}`)
    await askAll(
      paths.map((path) => url + path),
      {},
    )
    expect(asked.toSorted()).toEqual(paths.toSorted())
    expect(ports.size).toBeLessThanOrEqual(16)
  })

  test('takes no answer that is not a page', async () => {
    const url = await serve((_, response) => response.writeHead(429).end())
    await expect(askAll([`${url}/a`], {})).rejects.toThrow('/a answers 429')
  })
})

test('the CPU time of a process counts what it started', async () => {
  const busy = spawn(process.execPath, ['-e', "require('node:child_process').spawnSync(process.execPath, ['-e', 'for (;;);'])"])
  const pid = busy.pid ?? 0
  await eventually(() => expect(familyOf(pid)).toHaveLength(2))
  const family = familyOf(pid)
  await eventually(() => expect(cpuOf(family) - cpuOf([pid])).toBeGreaterThan(50_000))
  for (const one of family.reverse()) process.kill(one)
})

test('the ceiling sends the bytes and headers of the product', async () => {
  const url = await serve((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', etag: '"1"', vary: 'accept-encoding' }).end('a page'),
  )
  const ceiling = await startCeiling(url, {})
  const { status, headers, bytes } = await fetchRaw(ceiling.url)
  ceiling.stop()
  expect([status, bytes.toString()]).toEqual([200, 'a page'])
  expect(headers).toMatchObject({ 'content-type': 'text/html', etag: '"1"', vary: 'accept-encoding', 'content-length': '6' })
})

test('the plain program draws the same page', async () => {
  const head = '<head><style>a>b{}</style><script type="application/json">{"a":"<b>"}</script></head>'
  const body = '<body class="a long name of classes"><p hidden>Ann &amp; <b>Bo</b></p><template><i>x</i></template><img src="/a.webp" alt/></body>'
  const page = `<!doctype html><html lang="en">${head}${body}</html>`
  const plain = await startPlainPreact(await serve((_, response) => response.end(gzipSync(page))))
  const { bytes } = await fetchRaw(plain.url)
  plain.stop()
  expect(gunzipSync(bytes).toString()).toBe(page)
})

describe('percentiles', () => {
  test.each([
    [[5], 0.95, 5],
    [[4, 1, 3, 2], 0.5, 2],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95, 10],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9, 9],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected)
  })

  test('of nothing are refused', () => {
    expect(() => median([])).toThrow('Nothing was measured')
  })
})
