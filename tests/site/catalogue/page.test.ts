import { describe, expect, test } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { buildAvatar, buildCard, buildCatalogue, buildLists, buildNamed, buildOption } from '../../build/catalogue-answer.ts'
import { type Answers, showPage, textOf } from '../show-page.ts'

const show = (data: ReturnType<typeof buildCatalogue>, path = '/repetitor/', rest: Parameters<typeof showPage>[2] = {}) =>
  showPage(path, { '/client/tutors': data }, rest)
const names = (page: Document) => [...page.querySelectorAll('article h2')].map(textOf)
const all = (page: Document, selector: string) => [...page.querySelectorAll(selector)]

describe('an address', () => {
  test('is asked with its path and the query it keeps', async () => {
    const inputs: unknown[] = []
    await show(buildCatalogue(), '/repetitor/maths/2', { inputs, query: new URLSearchParams('utm_source=x&sort=reviews&verified=1'), bot: true })
    expect(inputs).toContainEqual({ query: 'repetitor/maths/2?sort=reviews&verified=1', lang: 'ru', g_bot: 1 })
  })

  test.each([
    [{ redirect: 'repetitor/maths/almaty/' }, 301, '/repetitor/maths/almaty/'],
    [{ statusCode: 404 }, 404, undefined],
    [{ statusCode: 410 }, 410, undefined],
  ])('answered by %j has status %i', async (answer, status, location) => {
    const seen = await show(buildCatalogue(answer))
    expect([seen.status, seen.location]).toEqual([status, location])
  })
})

test('the way to the list stands above its heading where there is room, on a phone below all of it', async () => {
  const { page } = await show(buildCatalogue())
  expect(all(page, 'main :is(h1, #list, nav:has(ol):is(.from-m, .to-m))').map((part) => part.id || part.className.split(' ').at(-1))).toEqual([
    ...['from-m', '', 'list', 'to-m'],
  ])
})

test.each<[string, Parameters<typeof buildCatalogue>[0], number]>([
  ['the first page says of the first three alone that their places were bought', {}, 3],
  ['the second page says it of nobody', { page: 2 }, 0],
  ['an order that somebody chose says it of nobody', { filters: { sort: 'reviews' } }, 0],
])('of four tutors in TOP %s', async (_, given, count) => {
  const tutors = Array.from({ length: 4 }, (_, id) => buildCard({ id: id + 1, top: true }))
  const { page } = await show(buildCatalogue({ tutors, ...given }))
  expect(all(page, 'article').filter((entry) => entry.textContent?.includes(locales.ru.common.top))).toHaveLength(count)
})

test.each<[string, Parameters<typeof buildCard>[0][], string[]]>([
  ['who stands in the block below, and not of who moves up', [{ status: 6 }, {}, {}, {}], ['2', '3', '1']],
  ['who takes requests alone, for the others come last', [{}, { is_catalog_disabled: true }], ['1']],
])('that a place was bought is said of the tutor %s', async (_, cards, expected) => {
  const tutors = cards.map((card, at) => buildCard({ id: at + 1, full_name: `${at + 1}`, top: true, ...card }))
  const { page } = await show(buildCatalogue({ tutors, features: [{ id: 'best_tutors', variet_id: 1 }] }))
  const paid = all(page, 'article').filter((entry) => entry.textContent?.includes(locales.ru.common.top))
  expect(paid.map((entry) => textOf(entry.querySelector('h2')))).toEqual(expected)
})

describe('the filter bar', () => {
  const lesson = buildNamed('Maths')
  const labels = (page: Document) => all(page, '[class*=CatalogueBar_picks] > button > span').map(textOf)

  test.each([
    { rule: 'offers no level without a subject', data: buildCatalogue(), expected: ['Предмет', 'Город'] },
    {
      rule: 'offers the levels of the subject',
      data: buildCatalogue({ filters: { lesson }, filter_lists: buildLists({ level: [buildOption({ text: 'Grades' })] }) }),
      expected: ['Предмет', 'Город', 'Уровень'],
    },
    { rule: 'has no city online', data: buildCatalogue({ pageType: 'online_catalog' }), expected: ['Предмет'] },
  ])('$rule', async ({ data, expected }) => expect(labels((await show(data)).page)).toEqual(expected))

  test.each([
    ['kz', 1],
    ['us', 0],
  ])('of %s has %i checkbox for verified tutors', async (edition, count) => {
    const path = edition === 'us' ? '/tutors/' : '/repetitor/'
    const { page } = await show(buildCatalogue(), path, { edition })
    expect(all(page, '[role=checkbox]')).toHaveLength(count)
  })

  test('links every option, and hides from crawlers what may not be indexed', async () => {
    const { page } = await show(buildCatalogue())
    const [any, maths] = all(page, '#pick-lesson a')
    expect([any?.getAttribute('aria-current'), maths?.getAttribute('href'), maths?.getAttribute('rel')]).toEqual(['true', '/repetitor/maths/', null])
    expect(page.querySelector('[role=checkbox]')?.getAttribute('rel')).toBe('nofollow')
    expect(page.querySelector('[role=switch]')?.getAttribute('href')).toBe('/repetitor-online/')
  })
})

