import { describe, expect, test } from 'vitest'
import type { Api } from '../../schemas/api.ts'
import { buildCatalogue } from '../build/catalogue-answer.ts'
import type { Answers } from './show-page.ts'
import { showPage, textOf } from './show-page.ts'

const { metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata } = buildCatalogue()
const answer: NonNullable<Answers['/client/reviews']> = {
  reviews: [{ id: 1, author: 'Дана', mark: '5', date: 1_700_000_000, text: 'Удобно', lang: 'ru', answer: 'Спасибо', tutor: null }],
  ...{ total_count: 14, page_size: 10, pages_count: 2, page: 1, type: 'site', site_count: 14, orders_count: 30, breadcrumbs: [], lang_links: {} },
  stats: { avg_review_mark: 4.6, total_count: 14, reviews_count_by_mark: { 5: 10, 4: 4 } },
  ...{ metatags, meta_robots, meta_canonical, hreflangs, hreflangs_main, open_graph, microdata },
}
const answers: Answers = { '/client/reviews': answer, '/client/site_review/create': {} }
const typed = { mark: '5', text: 'Удобно искать', name: 'Дана', email: 'dana@example.com' }

describe('reviews of the site', () => {
  test('stand with our answers, the way to those of tutors and to further pages', async () => {
    const { page } = await showPage('/reviews', answers)
    expect(textOf(page.querySelector('main ul article'))).toContain('Docento: Спасибо')
    const hrefs = [...page.querySelectorAll('main nav a')].map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(expect.arrayContaining(['/reviews?type=orders', '/reviews?page=2']))
  })

  test.each([
    [0, 1, 200],
    [0, 2, 404],
    [2, 2, 200],
    [2, 3, 404],
  ])('of %i pages answer page %i with %i', async (pages_count, number, status) => {
    const given = { '/client/reviews': { ...answer, pages_count, page: number } }
    expect((await showPage('/reviews', given, { query: new URLSearchParams({ page: String(number) }) })).status).toBe(status)
  })

  test('say once that there are none yet', async () => {
    const none = { reviews: [], total_count: 0, pages_count: 0, site_count: 0, stats: { ...answer.stats, total_count: 0 } }
    const { page } = await showPage('/reviews', { '/client/reviews': { ...answer, ...none } })
    expect(textOf(page.querySelector('main'))).toContain('Отзывов пока нет')
    expect(textOf(page.querySelector('main'))).not.toContain('0 отзывов')
  })

  test('are counted on their tab, whichever reviews are marked above', async () => {
    const stats = { avg_review_mark: 4.8, total_count: 30, reviews_count_by_mark: { 5: 24, '4+': 6 } }
    const { page } = await showPage('/reviews', { '/client/reviews': { ...answer, type: 'orders', total_count: 30, stats } })
    expect(textOf(page.querySelector('main h1 + div'))).toContain('30 отзывов')
    expect([...page.querySelectorAll('main nav a .num')].map(textOf)).toEqual(['14', '30'])
  })

  test('of tutors lead to them, to one of the school by a button of a form that the page has', async () => {
    const of = (id: number, status: number) => ({ ...answer.reviews[0], id, answer: '', tutor: { id, name: `Олжас ${id}`, status } })
    const given = { ...answer, type: 'orders' as const, reviews: [of(7, 3), of(8, 6)] as typeof answer.reviews }
    const { page } = await showPage('/reviews', { '/client/reviews': given })
    expect(page.querySelector('main article a')?.getAttribute('href')).toBe('/user-7/')
    expect(page.querySelectorAll('[href="/user-8/"]')).toHaveLength(0)
    const button = page.querySelector('main article button')
    expect([textOf(button), button?.getAttribute('formaction')]).toEqual(['Олжас 8', '/user-8/'])
    expect(page.querySelectorAll(`form[id="${button?.getAttribute('form')}"]`)).toHaveLength(1)
  })

  test('of another language than the page say so', async () => {
    const langs = async (edition: 'ua' | 'kz', language: 'ru' | 'ua') => {
      const { page } = await showPage('/reviews', answers, { edition, language })
      return [...page.querySelectorAll('main ul article p.read')].map((text) => text.getAttribute('lang'))
    }
    expect([await langs('ua', 'ua'), await langs('ua', 'ru'), await langs('kz', 'ru')]).toEqual([['ru'], [null], [null]])
  })

  test('are written without script: the letter is announced', async () => {
    const inputs: unknown[] = []
    const { status, location } = await showPage('/reviews', answers, { fields: typed, inputs })
    expect([status, location]).toEqual([303, '/reviews?sent=1#write'])
    expect(inputs).toContainEqual({ site_review: { ...typed, mark: 5 }, recaptcha_token: '' })
    const { page } = await showPage('/reviews', answers, { query: new URLSearchParams({ sent: '1' }) })
    expect(textOf(page.querySelector('#write + *'))).toContain('отправили вам письмо')
  })

  test.each(['mark', 'text', 'name', 'email'])('refused from %s on have the focus there without script, whatever is told first', async (first) => {
    const names = Object.keys(typed)
    const wrong = names.slice(names.indexOf(first)).reverse()
    const refusal = { status: 'fail', data: null, error: Object.fromEntries(wrong.map((name) => [name, 'length'])) }
    const get = async (call: string) => (call === '/client/reviews' ? { status: 'success', data: answer } : refusal)
    const api = () => ({ get, post: async () => refusal }) as unknown as Api
    const { page } = await showPage('/reviews', {}, { fields: typed, api })
    expect(page.querySelector('main [autofocus]')?.getAttribute('name')).toBe(first)
  })

  test('that lack something keep what was typed and say what is wrong', async () => {
    const { status, page } = await showPage('/reviews', { '/client/reviews': answer }, { fields: { ...typed, name: '' } })
    expect(status).toBe(400)
    expect(page.querySelector('textarea')?.textContent).toBe(typed.text)
    expect(page.querySelector('input[name=mark][checked]')?.getAttribute('value')).toBe('5')
    expect(textOf(page.querySelector('#name-error'))).toBe('Заполните это поле')
  })

  test('that lack their mark are asked for one: there is nothing to fill in', async () => {
    const { page } = await showPage('/reviews', { '/client/reviews': answer }, { fields: { ...typed, mark: '' } })
    expect(textOf(page.querySelector('#mark-error'))).toBe('Поставьте оценку')
  })
})
