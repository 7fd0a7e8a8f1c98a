import { describe, expect, test } from 'vitest'
import { ask } from './ask.ts'

/** Which code an address answers, and where one that moved leads (spec: decisions WEB-3, CAT-1, CAT-3, API-14, Z-4). */
describe('an address', () => {
  test.each([
    // of the catalogue: one order of its parts, one spelling of the first page
    ['kz', '/repetitor/', 200],
    ['kz', '/repetitor/matematika/almaty/?utm_source=x', 200],
    ['kz', '/repetitor/almaty/matematika/', 301, '/repetitor/matematika/almaty/'],
    ['kz', '/repetitor/almaty/matematika/?sort=reviews', 301, '/repetitor/matematika/almaty/?sort=reviews'],
    ['kz', '/repetitor/matematika/1', 301, '/repetitor/matematika/'],
    ['kz', '/repetitor/nobody/', 404],
    ['kz', '/repetitor/matematika/matematika/', 404],
    ['kz', '/repetitor/matematika/999', 404],
    ['kz', '/tutors/', 404],
    ['us', '/tutors/', 200],
    // of a tutor, by a number that is written in one way
    ['kz', '/user-1/', 200],
    ['kz', '/user-01/', 404],
    ['kz', '/user-0/', 404],
    ['kz', '/user-99999999/', 404],
    ['kz', '/user-abc/', 404],
    ['kz', '/request/1', 200],
    ['kz', '/request/99999999', 404],
    // of texts, each in its language
    ['kz', '/about', 200],
    ['kz', '/About', 404],
    ['kz', '/p/nothing', 404],
    ['kz', '/news/nothing', 404],
    ['kz', '/ads/nothing', 404],
    ['kz', '/vacancy/99999', 404],
    ['kz', '/vacancy/abc', 404],
    ['kz', '/all-district/nothing/', 404],
    ['ua', '/ru/vacancy/1', 301, '/vacancy/1'],
    ['ua', '/en/ads', 301, '/ads'],
    ['pl', '/ranking-info', 200],
    ['es', '/ranking-info', 200],
    ['kz', '/ranking-info', 404],
    // of a cabinet, by way of its sign-in
    ['kz', '/profile/', 302, '/login?back=%2Fprofile%2F'],
    ['kz', '/client_orders', 302, '/client-login?back=%2Fclient_orders'],
    // of nobody
    ['kz', '/404', 404],
    ['kz', '//', 404],
    ['kz', '/%ff', 404],
    ['kz', '/%00', 404],
    ['kz', '/index.html', 404],
  ] as const)('of %s: %s answers %i', async (edition, path, status, to?: string) => {
    const answer = await ask(path, { edition })
    expect([answer.status, (answer.headers.location ?? '').replace(/^https?:\/\/[^/]+/, '')]).toEqual([status, to ?? ''])
    if (status >= 400) expect(answer.html).toContain('<meta name="robots" content="noindex"/>')
  })

  test.each([
    ['/', 200],
    ['/user-1', 200],
    ['/nothing', 404],
    ['/about', 404],
    ['/repetitor/', 404],
    ['/profile/', 404],
  ] as const)('of the blog: %s answers %i', async (path, status) => {
    expect((await ask(path, { blog: true })).status).toBe(status)
  })
})
