import { expect, test, vi } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { buildFooter } from '../../build/footer-answer.ts'
import { buildTestAnswers } from '../language-test/test-answer.ts'
import { type Answers, showPage, textOf } from '../show-page.ts'

/** The footer of a page whose call answers so. */
async function show(answer: object, edition = 'kz') {
  const answers = { ...buildTestAnswers(), '/client/footer': buildFooter(answer) } as unknown as Answers
  const { page } = await showPage('/test/english/', answers, { edition })
  const all = (selector: string) => [...page.querySelectorAll<HTMLElement>(`footer ${selector}`)]
  return { all, text: textOf(page.querySelector('footer')) }
}

/** Where it leads when these pages are hidden. */
const linksBeside = async (hidden_pages: readonly string[]) => (await show({ hidden_pages })).all('a').map((link) => link.getAttribute('href'))

test.each([
  ['media', '/media'],
  ['p/cookies', '/p/cookies'],
  ['p/oferta', '/p/oferta'],
])('the footer leads to %s only while staff show it', async (alias, href) => {
  expect(await linksBeside([])).toContain(href)
  const links = await linksBeside([alias])
  expect([links.includes(href), links.includes('/about')]).toEqual([false, true])
})

test.each([
  ['of no reviews', [], { avg_review_mark: 0, total_count: 0 }],
  ['that is not known', [], null],
  ['of some', ['4,912 отзывов о сайте'], { avg_review_mark: 4.86, total_count: 12 }],
])('the mark of the site %s stands in the footer as %j', async (_, said, site_review_stats) => {
  const { all } = await show({ site_review_stats })
  expect(all('.row > a[href="/reviews"]').map(textOf)).toEqual(said)
})

test('the footer leads to the countries that have a site, and names the others', async () => {
  const { all } = await show({ countries_list: { kz: { href: 'https://kz.example', name: 'Казахстан' }, uk: { href: null, name: 'Британия' } } })
  expect(all('#countries a').map((link) => [link.getAttribute('href'), textOf(link)])).toEqual([['https://kz.example', 'Казахстан']])
  expect(all('#countries li').map(textOf)).toEqual(['Казахстан', 'Британия'])
})

test.each([
  ['2024-06-01T00:00Z', 'kz', '© 2024 Docento'],
  ['2026-12-31T18:59Z', 'kz', '© 2024–2026 Docento'],
  ['2026-12-31T19:00Z', 'kz', '© 2024–2027 Docento'],
  ['2027-01-01T04:59Z', 'us', '© 2024–2026 Docento'],
])('at %s the footer of %s says %s, by the clock of its country', async (moment, edition, said) => {
  vi.setSystemTime(new Date(moment))
  expect((await show({}, edition)).text).toContain(said)
})

test.each([
  ['kz', 'repetitor/matematika/ent/', ['Подготовка: ЕНТ']],
  ['us', 'tutors/math/sat/', []],
])('the footer of %s leads to /%s under the name of its exam, where it has one: %j', async (edition, url, titles) => {
  const { all } = await show({ zno_list: [{ url, name: 'Exam' }] }, edition)
  const columns = all('div').filter((column) => column.querySelector(`:scope > ul > li > a[href="/${url}"]`))
  expect(columns.map((column) => textOf(column.querySelector('h2')))).toEqual(titles)
})

const named = (link: string) => ({ link, name: link, value: 1 })
const lists = { city: [named('repetitor/almaty/')], lesson: [named('repetitor/fizika/')], custom_links: [named('p/partners')] }

test.each([
  ['kz', ['/p/oferta', '/p/publichnaya-oferta', '/p/politika-konfindentsialnosti'], []],
  ['es', ['/p/offer', '/p/oferta-pblica-para-estudiantes', '/p/privacy-policy/'], []],
  ['mx', ['/p/offer', '/p/oferta-pblica-para-estudiantes', '/p/privacy-policy/'], []],
  ['us', ['/p/offer', '/p/public-offer', '/p/privacy-policy/'], ['/tutors-online/']],
  ['in', ['/p/offer', '/p/public-offer', '/p/privacy-policy/'], ['/tutors-online/']],
  ['ua', ['/p/oferta', '/p/ofertaclient', '/p/pp/'], ['/tutors-online/']],
  ['pl', ['/p/offer/', '/p/ofert-publiczn/', '/p/polityka-prywatnoci/'], ['/korepetycje-online/']],
])(
  'the footer of %s leads to the pages about it, its legal pages %j, popular lists and the catalogues, the online one: %j',
  async (edition, legal, online) => {
    const { catalogAlias: catalogue } = editionOf(edition)
    const own = Object.fromEntries(
      Object.entries(lists).map(([name, [one]]) => [name, [{ ...one, link: one?.link.replace('repetitor', catalogue) }]]),
    )
    const { all } = await show({ popular_lists: { ...buildFooter().popular_lists, ...own }, school_link: 'https://school.example/' }, edition)
    const links = all('li a').map((link) => link.getAttribute('href') ?? '')
    const about = ['/about', '/contacts', '/how-it-works', '/p/faq', '/reviews', '/media', '/p/cookies', '/materials/', '/p/popular/']
    const popular = [`/${catalogue}/almaty/`, `/${catalogue}/fizika/`, '/p/partners']
    const expected = [...about, ...legal, ...popular, `/${catalogue}/`, 'https://school.example/', ...online]
    expect(expected.filter((href) => !links.includes(href))).toEqual([])
    expect(links.filter((href) => href.endsWith('-online/'))).toEqual(online)
  },
)

test('the footer names phones, hours, accounts and cards', async () => {
  const { all, text } = await show({})
  expect(all('a[href^="tel:"]').map((link) => link.getAttribute('href'))).toEqual(['tel:+77000000000', 'tel:+77270000000'])
  expect(all('a[rel~=noopener]').map(textOf)).toEqual(['Instagram', 'Telegram', 'YouTube'])
  expect(all('img[src*="/cards/"]').map((card) => card.getAttribute('alt'))).toEqual(['Visa', 'Mastercard'])
  expect(text.replaceAll('\u2060', '')).toMatch(/Пн–Пт 9:00–20:00.*Сб–Вс 10:00–18:00/)
})
