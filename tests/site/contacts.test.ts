import { expect, test } from 'vitest'
import type { Api } from '../../schemas/api.ts'
import { buildCatalogue } from '../build/catalogue-answer.ts'
import { type Answers, showPage, textOf } from './show-page.ts'

const { metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata } = buildCatalogue()
const answers = {
  '/client/static_pages/get': { text: '<p>Пишите</p>', metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata },
  '/client/send_feedback_email': {},
} as unknown as Answers
const emptyReviews = {
  ...{
    reviews: [],
    total_count: 0,
    page_size: 10,
    pages_count: 0,
    page: 1,
    type: 'site',
    site_count: 0,
    orders_count: 0,
    breadcrumbs: [],
    lang_links: {},
  },
  stats: { avg_review_mark: 0, total_count: 0, reviews_count_by_mark: {} },
}
const typed = { name: 'Дана', email: 'dana@example.test', phone: '', text: 'Где посмотреть счёт?' }

test('support is written to without script, and the page says that it has gone', async () => {
  const inputs: unknown[] = []
  const { status, location } = await showPage('/contacts', answers, { fields: typed, inputs })
  expect([status, location]).toEqual([303, '/contacts?sent=1#write'])
  expect(inputs).toContainEqual({ feedback: typed, recaptcha_token: '' })
  const { page } = await showPage('/contacts', answers, { query: new URLSearchParams({ sent: '1' }) })
  expect(textOf(page.querySelector('#write + *'))).toContain('уже в пути')
})

test('what lacks something is kept, with what is wrong', async () => {
  const { '/client/send_feedback_email': _, ...rest } = answers
  const { status, page } = await showPage('/contacts', rest, { fields: { ...typed, name: '' } })
  expect(status).toBe(400)
  expect(page.querySelector('textarea')?.textContent).toBe(typed.text)
  expect(textOf(page.querySelector('#name-error'))).toBe('Заполните это поле')
})

test('where the phone alone is wrong it has the focus without script', async () => {
  const refusal = { status: 'fail', data: null, error: { phone: 'warningSymbol' } }
  const get = async (call: string) => (call === '/client/static_pages/get' ? { status: 'success', data: answers[call] } : refusal)
  const { page } = await showPage(
    '/contacts',
    {},
    { fields: { ...typed, phone: 'x' }, api: () => ({ get, post: async () => refusal }) as unknown as Api },
  )
  expect(page.querySelector('main [autofocus]')?.getAttribute('name')).toBe('phone')
})

test('a letter that is refused as a whole has its form in view without script, wherever on the page it is', async () => {
  const refusal = { status: 'fail', data: null, error: 'too_many_requests' }
  const get = async (call: string) => (call === '/client/static_pages/get' ? { status: 'success', data: answers[call] } : refusal)
  const { page } = await showPage('/contacts', {}, { fields: typed, api: () => ({ get, post: async () => refusal }) as unknown as Api })
  expect([page.querySelector('main [autofocus]')?.id, page.querySelectorAll('#write + * [role=alert]').length]).toEqual(['write', 1])
})

test('a phone is typed no longer than the server reads it, so that its own rule says what is wrong', async () => {
  const { page } = await showPage('/contacts', answers)
  expect(page.querySelector('input[name=phone]')?.getAttribute('maxlength')).toBe('30')
})

test.each([
  ['/contacts', 'name', 'the whole name'],
  ['/reviews', 'given-name', 'the first name alone, for it is published'],
])('the form of %s is filled in for the signed-in, and asks for %s: %s', async (path, asked) => {
  const reviews = { '/client/reviews': { ...answers['/client/static_pages/get'], ...emptyReviews } } as unknown as Answers
  const { page } = await showPage(path, { ...answers, ...reviews })
  const form = page.querySelector('input[name=email]')?.closest('form')
  expect(form?.querySelector('site-island[data-code*=known-person]')?.getAttribute('data-when')).toBe('signed-in')
  expect(form?.querySelector('[name=name]')?.getAttribute('autocomplete')).toBe(asked)
})
