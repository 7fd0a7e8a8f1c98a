import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { startCeiling } from '../../scripts/bench/ceiling.ts'
import { answersPerSecond } from '../../scripts/bench/load.ts'
import { median, percentile } from '../../scripts/bench/timing.ts'
import { fetchRaw } from '../../scripts/measure/bytes.ts'

let close = () => {}
afterEach(() => close())

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  close = () => void server.close()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a load', () => {
  const load = { connections: 3, headers: {}, seconds: 1 }

  test('asks for each path once, whatever the connections', async () => {
    const asked: string[] = []
    const url = await serve(({ url = '' }, response) => {
      asked.push(url)
      response.end('page')
    })
    const paths = ['/a', '/b', '/c', '/d', '/e', '/f']
    expect(await answersPerSecond({ ...load, url, paths })).toBeGreaterThan(0)
    expect(asked.sort()).toEqual(paths)
  })

  test('counts no answer that is not a page', async () => {
    const url = await serve((_, response) => response.writeHead(429).end())
    await expect(answersPerSecond({ ...load, url, paths: ['/a', '/b', '/c'] })).rejects.toThrow('3 refusals of 3')
  })
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
