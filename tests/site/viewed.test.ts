import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import viewedTutors from '../../site/behaviours/viewed-tutors.ts'
import { buildCard, buildTutorAnswer } from '../build/catalogue-answer.ts'
import { eventually } from '../setup/eventually.ts'
import { api } from '../setup/msw.ts'
import { buildSite } from './in-site.tsx'
import { showPage } from './show-page.ts'

// its path has a POST without data too
const listOf = (...ids: number[]) =>
  ({
    ...{ lang: 'ru', statusCode: 200, page: 1, path: 'viewed' },
    tutors: { tutors: ids.map((id) => buildCard({ id })), total_count: ids.length, page_size: 10, pages_count: Math.ceil(ids.length / 10) },
  }) as never

/** Levels of the headings, as screen readers hear them. */
const levelsIn = (part: Element | null) =>
  [...(part?.querySelectorAll('h1, h2, h3') ?? [])].map((heading) => Number(heading.getAttribute('aria-level') ?? heading.tagName[1]))

test('who looked at nobody yet is led to the catalogue', async () => {
  const { page, cacheable } = await showPage('/viewed_profiles', { '/client/tutors/viewed': listOf() })
  expect(page.querySelector('main a[href="/repetitor/"]')).not.toBeNull()
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow')
  expect(cacheable).toBe(0)
})

test('the tutors looked at lead to their profiles', async () => {
  const { page } = await showPage('/viewed_profiles', { '/client/tutors/viewed': listOf(7, 9) })
  expect([...page.querySelectorAll('main article a')].map((link) => link.getAttribute('href'))).toEqual(['/user-7/', '/user-9/'])
  expect(levelsIn(page.querySelector('main'))).toEqual([1, 2, 2])
})

test('a school tutor looked at is led to by a button of a form that the page has', async () => {
  const tutors = { tutors: [buildCard({ id: 7, status: 6 })], total_count: 1, page_size: 10, pages_count: 1 }
  const { page } = await showPage('/viewed_profiles', { '/client/tutors/viewed': Object.assign(listOf(), { tutors }) })
  const entry = page.querySelector('main article')
  const button = entry?.querySelector('button')
  expect([button?.getAttribute('formaction'), entry?.querySelectorAll('a').length]).toEqual(['/user-7/', 0])
  expect(page.querySelectorAll(`form#${button?.getAttribute('form')}`)).toHaveLength(1)
})

describe('on a profile', () => {
  /** The end of the profile of tutor 7; `ids` are those on the visitor's page of viewed tutors, null where it does not answer. */
  async function wake(ids: number[] | null, isOff?: boolean) {
    const { page } = await showPage('/viewed_profiles', { '/client/tutors/viewed': listOf(...(ids ?? [])) })
    const list = page.documentElement.outerHTML
    const [asked, noted] = [vi.fn(), vi.fn()]
    api.use(
      http.post('/api/client/tutors/viewed', async ({ request }) => {
        noted(await request.json())
        return HttpResponse.json({ status: 'success', data: null })
      }),
      http.get('/viewed_profiles', () => {
        asked()
        return ids ? HttpResponse.html(list) : HttpResponse.error()
      }),
    )
    document.body.innerHTML = '<site-island><section hidden><a href="/viewed_profiles"></a><ul></ul></section></site-island>'
    viewedTutors(document.body, { id: 7, isOff }, async () => buildSite())
    return { asked, noted }
  }
  const section = () => document.querySelector('section') as HTMLElement
  const shown = () => [...document.querySelectorAll('ul article a')].map((link) => link.getAttribute('href'))
  const scroll = () => window.dispatchEvent(new Event('scroll'))

  test('it is noted at once; who else was looked at is shown to who reads on, without the tutor of the page', async () => {
    const { asked, noted } = await wake([7, 9, 12])
    await eventually(() => expect(noted).toHaveBeenCalledExactlyOnceWith({ tutor_id: 7 }))
    expect([asked.mock.calls.length, section().hidden]).toEqual([0, true])
    scroll()
    scroll()
    await eventually(() => expect(section().hidden).toBe(false))
    expect([shown(), asked.mock.calls.length]).toEqual([['/user-9/', '/user-12/'], 1])
    expect(levelsIn(section())).toEqual([3, 3])
  })

  test('the page carries the styles of the entries that it has none of itself', async () => {
    const { page } = await showPage('/user-7/', { '/client/tutor/get': buildTutorAnswer() })
    const style = page.querySelector('head style')?.textContent ?? ''
    expect(page.getElementById('similar-title')).toBeNull()
    const entry = (await showPage('/viewed_profiles', { '/client/tutors/viewed': listOf(9) })).page.querySelector('main article')
    const drawn = [entry, ...(entry?.querySelectorAll('[class*=_]') ?? [])].flatMap((one) => [...(one?.classList ?? [])])
    const sheets = new Set(drawn.filter((name) => name.includes('_')).map((name) => name.replace(/_.*/, '')))
    expect(sheets.size).toBeGreaterThan(3)
    expect([...sheets].filter((sheet) => !style.includes(`.${sheet}_`))).toEqual([])
  })

  test('a tutor out of the catalogue is not noted, and who else was looked at is shown all the same', async () => {
    const { noted } = await wake([9], true)
    scroll()
    await eventually(() => expect(shown()).toEqual(['/user-9/']))
    expect(noted).not.toHaveBeenCalled()
  })

  test.each([
    ['who looked at nobody else', [7]],
    ['who has no line', null],
  ])('%s sees nothing of it', async (_, ids) => {
    const { asked } = await wake(ids)
    scroll()
    await eventually(() => expect(asked).toHaveBeenCalled())
    await new Promise(requestAnimationFrame)
    expect([section().hidden, shown()]).toEqual([true, []])
  })
})
