import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildCard, buildReview, buildTutorAnswer, buildWeek } from '../../build/catalogue-answer.ts'
import { packagesAnswer } from '../../build/packages-answer.ts'
import { showPage, textOf } from '../show-page.ts'

const show = (
  profile: Parameters<typeof buildTutorAnswer>[0] = {},
  answer: Parameters<typeof buildTutorAnswer>[1] = {},
  rest: Parameters<typeof showPage>[2] = {},
) => showPage('/user-7/', { '/client/tutor/get': buildTutorAnswer(profile, answer) }, rest)
const texts = (page: Document, selector: string) => [...page.querySelectorAll(selector)].map(textOf)
const reviews = (count: number) => ({
  total_count: count,
  avr_mark: 4.86,
  reviews_count_by_mark: { 5: count },
  reviews: Array.from({ length: Math.min(count, 14) }, (_, at) => buildReview({ id: at, date: at, author: `A${at}` })),
})

describe('a profile', () => {
  test.each([
    [404, 404],
    [410, 410],
  ])('with code %i has status %i', async (statusCode, status) => expect((await show({}, { statusCode, profile: null })).status).toBe(status))

  test('is asked for a robot as for a robot', async () => {
    const inputs: unknown[] = []
    await show({}, {}, { inputs, bot: true })
    expect(inputs).toContainEqual({ id: 7, lang: 'ru', g_bot: 1 })
  })

  test('in another language marks what the tutor wrote as what it is', async () => {
    const written = {
      ...{ lang: 'ua', description: 'Пояснюю просто', short_description: 'Просто про складне', speciality: 'Логопедія' },
      ...{ description_lang: 'ua', speciality_lang: 'ua' },
      order_reviews: { ...reviews(1), reviews: [buildReview({ lang: 'ua', text: 'Усе зрозуміло' })] },
    }
    const own = async (language: 'ua' | 'ru') => texts((await show(written, {}, { edition: 'ua', language })).page, '[lang=uk]:not(html)')
    expect(await own('ru')).toEqual(expect.arrayContaining(['Пояснюю просто', 'Просто про складне', 'Логопедія', 'Усе зрозуміло']))
    expect(await own('ua')).toEqual([])
  })

  test('is measured as a profile, whoever it is of, but for robots and where nobody is', async () => {
    const measured = async (rest: object) =>
      (await show({}, {}, rest)).page.querySelector('[data-code*=web-vitals]')?.getAttribute('data-props') ?? null
    expect(await measured({ vitalsRate: 0.25 })).toBe('{"route":"tutor","rate":0.25}')
    expect(await Promise.all([measured({ bot: true }), measured({ vitalsRate: 0 })])).toEqual([null, null])
  })

  test('begins with name, mark to one decimal and price', async () => {
    const { page } = await show({
      order_reviews: reviews(21),
      verified: true,
      verification_points: [
        { key: 'interview_passed', done: true },
        { key: 'email_confirmed', done: false },
      ],
    })
    expect(texts(page, 'h1')).toEqual(['Aigerim S.'])
    const rating = page.querySelector('a[href="#users_reviews"]')
    expect(textOf(rating)).toBe('4,921 отзыв')
    expect(texts(page, '#verified li')).toEqual(['Собеседование пройдено'])
  })

  test.each([
    [6, true],
    [3, false],
  ])('of status %i promises a free first lesson: %s', async (status, is) => {
    const { page } = await show({ status })
    expect(textOf(page.querySelector('section[aria-labelledby=tutor-name]')).includes('Первое занятие бесплатно')).toBe(is)
  })

  test('of a school tutor has its packages in a section, a badge that leads there, and a button that opens them', async () => {
    const { packages } = packagesAnswer()
    const { page } = await show({ status: 6, packages })
    expect(texts(page, '#packages li b:first-child').slice(0, 4)).toEqual(['1 занятие', '4 900 ₸', '8 занятий', '4 575 ₸'])
    expect(page.querySelectorAll('a[href="#packages"]')).toHaveLength(2)
    expect(page.querySelector('#packages a[data-packages="7"]')?.getAttribute('href')).toBe('/packages/7')
    const dear = { base: packages.base, advanced: packages.advanced.map((one) => ({ ...one, sum: one.sum + 1 })) }
    expect(texts((await show({ status: 6, packages: dear })).page, '#packages h3')).toHaveLength(2)
    expect((await show()).page.getElementById('packages')).toBeNull()
  })

  test('shows the words that staff wrote for all profiles as the HTML they are', async () => {
    const { metatags } = buildTutorAnswer()
    const { page } = await show({}, { metatags: { ...metatags, h2text: '<h2>Как выбрать</h2><p>По отзывам</p>' } })
    expect(texts(page, '[data-article] :is(h2, p)')).toEqual(['Как выбрать', 'По отзывам'])
  })

  test('leads by its quick links to pages that there are', async () => {
    const quick_links = ['repetitor/matematika/', 'repetitor-nowhere/'].map((url) => ({ text: url, url }))
    const { page } = await show({ quick_links })
    expect(texts(page, 'nav[aria-labelledby=links-title] a')).toEqual(['repetitor/matematika/'])
  })

  test('leads to similar tutors one by one, and to all by the path of its catalogue', async () => {
    const answers = {
      '/client/tutor/get': buildTutorAnswer(),
      '/client/tutor/similar': { tutors: [buildCard({ id: 8 }), buildCard({ id: 9 })], catalog_link: '' },
    }
    const { page } = await showPage('/user-7/', answers)
    const ways = [...page.querySelectorAll('section[aria-labelledby=similar-title] a')].map((way) => [
      way.firstChild?.nodeValue,
      way.getAttribute('href'),
    ])
    expect(ways).toEqual([
      ['Все репетиторы по предмету', '/repetitor/maths/'],
      ['Открыть анкету', '/user-8/'],
      ['Открыть анкету', '/user-9/'],
    ])
    expect(page.querySelector('section[aria-labelledby=viewed-title] a')?.getAttribute('href')).toBe('/viewed_profiles')
  })

  test('leads to its tutor’s posts, and to all of them, on the host of the blog', async () => {
    const { page } = await show({
      blogs: [
        {
          ...{ id: 1, alias: 'ent', name: 'ENT', description: 'Five tasks', image: null, published_at: 1_790_000_000 },
          ...{ lesson: { alias: 'maths', name: 'Maths' }, author: { id: 7, name: 'Aigerim S.' } },
        },
      ],
    })
    const hrefs = [...page.querySelectorAll('section[aria-labelledby=posts] a')].map((way) => way.getAttribute('href'))
    expect(hrefs).toEqual(['https://blog.x.example/user-7', 'https://blog.x.example/ent'])
  })

  test('lists its tabs and has a section for each', async () => {
    const { page } = await show({ youtube_video: 'https://youtu.be/aqz-KE-bpKQ' })
    const tabs = [...page.querySelectorAll('nav[aria-label="Разделы анкеты"] a')].map((tab) => tab.getAttribute('href') ?? '')
    expect(tabs).toEqual(['#lessons', '#shedule', '#about_tutor', '#video', '#users_reviews'])
    for (const tab of tabs) expect(page.querySelectorAll(tab)).toHaveLength(1)
    expect(page.querySelector('iframe')).toBeNull()
  })

  test('shows each lesson’s levels and words, the first chosen', async () => {
    const { page } = await show({
      lessons: [
        { id: 8, name: 'Maths', rname: '' },
        { id: 9, name: 'Physics', rname: '' },
      ],
      lesson_data: {
        8: { levels: [{ id: 5, name: 'Grades' }], rate: buildCard().rate, description: 'First a check.', lang: 'en' },
        9: { levels: [], rate: buildCard().rate, description: '', lang: 'en' },
      },
    })
    expect([...page.querySelectorAll<HTMLInputElement>('#lessons input')].map(({ value, checked }) => [value, checked])).toEqual([
      ['8', true],
      ['9', false],
    ])
    expect(textOf(page.querySelector('#lessons label + div'))).toBe('Уровни: GradesFirst a check.')
  })

  test.each([
    [4000, 4000, ['', '']],
    [4000, 6000, ['4 000 ₸/час', '6 000 ₸/час']],
    [6000, 6000, ['6 000 ₸/час', '6 000 ₸/час']],
  ])('of a tutor for 4 000 says of two lessons, one for %d and one for %d, what each costs where one differs', async (first, second, prices) => {
    const lesson = (id: number) => ({ id, name: 'x', rname: '' })
    const data = (rate: number) => ({ levels: [], rate: { id: rate, name: String(rate) }, description: '', lang: 'en' })
    const { page } = await show({ lessons: [lesson(8), lesson(9)], rate: { id: 4000, name: '' }, lesson_data: { 8: data(first), 9: data(second) } })
    expect(texts(page, '#lessons label + div').map((text) => text.replaceAll('\u00a0', ' '))).toEqual(prices)
  })

  test('of a tutor who takes no requests has no way to send one', async () => {
    const { page } = await show({ is_catalog_disabled: true })
    expect(page.querySelectorAll('[data-order]')).toHaveLength(0)
    expect(texts(page, 'aside').every((text) => text.includes('Не берёт новых заявок'))).toBe(true)
    expect([...page.querySelectorAll('aside button')].every((button) => button.hasAttribute('disabled'))).toBe(true)
  })

  test.each([
    [false, { id: 7 }],
    [true, { id: 7, isOff: true }],
  ])(
    'tells whether its tutor can be found in the catalogue, for only such are noted as looked at: out of it %s',
    async (is_catalog_disabled, props) => {
      const { page } = await show({ is_catalog_disabled })
      const viewed = page.querySelector<HTMLElement>('site-island:has(#viewed-title)')
      expect(JSON.parse(viewed?.dataset.props ?? '')).toEqual(props)
    },
  )
})

