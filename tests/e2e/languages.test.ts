// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { ask } from './ask.ts'

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const links = (page: Document, selector: string) => [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

describe('a locale in front of a path', () => {
  test.each([
    ['kz', '/ru/about', 410],
    ['kz', '/ua/repetitor/', 410],
    ['kz', '/en/', 410],
    ['kz', '/english', 404],
    ['ua', '/ru/about', 200],
    ['ua', '/en/about', 200],
    ['ua', '/ua/about', 410],
    ['ua', '/ru/ru/about', 410],
    ['ua', '/pl/about', 410],
    ['pl', '/en/about', 200],
    ['pl', '/pl/about', 410],
  ] as const)('in %s %s answers %i', async (edition, path, status) => {
    const answer = await ask(path, { edition })
    expect(answer.status).toBe(status)
    if (status === 410) expect(links(read(answer.html), 'main a')).not.toEqual([])
  })
})

describe('the language switcher', () => {
  test.each([
    ['/', ['/ru', '/en']],
    ['/about', ['/ru/about', '/en/about']],
    ['/contacts', ['/ru/contacts', '/en/contacts']],
    ['/login', ['/ru/login', '/en/login']],
    ['/p/cookies/', ['/ru/p/cookies', '/en/p/cookies']],
    ['/p/faq', ['/ru/p/faq']],
    ['/tutors/', ['/ru/tutors/']],
    ['/user-1/', ['/ru/user-1/']],
  ])('of ua leads from %s to %j', async (path, expected) => {
    expect(links(read((await ask(path, { edition: 'ua' })).html), '#languages a')).toEqual(expected)
  })

  test('is not drawn where there is one language', async () => {
    expect(links(read((await ask('/')).html), 'a[data-language]')).toEqual([])
  })
})