test.each([
  [{ lesson: null }, ['репетитора', 'предметов']],
  [{ lesson: buildNamed('Maths') }, ['репетитора']],
  [{ lesson: { ...buildNamed('Piano'), seo_type: 2 } }, ['преподавателя']],
  [{ lesson: null, tag: buildNamed('Olympiads') }, ['репетитора']],
])('the numbers of a list of %j are %j', async (filters, expected) => {
  const data = buildCatalogue({ tutors: [1, 2, 3].map((id) => buildCard({ id })), filters })
  const none = { avg_rate: null, avg_rating: null, avg_rating_shown: null, avg_practice: null, top_lessons: [] }
  const tabular_data = { ...none, filters: data.filters, tutors_count: 3, city_lessons_count: 30 }
  const { page } = await show({ ...data, optional_blocks: { ...data.optional_blocks, tabular_data } })
  expect(all(page, 'section[aria-labelledby=figures] dt').map(textOf)).toEqual(expected)
})

test.each([
  [1, 'репетиторов'],
  [2, 'преподавателей'],
])('the table of prices counts those who teach, as subjects of type %i call them', async (seo_type, name) => {
  const data = buildCatalogue({ tutors: [1, 2, 3].map((id) => buildCard({ id })), seo_type })
  const row = { name: 'Piano', link: 'repetitor/piano/', min: 1000, avg: 2000, max: 3000, tutors_count: 3 }
  const price_data = { rows: [row], currency: 'KZT', month: 11, year: 2026 }
  const { page } = await show({ ...data, optional_blocks: { ...data.optional_blocks, price_data } } as never)
  expect(textOf(page.querySelector('section[aria-labelledby=prices] thead th:last-child'))).toBe(name)
})

test('the numbers of a list tell the mark that the answer has to be shown', async () => {
  const data = buildCatalogue({ tutors: [1, 2, 3].map((id) => buildCard({ id })) })
  const none = { avg_rate: null, avg_practice: null, top_lessons: [] }
  const tabular_data = { ...none, filters: data.filters, tutors_count: 3, city_lessons_count: 30, avg_rating: 3.5, avg_rating_shown: 4.2 }
  const { page } = await show({ ...data, optional_blocks: { ...data.optional_blocks, tabular_data } })
  expect(all(page, 'section[aria-labelledby=figures] dd').map(textOf)).toEqual(['3', '4,2', '30'])
})

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
])('a list of %i tutors has %i choices of an order', async (count, choices) => {
  const tutors = Array.from({ length: count }, (_, n) => buildCard({ id: n + 1 }))
  expect(all((await show(buildCatalogue({ tutors, features: [] }))).page, '#pick-sort')).toHaveLength(choices)
})

test('every list of choices tells the tag manager that a filter is used, the orders too', async () => {
  const { page } = await show(buildCatalogue({ tutors: [buildCard({ id: 1 }), buildCard({ id: 2 })], features: [] }))
  expect(all(page, '[data-pick]').map(({ id }) => id)).toContain('pick-sort')
  expect(all(page, '[data-pick]:not([data-filters])')).toEqual([])
})

test.each([
  { edition: 'es', path: '/tutors/', links: 2 },
  { edition: 'kz', path: '/repetitor/', links: 0 },
])('$edition explains the order of the list by $links links, one per width', async ({ edition, path, links }) =>
  expect(all((await show(buildCatalogue(), path, { edition })).page, 'a[href="/ranking-info"]')).toHaveLength(links),
)