test('languages of a tutor begin their line as the lines around it begin, wherever a profile names them', async () => {
  const named = ['русский', 'казахский'].map((name, id) => ({ id, name }))
  const { page } = await show({ langs: named })
  expect(texts(page, 'main li, dd').filter((text) => /русский/i.test(text))).toEqual(['Русский, казахский', 'Русский, казахский'])
})

test('that a tutor takes no requests is said under the price at the foot of narrow screens, beside the button', async () => {
  const { page } = await show({ is_catalog_disabled: true })
  const [words, button, ...rest] = page.querySelector('[data-location=sticky_bar]')?.children ?? []
  expect([textOf(words?.lastElementChild), textOf(button), rest.length]).toEqual(['Не берёт новых заявок', 'Отправить заявку', 0])
})

describe('the schedule', () => {
  const long = { 2: [20, 21, 22, 23, 24, 25] }
  const section = async (...given: Parameters<typeof show>) => (await show(...given)).page.querySelector('#shedule')

  test.each([
    ['asks for a time in the request', {}, 'Репетитор ещё не указал свободных часов. Напишите удобное время в заявке.'],
    ['of a school tutor promises no times either', { status: 6 }, 'Репетитор ещё не указал свободных часов. Напишите удобное время в заявке.'],
    ['of a tutor who takes no requests asks for nothing', { is_catalog_disabled: true }, 'Репетитор ещё не указал свободных часов.'],
  ])('without a free hour %s', async (_, tutor, text) => {
    expect(textOf((await section({ ...tutor, schedule: buildWeek() }))?.querySelector('p'))).toBe(text)
  })

  test('with a long day is unfolded first, and the unfolded one sends the request', async () => {
    const { page } = await show({ schedule: buildWeek(long) })
    const shedule = page.querySelector('#shedule')
    expect(textOf(shedule?.querySelector('[popovertarget=whole-week]'))).toBe('Показать все часы')
    expect(texts(page, '#shedule > div:not([popover]) time')).toHaveLength(4)
    expect(texts(page, '#whole-week time')).toHaveLength(6)
    expect(page.querySelectorAll('#whole-week [data-order][href="/request/7"]')).toHaveLength(1)
  })

  test('without a long day sends the request at once', async () => {
    const shedule = await section({ schedule: buildWeek({ 2: [20, 21, 22, 23] }) })
    expect(shedule?.querySelector('#whole-week')).toBeNull()
    expect(shedule?.querySelectorAll('[data-order][href="/request/7"]')).toHaveLength(1)
  })

  test('says which days have no free time', async () =>
    expect(textOf((await section({ schedule: buildWeek({ 2: [20] }) }))?.querySelector('li'))).toBe('Пннет свободного времени'))

  test('of a school tutor has dates, today marked', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 3, 0), toFake: ['Date'] })
    const shedule = await section({ status: 6, schedule: buildWeek({ 5: [20] }) })
    expect(textOf(shedule?.querySelector('p'))).toBe('Свободное время на ближайшие 7 дней, 20 ноября – 26 ноября.')
    expect(textOf(shedule?.querySelector('[aria-current=date]'))).toBe('Птсегодня9:30')
    // a line's end tears no day from its month
    expect(shedule?.querySelector('p')?.textContent).toContain('20\u00a0ноября – 26\u00a0ноября')
  })

  test.each([
    { variant: 0, recently: false, blurred: false },
    { variant: 1, recently: false, blurred: true },
    { variant: 1, recently: true, blurred: false },
  ])('in variant $variant, updated recently: $recently, is blurred: $blurred', async ({ variant, recently, blurred }) => {
    const shedule = await section({ schedule_updated_recently: recently, schedule: buildWeek({ 2: [20] }) }, { ga_updated_tutor_schedule: variant })
    expect(shedule?.querySelector('[inert]') !== null).toBe(blurred)
    expect(textOf(shedule).includes('Расписание давно не обновлялось')).toBe(blurred)
  })

  test('is left out in variant 2', async () => expect(await section({}, { ga_updated_tutor_schedule: 2 })).toBeNull())
})

