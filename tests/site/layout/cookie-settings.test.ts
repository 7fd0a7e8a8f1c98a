import { expect, test } from 'vitest'
import type { Guests } from '../../../site/layout/guests.ts'
import { buildFooter } from '../../build/footer-answer.ts'
import { buildTestAnswers } from '../language-test/test-answer.ts'
import { type Answers, showPage, textOf } from '../show-page.ts'

const answers = { ...buildTestAnswers(), '/client/footer': buildFooter() } as unknown as Answers
const guests: Guests = { tags: 'https://tags.example/gtm.js', framework: 'https://consent.example/tool.js' }

test.each<[string, Guests | undefined, string]>([
  ['kz', undefined, 'Настройки cookie'],
  ['us', undefined, 'Cookie settings'],
  ['in', undefined, 'Cookie settings'],
  ['mx', undefined, 'Configurar cookies'],
  ['pl', undefined, ''],
  ['pl', guests, 'Ustawienia cookie'],
  ['es', guests, 'Configurar cookies'],
  ['es', undefined, ''],
  ['ua', guests, ''],
])('the footer of %s leads to a new choice exactly where the page asks for one (scripts of others: %j)', async (edition, guests, words) => {
  const { page } = await showPage('/test/english/', answers, { edition, guests })
  expect(page.querySelector('footer')).not.toBeNull()
  expect(textOf(page.querySelector('footer [data-cookies]'))).toBe(words)
  expect(page.querySelector('[data-consent]') !== null).toBe(words !== '')
})

test.each([
  ['/test/english/', [], ['/p/cookies']],
  ['/test/english/', ['p/cookies'], []],
  ['/request/x', [], ['/p/cookies']],
  ['/request/x', ['p/cookies'], []],
])('the question on %s leads to what is said of cookies unless staff hide that: of the hidden %j it has %j', async (path, hidden_pages, links) => {
  const { page } = await showPage(path, { ...answers, '/client/footer': buildFooter({ hidden_pages }) } as unknown as Answers)
  expect([...page.querySelectorAll('section:has([data-consent]) a')].map((link) => link.getAttribute('href'))).toEqual(links)
})

test('a page with nothing around it asks for no consent', async () => {
  const { page } = await showPage('/auth_as_user', {})
  expect(page.querySelector('[data-consent]')).toBeNull()
})

test.each(['/login', '/client-login', '/recovery', '/register'])(
  'scripts of others, a framework that asks among them, stay out of %s',
  async (path) => {
    const { page } = await showPage(path, answers, { edition: 'es', guests })
    expect(page.querySelector('[data-consent]')).toBeNull()
    expect(page.documentElement.outerHTML).not.toMatch(/(tags|consent)\.example/)
  },
)