test('nothing leads to the page on the order of the list while staff hide it', async () => {
  const popular_lists = { custom_links: [], city: [], lesson: [], cities_lessons: [], matura: [] }
  const footer = {
    countries_list: {},
    popular_lists,
    zno_list: [],
    school_link: null,
    lists: [],
    hidden_pages: ['ranking-info'],
    site_review_stats: null,
  }
  const { page } = await showPage('/tutors/', { '/client/tutors': buildCatalogue(), '/client/footer': footer } as unknown as Answers, {
    edition: 'es',
  })
  expect(all(page, 'a[href="/ranking-info"]')).toEqual([])
})

test.each([
  ['', []],
  ['Medeu', ['Medeu']],
  ['Samal', ['Medeu']],
])('each district beside the list has its microdistricts under it, folded unless "%s" is one of them', async (chosen, open) => {
  const option = (text: string, parts: string[] = []) =>
    buildOption({ text, active: text === chosen, subdistricts: parts.map((part) => buildOption({ text: part, active: part === chosen })) })
  const district = [option('Auezov', ['Aksai', 'Sairan']), option('Medeu', ['Samal']), option('Alatau')]
  const { page } = await show(buildCatalogue({ filters: { city: buildNamed('Almaty') }, filter_lists: buildLists({ district }) }))
  const folds = all(page, 'section[aria-labelledby=district] details')
  expect(folds.map((fold) => [...fold.querySelectorAll('a')].map(textOf))).toEqual([['Aksai', 'Sairan'], ['Samal']])
  expect(folds.map((fold) => fold.querySelector('summary')?.getAttribute('aria-label'))).toEqual(['Auezov: 2 микрорайона', 'Medeu: 1 микрорайон'])
  expect(folds.filter((fold) => fold.hasAttribute('open')).map((fold) => textOf(fold.previousElementSibling))).toEqual(open)
})

describe('an entry', () => {
  const entry = async (card: Parameters<typeof buildCard>[0]) => (await show(buildCatalogue({ tutors: [buildCard(card)], features: [] }))).page

  test('opens the profile, the reviews and the request by links', async () => {
    const page = await entry({})
    const article = page.querySelector('article')
    expect(all(page, 'article a').map((link) => link.getAttribute('href'))).toEqual(['/user-7/', '/user-7/#users_reviews', '/request/7'])
    expect(article?.querySelector('[data-order]')?.getAttribute('href')).toBe('/request/7')
  })

  test('leads to the packages of a tutor who has some', async () => {
    const linked = async (has_packages: boolean) => all(await entry({ has_packages }), 'a[data-packages]').map((link) => link.getAttribute('href'))
    expect([await linked(true), await linked(false)]).toEqual([['/packages/7'], []])
  })

  test('leads to no packages where no school takes orders', async () => {
    const { page } = await show(buildCatalogue({ tutors: [buildCard({ has_packages: true })] }), '/repetitor/', { schoolClosed: true })
    expect(all(page, '[data-packages]')).toEqual([])
    expect(page.documentElement.outerHTML).not.toContain('PackagesDialog')
  })

  test('of a school tutor has buttons in place of links to the profile, and the school price', async () => {
    const page = await entry({ status: 6, school_tutor_id: 5, school_rates: { base: [3600, 4900], advanced: [] } })
    expect(page.querySelector('article h2 a')).toBeNull()
    expect(page.querySelector('article h2 button')?.getAttribute('formaction')).toBe('/user-7/')
    expect(textOf(page.querySelector('[class*=Price_root]'))).toBe('3 600 ₸/занятие')
  })

  const almaty = { id: 9, alias: 'almaty', text: 'Almaty', name: 'Almaty' }
  const medeu = [{ city: { id: 9, name: 'Almaty' }, district: { id: 1, name: 'Medeu' } }]
  test.each([
    [
      'in a list of its city names the district',
      { city: almaty },
      { work_home: true, locations_home: medeu },
      ['У репетитора, Medeu', 'Приезжает к вам'],
    ],
    ['in any other list names the city', { city: null }, { work_home: true, locations_home: medeu }, ['У репетитора, Almaty', 'Приезжает к вам']],
    ['of a tutor who only travels names the city', { city: null }, { work_home: false }, ['Приезжает к вам, Almaty']],
    ['of a tutor who only travels leaves out the city of the list', { city: almaty }, { work_home: false }, ['Приезжает к вам']],
  ])('%s', async (_, filters, card, facts) => {
    const tutors = [buildCard({ ...card, work_online: false, work_travel: true })]
    const { page } = await show(buildCatalogue({ tutors, filters, features: [] }))
    expect(all(page, 'article [class*=Facts_root] li').map(textOf)).toEqual(facts)
  })

  test('of a tutor who is gone has a disabled button', async () =>
    expect((await entry({ status_code: 410 })).querySelector('article h2 button')?.hasAttribute('disabled')).toBe(true))

  test('of a tutor who takes no requests has a disabled button and says why', async () => {
    const page = await entry({ is_catalog_disabled: true })
    expect(page.querySelector('article [data-order]')).toBeNull()
    expect(page.querySelector('article [class*=act] button')?.hasAttribute('disabled')).toBe(true)
    expect(textOf(page.querySelector('article'))).toContain('Не берёт новых заявок')
  })

  test('has its portrait sharp on any screen, or the placeholder', async () => {
    const sources = async (avatar: ReturnType<typeof buildAvatar> | null) => {
      const image = (await entry({ avatar })).querySelector('article img')
      return [image?.getAttribute('src'), image?.getAttribute('srcset')]
    }
    expect(await sources(buildAvatar())).toEqual(['/api/uploads/224.webp', null])
    expect(await sources(null)).toEqual(['/img/no_images.png', null])
  })

  test.each([
    { count: 3, all: null },
    { count: 7, all: 'все 7' },
  ])('names three of $count lessons before "$all"', async ({ count, all: more }) => {
    const lessons = Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `L${at + 1}`, rname: '' }))
    const page = await entry({ lessons })
    const line = page.querySelector('[class*=TutorEntry_lessons]')
    expect(textOf(line?.querySelector('summary'))).toBe(more ?? '')
    expect(line?.firstChild?.textContent?.trim()).toBe('L1 · L2 · L3')
  })

  test('without reviews says so', async () =>
    expect(textOf((await entry({ reviews_count: 0, average_rating_reviews: null })).querySelector('article'))).toContain('Отзывов пока нет'))
})