describe('reviews', () => {
  const authors = (page: Document) => texts(page, '#reviews-list b:first-child').filter((name) => name.startsWith('A'))
  const more = (page: Document) => page.querySelector('#users_reviews [rel=nofollow]')

  test('come newest first, four of them, and ten more by a link', async () => {
    const { page } = await show({ order_reviews: reviews(38) })
    expect(authors(page)).toEqual(['A13', 'A12', 'A11', 'A10'])
    expect(texts(page, '#users_reviews progress + span')).toEqual(['38', '0', '0', '0', '0'])
    expect([textOf(more(page)), more(page)?.getAttribute('href')]).toEqual(['Показать ещё 10', '?reviews=14#users_reviews'])
  })

  test.each([
    ['14', 14, 14, '?reviews=24#users_reviews'],
    ['200', 200, 38, null],
    ['201', null, 4, '?reviews=14#users_reviews'],
    ['3', null, 4, '?reviews=14#users_reviews'],
    ['14">', null, 4, '?reviews=14#users_reviews'],
  ])('of an address with ?reviews=%s are asked for as %s, and %i are shown', async (asked, limit, shown, next) => {
    const inputs: { limit?: number }[] = []
    const all = {
      ...reviews(38),
      reviews: Array.from({ length: Math.min(limit ?? 0, 38) }, (_, at) => buildReview({ id: at, date: at, author: `A${at}` })),
    }
    const answers = { '/client/tutor/get': buildTutorAnswer({ order_reviews: reviews(38) }), '/client/tutor/reviews': { order_reviews: all } }
    const { page } = await showPage('/user-7/', answers, { inputs, query: new URLSearchParams({ reviews: asked }) })
    expect(inputs.flatMap((input) => input.limit ?? [])).toEqual(limit ? [limit] : [])
    expect(authors(page)).toHaveLength(shown)
    expect(more(page)?.hasAttribute('hidden') ? null : more(page)?.getAttribute('href')).toBe(next)
    // more than the first ones can be folded
    expect(page.querySelector('#users_reviews button')?.hasAttribute('hidden')).toBe(shown === 4)
  })

  test('are told a robot as they stand in the profile, whatever its address asks for', async () => {
    const answers = { '/client/tutor/get': buildTutorAnswer({ order_reviews: reviews(38) }), '/client/tutor/reviews': { order_reviews: reviews(38) } }
    const asked = async (bot: boolean) => {
      const inputs: { limit?: number }[] = []
      await showPage('/user-7/', answers, { inputs, query: new URLSearchParams({ reviews: '14' }), bot })
      return inputs.flatMap((input) => input.limit ?? [])
    }
    expect([await asked(true), await asked(false)]).toEqual([[], [14]])
  })

  test('are led on to in the preview of a profile too', async () => {
    const { profile } = buildTutorAnswer({ order_reviews: reviews(38) })
    const all = { ...reviews(38), reviews: Array.from({ length: 14 }, (_, at) => buildReview({ id: at, date: at, author: `A${at}` })) }
    const answers = { '/tutor/profile/preview': { profile }, '/client/tutor/reviews': { order_reviews: all } } as Parameters<typeof showPage>[1]
    const guests = { tags: 'https://tags.example/gtm.js' }
    const { page } = await showPage('/profile/preview', answers, { query: new URLSearchParams({ reviews: '14' }), guests })
    // it is the tutor's own: scripts of others stay out
    expect(page.documentElement.outerHTML).not.toContain('tags.example')
    expect([authors(page).length, more(page)?.getAttribute('href')]).toEqual([14, '?reviews=24#users_reviews'])
  })

  test.each([
    [3, null],
    [6, 'true'],
  ])('of status %i have aria-hidden %s, their figures never', async (status, hidden) => {
    const { page } = await show({ status, order_reviews: reviews(2) })
    expect(page.querySelector('#reviews-list')?.getAttribute('aria-hidden')).toBe(hidden)
    expect(page.querySelector('#users_reviews progress')?.closest('[aria-hidden=true]')).toBeNull()
    expect(texts(page, '#reviews-list li')).toHaveLength(2)
  })

  test('show no "more" up to four', async () =>
    expect((await show({ order_reviews: reviews(4) })).page.querySelector('#users_reviews [rel=nofollow]')).toBeNull())
})

