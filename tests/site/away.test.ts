import { describe, expect, test } from 'vitest'
import { locales } from '../../locales/index.ts'
import { showPage, textOf } from './show-page.ts'

const words = locales.ru.away
const url = 'https://xn--80ak6aa92e.example/a?b=1&c="2";d'
const show = (query: string, answers: object = { '/link/redirect': { url: new URL(url).href } }) =>
  showPage('/away', answers, { query: new URLSearchParams(query) })

describe('the page that leads to another site', () => {
  test('names its host, has a link there, and goes there by itself after three seconds, without script', async () => {
    const { status, headers, page } = await show('code=abc')
    expect([status, textOf(page.querySelector('h1'))]).toEqual([200, words.title])
    expect(textOf(page.querySelector('section'))).toContain('xn--80ak6aa92e.example')
    const link = page.querySelector('section a')
    expect([link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([new URL(url).href, 'nofollow noopener noreferrer'])
    expect(headers.refresh).toBe(`3; url=${new URL(url).href}`)
  })

  test('tells no other site where its reader came from, and is kept by nobody and in no index', async () => {
    const { headers, cacheable, page } = await show('code=abc')
    expect([headers['referrer-policy'], cacheable]).toEqual(['no-referrer', 0])
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow')
  })

  test('waits for as long as its reader likes who asked it to', async () => {
    const stay = (await show('code=abc')).page.querySelector('p > a')
    expect([textOf(stay), stay?.getAttribute('href')]).toEqual([words.stay, '/away?code=abc&stay=1'])
    const { headers, page } = await show('code=abc&stay=1')
    expect(headers).toEqual({ 'referrer-policy': 'no-referrer' })
    expect(textOf(page.body)).not.toContain('3 секунд')
    expect(textOf(page.querySelector('section a'))).toBe(words.go)
  })

  test('has nothing of the site around it', async () => {
    const { page } = await show('code=abc')
    expect([page.querySelector('header'), page.querySelector('footer')]).toEqual([null, null])
  })
})

test.each(['', 'code=', 'code=unknown', `code=${'a'.repeat(600)}`])('at /away?%s there is no page', async (query) => {
  const { status, headers } = await show(query, {})
  expect([status, headers]).toEqual([404, {}])
})
