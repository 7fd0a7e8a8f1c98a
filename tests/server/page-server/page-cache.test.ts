import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import type { Bumped } from '../../../server/database/cache/scopes.ts'
import { createPageCache, type Page, type PageCache } from '../../../server/page-server/cache.ts'
import { piecesOf } from '../../../server/page-server/encode-html.ts'
import { eventually } from '../../setup/eventually.ts'
import { htmlOf } from './html-of.ts'

const page = (html: string): Page => ({
  html: htmlOf(html),
  seconds: 60,
  headers: { 'content-type': 'text/html', 'cache-control': 'public' },
  drawnFrom: new Set(['tutor:1', 'subject:8']),
})
let close = () => {}
afterEach(() => close())

/** A cache in front of a server that renders "page N", N counting its renderings. */
async function serve(
  options: { maxBytes?: number; seconds?: number; wait?: () => Promise<void>; onAnswer?: Parameters<typeof createPageCache>[0]['onAnswer'] } = {},
) {
  let rendered = 0
  const cache: PageCache = createPageCache({
    keyOf: ({ url, method }) => (method === 'GET' || method === 'HEAD' ? `kz ${url?.split('?')[0]}` : null),
    ...(options.onAnswer && { onAnswer: options.onAnswer }),
    ...(options.maxBytes !== undefined && { maxBytes: options.maxBytes }),
  })
  const server = cache.server(async (request, response) => {
    const kept = cache.at(request)
    const { keep } = await kept.once(async () => {
      rendered += 1
      const html = `page ${rendered} ї₸🙂 `.repeat(50)
      await options.wait?.()
      return { keep: { ...page(html), ...(options.seconds !== undefined && { seconds: options.seconds }) } }
    })
    if (!kept.answer(response)) response.end(Buffer.concat(piecesOf(keep.html)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  close = () => server.close()
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { cache, get: (path: string, init: RequestInit = {}) => fetch(base + path, init), count: () => rendered }
}

test('a connection stays open longer than a balancer holds one', () => {
  expect(createPageCache({ keyOf: () => null }).server(() => {}).keepAliveTimeout).toBe(72_000)
})

describe('kept pages', () => {
  test('each answer from memory is told, those of the framework are not', async () => {
    const told: unknown[] = []
    const { get } = await serve({ onAnswer: ({ url }, status) => told.push([url, status]) })
    const etag = (await get('/a')).headers.get('etag') ?? ''
    await get('/b')
    await get('/a', { headers: { 'if-none-match': etag } })
    expect(told).toEqual([
      ['/a', 200],
      ['/b', 200],
      ['/a', 304],
    ])
  })

  test('a page is rendered once and answered from memory, whatever else the query says', async () => {
    const { get, count } = await serve()
    expect(await (await get('/a')).text()).toContain('page 1')
    expect(await (await get('/a?utm_source=x')).text()).toContain('page 1')
    expect(count()).toBe(1)
  })

  test('those who ask while it is rendered get the same one', async () => {
    let go = () => {}
    const { get, count } = await serve({ wait: () => new Promise((done) => (go = done)) })
    const answers = [get('/a'), get('/a'), get('/a')]
    await eventually(() => expect(count()).toBe(1))
    go()
    for (const answer of await Promise.all(answers)) expect(await answer.text()).toContain('page 1')
    expect(count()).toBe(1)
  })

  test('it is encoded as the browser takes it, with one tag for all encodings', async () => {
    const { get } = await serve()
    const plain = await get('/a', { headers: { 'accept-encoding': 'identity' } })
    const zipped = await get('/a', { headers: { 'accept-encoding': 'gzip' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(zipped.headers.get('etag')).toBe(plain.headers.get('etag'))
    expect(zipped.headers.get('vary')).toBe('accept-encoding')
    expect(await zipped.text()).toBe(await plain.text())
  })

  test.each(['gzip', 'br', 'zstd', 'identity'])('first asked for in %s it reads the same in every encoding, each time', async (first) => {
    const { get } = await serve()
    const read = async (encoding: string) => (await get('/a', { headers: { 'accept-encoding': encoding } })).text()
    const texts = [await read(first), await read(first)]
    for (const other of ['gzip', 'br', 'zstd', 'identity', first]) texts.push(await read(other), await read(other))
    expect(new Set(texts)).toEqual(new Set(['page 1 ї₸🙂 '.repeat(50)]))
  })

  test('an unchanged page answers 304 without a body', async () => {
    const { get } = await serve()
    const etag = (await get('/a')).headers.get('etag') ?? ''
    const again = await get('/a', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('HEAD has the headers alone', async () => {
    const { get } = await serve()
    await get('/a')
    const head = await get('/a', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('a change of content forgets the pages of its edition', async () => {
    const { get, cache } = await serve()
    await get('/a')
    cache.forget('ua', 'all')
    expect(await (await get('/a')).text()).toContain('page 1')
    cache.forget('kz', 'all')
    expect(await (await get('/a')).text()).toContain('page 2')
    expect(cache.bytes()).toBeGreaterThan(0)
  })

  test.each<[changed: string, scopes: Bumped, shown: string]>([
    ['a tutor whom it shows', ['tutor:1'], 'page 2'],
    ['the list that it shows', ['tutor:2', 'subject:8'], 'page 2'],
    ['another tutor and the lists they stand in', ['tutor:2', 'subject:0', 'subject:9'], 'page 1'],
    ['texts and reference data that it does not show', ['content', 'reference'], 'page 1'],
  ])('a change of %s forgets only pages drawn from it', async (_, scopes, shown) => {
    const { get, cache } = await serve()
    await get('/a')
    cache.forget('kz', scopes)
    expect(await (await get('/a')).text()).toContain(shown)
  })

  test('a page that was being rendered when the content changed is not kept', async () => {
    let go = () => {}
    const wait = new Promise<void>((done) => (go = done))
    const { get, cache, count } = await serve({ wait: () => wait })
    const first = get('/a')
    await eventually(() => expect(count()).toBe(1))
    cache.forget('kz', 'all')
    go()
    await first
    await get('/a')
    expect(count()).toBe(2)
  })

  test('who asks after a change of content waits for a drawing begun after it', async () => {
    const goes: (() => void)[] = []
    const { get, cache } = await serve({ wait: () => new Promise((done) => goes.push(done)) })
    const before = get('/a')
    await eventually(() => expect(goes).toHaveLength(1))
    cache.forget('kz', 'all')
    const after = get('/a')
    await eventually(() => expect(goes).toHaveLength(2))
    for (const go of goes) go()
    await before
    expect(await (await after).text()).toContain('page 2')
  })

  test('a page that has run out is shown to all but the one who draws it anew, for a minute', async () => {
    const goes: (() => void)[] = []
    const { get } = await serve({ seconds: 0, wait: () => new Promise((done) => (goes.length === 1 ? goes.push(done) : goes.push(done) && done())) })
    await (await get('/a')).text()
    const fresh = get('/a')
    await eventually(() => expect(goes).toHaveLength(2))
    expect(await (await get('/a')).text()).toContain('page 1')
    goes[1]?.()
    expect(await (await fresh).text()).toContain('page 2')
  })

  test('it is encoded as it is asked for and not ahead of that, once for all who wait', async () => {
    const { get, cache } = await serve()
    await Promise.all([1, 2, 3].map(() => get('/a', { headers: { 'accept-encoding': 'gzip' } })))
    const gzip = cache.bytes()
    await get('/a', { headers: { 'accept-encoding': 'br' } })
    expect(gzip).toBeLessThan(200)
    expect(cache.bytes()).toBeGreaterThan(gzip)
  })

  test('those asked for longest ago make room when the pages take more than they may', async () => {
    const { get, cache, count } = await serve({ maxBytes: 16_000 })
    for (const path of ['/a', '/b', '/c', '/d']) await get(path, { headers: { 'accept-encoding': 'identity' } })
    expect(cache.bytes()).toBeLessThanOrEqual(16_000 / 8)
    await get('/a', { headers: { 'accept-encoding': 'identity' } })
    expect(count()).toBe(5)
  })

  test('a page whose bytes others took the room of is drawn anew', async () => {
    const { get } = await serve({ maxBytes: 16_000 })
    const inEncoding = async (path: string, encoding: string) => (await get(path, { headers: { 'accept-encoding': encoding } })).text()
    // in another encoding it was asked for last, in the first one longest ago
    for (const [path, encoding] of [
      ['/a', 'identity'],
      ['/b', 'identity'],
      ['/a', 'br'],
      ['/c', 'identity'],
    ] as const)
      await inEncoding(path, encoding)
    expect(await inEncoding('/a', 'identity')).toBe('page 4 ї₸🙂 '.repeat(50))
  })

  test.each([
    ['asked for again', false],
    ['asked for again by who has it', true],
  ])('who walks through all addresses pushes out no page that was %s', async (_, hasIt) => {
    const { get, count } = await serve({ maxBytes: 16_000 })
    const plain = { 'accept-encoding': 'identity' }
    const tag = (await get('/a', { headers: plain })).headers.get('etag') ?? ''
    await get('/a', { headers: hasIt ? { ...plain, 'if-none-match': tag } : plain })
    for (let page = 0; page < 40; page += 1) await get(`/${page}`, { headers: plain })
    expect(count()).toBe(41)
    await get('/a', { headers: plain })
    expect(count()).toBe(41)
  })
})