describe('the next free time', () => {
  const next = async (weekday: number) =>
    textOf((await show({ schedule: buildWeek({ [weekday]: [20] }) })).page.querySelector('aside .sheet p:last-child'))

  // 14:15 in Almaty, on Friday 20 November 2026
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 9, 15), toFake: ['Date'] }))

  test.each([
    { day: 'tomorrow', weekday: 6, said: 'завтра' },
    { day: 'the day after, less than 48 hours away', weekday: 7, said: '22 ноября' },
  ])('on $day is said as "$said"', async ({ weekday, said }) => expect(await next(weekday)).toBe(`Ближайшее время: ${said} 9:30`))

  test('no line’s end tears its day from its month', async () => {
    const { page } = await show({ schedule: buildWeek({ 7: [20] }) })
    expect(page.querySelector('aside .sheet p:last-child')?.textContent).toContain('22\u00a0ноября')
  })

  test.each([
    ['of a tutor who takes no requests', { is_catalog_disabled: true }],
    ['in a schedule that is out of date', { schedule_updated_recently: false }],
  ])('%s is not promised', async (_, tutor) => {
    const { page } = await show({ ...tutor, schedule: buildWeek({ 6: [20] }) })
    expect(textOf(page.querySelector('aside .sheet'))).not.toContain('Ближайшее время')
  })
})
