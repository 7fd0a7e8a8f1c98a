import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { encode } from '../../../server/http/encodings.ts'
import { type Walk, warmUp } from '../../../server/page-server/warm-up.ts'

const links = (...paths: string[]) => paths.map((path) => `<a class="x" href="${path}">${path}</a>`).join('')

/** A site of pages, each with its links; `asked` are the addresses it was asked for. */
function siteOf(pages: Record<string, string | number>) {
  const asked: string[] = []
  const app = Fastify()
  app.get('/*', async (request, reply) => {
    asked.push(`${request.headers.host}${request.url}`)
    const page = pages[request.url] ?? 404
    if (typeof page === 'number') return reply.code(page).send()
    return reply.header('content-encoding', 'zstd').send(await encode(Buffer.from(page), 'zstd'))
  })
  return {
    asked,
    walk: (pages: number, { isQuiet = () => true, isStopping = () => false }: Partial<Pick<Walk, 'isQuiet' | 'isStopping'>> = {}) =>
      warmUp(app, { site: 'https://docento.kz', pages, isQuiet, isStopping }),
  }
}

test('a warm-up opens each page once that the main page leads to, and those behind them', async () => {
  const { walk, asked } = siteOf({ '/': links('/a', '/b', '/a'), '/a': links('/', '/c'), '/b': '', '/c': '' })
  expect(await walk(40)).toBe(4)
  expect(asked).toEqual(['docento.kz/', 'docento.kz/a', 'docento.kz/b', 'docento.kz/c'])
})

test('it opens no more than it was told to, and none when it was told 0', async () => {
  const { walk, asked } = siteOf({ '/': links('/a', '/b'), '/a': '', '/b': '' })
  expect([await walk(2), await walk(0)]).toEqual([2, 0])
  expect(asked).toHaveLength(2)
})

test('it leaves alone other sites and what a query chooses, and goes on past a page that is not there', async () => {
  const { walk, asked } = siteOf({ '/': links('https://x.example/', '/a?sort=1', '/gone', '/b'), '/b': '' })
  await walk(40)
  expect(asked).toEqual(['docento.kz/', 'docento.kz/gone', 'docento.kz/b'])
})

test.each([500, 503, 429])('it ends at an answer of %i: a process that has too much to do is not given more', async (status) => {
  const { walk, asked } = siteOf({ '/': links('/a', '/b'), '/a': status, '/b': '' })
  expect(await walk(40)).toBe(1)
  expect(asked).not.toContain('docento.kz/b')
})

test('it ends when the product stops', async () => {
  const site = siteOf({ '/': links('/a', '/b'), '/a': '', '/b': '' })
  expect(await site.walk(40, { isStopping: () => site.asked.length >= 2 })).toBe(2)
})

test('it waits before each page as long as visitors ask', async () => {
  const site = siteOf({ '/': links('/a'), '/a': '' })
  const seen: number[] = []
  const isQuiet = () => {
    seen.push(site.asked.length)
    return seen.length % 3 === 0
  }
  expect(await site.walk(40, { isQuiet })).toBe(2)
  expect(seen.slice(0, 6)).toEqual([0, 0, 0, 1, 1, 1])
})

test('it ends when the product stops while visitors ask', async () => {
  const site = siteOf({ '/': '' })
  const looks = [true, false, false]
  expect(await site.walk(40, { isQuiet: () => false, isStopping: () => looks.pop() ?? true })).toBe(0)
})

test('while it waits it holds no page it has seen', async () => {
  const path = (page: number) => `/a-tutor-of-the-catalogue-${page}/`
  const pages = Array.from({ length: 40 }, (_, page) => [page ? path(page) : '/', links(path(page + 1)) + ' '.repeat(500_000)] as const)
  const site = siteOf(Object.fromEntries(pages))
  const looks: number[] = []
  const isQuiet = () => {
    if (site.asked.length === 40) looks.push(heapUsed())
    return true
  }
  await site.walk(41, { isQuiet })
  const [waiting = Number.NaN] = looks
  expect(waiting - heapUsed()).toBeLessThan(5_000_000)
})

/** Bytes of what is still held. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