describe('the list', () => {
  const tutors = Array.from({ length: 12 }, (_, at) => buildCard({ id: at + 1, full_name: `T${at + 1}`, status: at === 1 ? 6 : 3 }))
  /** The online list with what the page is narrowed by, which the tutors beside it are not. */
  const narrowed = 'repetitor-online/maths/?rate_from=9000&verified=1'
  const online = [buildCard({ id: 90, full_name: 'Online' })]
  const features = (variet_id: number) => [{ id: 'best_tutors', variet_id }]

  test('shows school tutors in a block of their own', async () => {
    const { page } = await show(buildCatalogue({ tutors, features: features(1) }))
    expect(names(page).at(-1)).toBe('T2')
    expect(textOf(page.querySelector('#best'))).toBe('Сейчас берут учеников')
  })

  test.each([
    { flag: 1, inside: true },
    { flag: 2, inside: false },
  ])('with flag $flag holds the online tutors: $inside', async ({ flag, inside }) => {
    const { page } = await show(
      buildCatalogue({ tutors, tutors_online: online, features: features(flag), filter_lists: buildLists({ online: narrowed }) }),
    )
    const block = page.querySelector('#best_online_tutors')
    expect(block?.querySelector('.push')?.getAttribute('href')).toBe('/repetitor-online/maths/')
    expect(all(page, '#best_online_tutors')).toHaveLength(1)
    expect(block?.parentElement?.tagName === 'LI').toBe(inside)
    expect(block?.querySelector('[data-order]')?.getAttribute('href')).toBe('/request/90?from=online')
  })

  test.each([
    [1, 'Нашли 1', ''],
    [3, 'Нашли 3', '123'],
  ])('of %i pages counts the tutors and links its pages', async (pages, found, numbers) => {
    const { page } = await show(buildCatalogue({ tutors: tutors.slice(0, pages), pages }))
    expect(textOf(page.querySelector('#list p'))).toContain(found)
    expect(all(page, 'nav[aria-label="Страницы"] li').map(textOf).join('')).toBe(numbers)
  })

  test('is worded by the seo type of the subject', async () => {
    const seven = Array.from({ length: 7 }, (_, at) => buildCard({ id: at + 1 }))
    expect(textOf((await show(buildCatalogue({ tutors: seven, seo_type: 3 }))).page.querySelector('#list p'))).toBe('Нашли 7 тренеров')
  })

  test.each([
    { pageType: 'catalog' as const, tutors_online: online, title: 'Здесь пока нет репетиторов', links: ['/repetitor-online/maths/'] },
    { pageType: 'catalog' as const, tutors_online: [], title: 'Здесь пока нет репетиторов', links: ['/repetitor-online/'] },
    { pageType: 'online_catalog' as const, tutors_online: [], title: 'Онлайн пока нет таких репетиторов', links: ['/repetitor/'] },
  ])('that is empty in the $pageType leads to $links', async ({ pageType, tutors_online, title, links }) => {
    const { page } = await show(buildCatalogue({ pageType, tutors: [], tutors_online, filter_lists: buildLists({ online: narrowed }) }))
    const empty = page.querySelector('[class*=Empty_root]')
    expect(textOf(empty?.querySelector('h2'))).toBe(title)
    expect([...(empty?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(links)
  })
})

test('a phone gets each set filter with the page that it leaves behind', async () => {
  const without = { lesson: 'repetitor/almaty/', level: '', city: 'repetitor/maths/', district: '', tag: '', place: '', rate: '', sort: '' }
  const { page } = await show(
    buildCatalogue({ filters: { lesson: buildNamed('Maths'), city: buildNamed('Almaty') }, filter_lists: buildLists({ without }) }),
  )
  const chips = all(page, 'a[class*=Chip_root]')
  expect(chips.map(textOf)).toEqual(['Maths, Убрать', 'Almaty, Убрать'])
  expect(chips.map((chip) => chip.getAttribute('href'))).toEqual(['/repetitor/almaty/', '/repetitor/maths/'])
})

describe('the partner school', () => {
  const school = { lessons: [{ id: 13, name: 'English', alias: 'english' }] }
  const offered = async (data: Parameters<typeof buildCatalogue>[0], answer = school) => {
    const { page } = await showPage('/repetitor-online/', { '/client/tutors': buildCatalogue(data), '/client/school_lessons': answer })
    return all(page, 'a[data-school][href^="/school-request"]').length
  }
  const online = { pageType: 'online_catalog' as const }

  test.each([
    ['of all subjects online', online, school, 1],
    ['of one that it teaches', { ...online, filters: { lesson: { ...buildNamed('English'), id: 13 } } }, school, 1],
    ['of one that it does not teach', { ...online, filters: { lesson: { ...buildNamed('Maths'), id: 8 } } }, school, 0],
    ['where there is no school', online, { lessons: [] }, 0],
    ['off line', {}, school, 0],
  ] as const)('is offered by the list as the page says: %s', async (_, data, answer, count) => {
    expect(await offered(data as Parameters<typeof buildCatalogue>[0], answer as typeof school)).toBe(count)
  })
})

test.each([
  [19, 19, 0],
  [20, 19, 1],
])('of %i links in a group %i are shown, and %i more on a press', async (count, shown, more) => {
  const items = Array.from({ length: count }, (_, n) => ({ title: `L${n}`, url: `repetitor/l${n}/` }))
  const { page } = await show(buildCatalogue({ seo_links: [{ title: 'Links', items }] }))
  const links = (selector: string) => all(page, `nav[aria-labelledby=links-0] > ${selector} a`).length
  expect([links('ul'), links('details'), all(page, 'nav[aria-labelledby=links-0] summary').length]).toEqual([shown, more, more])
})

test('of the six reviews that the answer has a page draws the first four', async () => {
  const orders_reviews = [1, 2, 3, 4, 5, 6].map((date) => ({
    ...{
      review_text: `Отзыв ${date}`,
      client_name: 'Вера',
      tutor_id: 7,
      tutor_name: 'Дана К.',
      tutor_status: 3,
      tutor_avg_review_rate: 5,
      mark: '5',
      date,
      lang: date === 2 ? 'ua' : 'ru',
    },
  }))
  const { optional_blocks } = buildCatalogue()
  const { page } = await show(buildCatalogue({ optional_blocks: { ...optional_blocks, orders_reviews } }))
  expect(all(page, '[aria-labelledby=said] blockquote').map(textOf)).toEqual([1, 2, 3, 4].map((n) => `Отзыв ${n}`))
  const inUkraine = await show(buildCatalogue({ optional_blocks: { ...optional_blocks, orders_reviews } }), '/tutors/', {
    edition: 'ua',
    language: 'ru',
  })
  expect(all(inUkraine.page, '[aria-labelledby=said] [lang=uk]').map(textOf), 'one in another language says so').toEqual(['Отзыв 2'])
})
