import { fireEvent, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import { getCatalogueFilters } from '../../../schemas/index.ts'
import { FilterSheet } from '../../../site/catalogue/sheet/FilterSheet.tsx'
import { buildFilters, buildLists, buildNamed, buildOption } from '../../build/catalogue-answer.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { renderIn } from '../in-site.tsx'

/** The sheet at the whole catalogue; the server answers each path by `answers`, or by the whole catalogue. */
async function open(answers: Record<string, Parameters<typeof buildFilters>[0]> = {}) {
  const asked: string[] = []
  let line = Promise.resolve()
  api.use(
    mock(getCatalogueFilters, async ({ input }) => {
      asked.push(input.query)
      await line
      return buildFilters({ path: input.query, ...answers[input.query] })
    }),
  )
  /** Keeps the answers from now on under way until it is called back. */
  const hold = () => {
    let release = () => {}
    line = new Promise((done) => {
      release = done
    })
    return release
  }
  const onClose = vi.fn()
  renderIn(<FilterSheet path="repetitor/" first="main" sortDefault="By rating" onClose={onClose} />)
  await screen.findByRole('button', { name: /Subject/ })
  return { asked, hold, onClose, press: (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name })) }
}

const many = Array.from({ length: 9 }, (_, at) => buildOption({ text: `Lesson ${at + 1}`, link: `repetitor/lesson-${at + 1}/` }))

describe('the full filter', () => {
  test('takes a choice of a view only with "Next"', async () => {
    const { asked, press } = await open({
      'repetitor/physics/': { filters: { lesson: buildNamed('Physics') }, total_count: 2 },
    })
    await press(/Subject/)
    await userEvent.click(screen.getByRole('radio', { name: 'Physics' }))
    expect(asked).toEqual(['repetitor/'])
    await press('Next')
    const show = await screen.findByRole('link', { name: 'Show 2 tutors' })
    expect(show).toHaveProperty('pathname', '/en/repetitor/physics/')
    // it stands where "Next" stood, which may be pressed twice
    expect(fireEvent.click(show, { detail: 2 })).toBe(false)
    expect(asked).toEqual(['repetitor/', 'repetitor/physics/'])
  })

  test('says how many tutors it leaves', async () => {
    const { press } = await open({ 'repetitor/?place=tutor': { total_count: 3 } })
    await press('tutor')
    await expect.poll(() => screen.getByRole('status').textContent).toBe('Show 3 tutors')
  })

  test.each([
    [0, false],
    [1, false],
    [2, true],
  ])('of a list of %i tutors: a choice of its order is offered: %s', async (total_count, isOffered) => {
    await open({ 'repetitor/': { total_count } })
    expect(screen.queryByRole('button', { name: /^Sort/ }) !== null).toBe(isOffered)
  })

  test('leaves a view by "Back" without its choice', async () => {
    const { asked, press } = await open()
    await press(/Subject/)
    await userEvent.click(screen.getByRole('radio', { name: 'Physics' }))
    await press('Back')
    await press(/Subject/)
    expect(screen.getByRole('radio', { name: 'All subjects' })).toHaveProperty('checked', true)
    expect(asked).toEqual(['repetitor/'])
  })

  test('is ended from a view by ×, while Esc takes one step', async () => {
    const { onClose, press } = await open()
    const cancel = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    await press(/Subject/)
    cancel()
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: /Subject/ }))
    expect(onClose).not.toHaveBeenCalled()
    cancel()
    expect(onClose).toHaveBeenCalledTimes(1)
    await press(/Subject/)
    await press('Close')
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  test('opens again when the browser closes it without asking', async () => {
    await open()
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    dialog.close()
    fireEvent(dialog, new Event('close'))
    expect(dialog.open).toBe(true)
  })

  test('shows five lessons, then all, and finds among all', async () => {
    const { press } = await open({
      'repetitor/': {
        filter_lists: buildLists({ lesson: [...many, ...many.map((one) => ({ ...one, text: `${one.text}a`, link: `${one.link}a` }))] }),
      },
    })
    const radios = () => screen.queryAllByRole('radio')
    await press(/Subject/)
    await expect.poll(radios).toHaveLength(6)
    await userEvent.type(screen.getByRole('searchbox'), '9A')
    await expect.poll(radios).toHaveLength(1)
    await userEvent.clear(screen.getByRole('searchbox'))
    await press('Show more')
    await expect.poll(radios).toHaveLength(19)
    await userEvent.type(screen.getByRole('searchbox'), 'zzz')
    expect(await screen.findByText('No results found')).toBeTruthy()
  })

  test('takes the first lesson found by Enter, and not the choice of all that holds the letters too', async () => {
    const names = ['Chemistry', 'Small talk', ...many.map(({ text }) => text), 'Physics', 'Music']
    const lesson = names.map((text, at) => buildOption({ text, link: `repetitor/${at}/`, alias: `${at}` }))
    const { asked, press } = await open({ 'repetitor/': { filter_lists: buildLists({ lesson }) } })
    await press(/Subject/)
    await userEvent.type(screen.getByRole('searchbox'), 'all')
    // an input method's own Enter takes its word, not a lesson
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', isComposing: true })
    expect(screen.getByRole('radio', { name: 'Small talk' })).toHaveProperty('checked', false)
    await userEvent.keyboard('{Enter}')
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(['Small talk'])
    expect(screen.getByRole('radio', { name: 'Small talk' })).toHaveProperty('checked', true)
    await press('Next')
    await expect.poll(() => asked).toEqual(['repetitor/', 'repetitor/1/'])
  })

  test.each([
    ['Level', 'level', 6],
    ['City', 'city', 10],
  ] as const)('%s shows of nine choices and the one of all before "Show more": %3$i', async (row, list, shown) => {
    const filters = { lesson: buildNamed('Maths') }
    const { press } = await open({ 'repetitor/': { filters, filter_lists: buildLists({ [list]: many }) } })
    await press(new RegExp(row))
    expect(screen.getAllByRole('radio')).toHaveLength(shown)
    expect(screen.queryByRole('button', { name: 'Show more' }) !== null).toBe(shown < 10)
  })

  test('goes on by keyboard at the first of the lessons that "Show more" adds', async () => {
    const { press } = await open({ 'repetitor/': { filter_lists: buildLists({ lesson: many }) } })
    await press(/Subject/)
    await press('Show more')
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('radio', { name: 'Lesson 6' }))
  })

  test('offers no "Show more" where the chosen one is the only one beyond the first', async () => {
    const six = many.slice(0, 6).map((one, at) => ({ ...one, alias: `lesson-${at + 1}`, active: at === 5 }))
    const { press } = await open({ 'repetitor/': { filters: { lesson: buildNamed('Lesson 6') }, filter_lists: buildLists({ lesson: six }) } })
    await press(/Subject/)
    expect(screen.getAllByRole('radio')).toHaveLength(7)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test.each([
    [/Level/, 'Choose a subject first'],
    [/District/, 'Choose a city first'],
  ])('says at %s what it needs, and warns instead of opening it', async (row, warning) => {
    const { press } = await open()
    expect(within(screen.getByRole('button', { name: row })).getByText(warning)).toBeTruthy()
    await press(row)
    expect(within(screen.getByRole('alert')).getByText(warning)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  })

  test('clears everything at once', async () => {
    const { asked, press } = await open({ 'repetitor/': { filter_lists: buildLists({ clear: 'repetitor/all/' }) } })
    await press('Clear all')
    await expect.poll(() => asked).toEqual(['repetitor/', 'repetitor/all/'])
  })

  test('asks for a place without "Next", when its press is drawn', async () => {
    const { asked } = await open()
    screen.getByRole('button', { name: 'tutor' }).click()
    expect(asked).toEqual(['repetitor/'])
    await new Promise(requestAnimationFrame)
    expect(asked).toEqual(['repetitor/'])
    await expect.poll(() => asked).toEqual(['repetitor/', 'repetitor/?place=tutor'])
  })

  test('has no city online', async () => {
    await open({ 'repetitor/': { pageType: 'online_catalog' } })
    expect(screen.queryByRole('button', { name: /City|District/ })).toBeNull()
  })

  describe('while an answer is under way', () => {
    const verified = { path: 'repetitor/?verified=1', filters: { verified: true } }
    const places = (link: (place: string) => string) =>
      buildLists({ place: ['online', 'tutor'].map((place) => buildOption({ text: place, link: link(place) })), verified: 'repetitor/' })
    const answers = {
      'repetitor/?verified=1': { ...verified, filter_lists: places((place) => `repetitor/?place=${place}&verified=1`) },
      'repetitor/?place=tutor&verified=1': { filters: { place: 'tutor' as const, verified: true }, total_count: 3 },
    }
    const box = () => screen.getByRole<HTMLInputElement>('checkbox')
    const show = (name: string) => screen.findByRole<HTMLAnchorElement>('link', { name })
    const isChosen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

    test('shows each choice at once, and takes it to the list that comes', async () => {
      const { asked, hold, press } = await open(answers)
      const release = hold()
      await userEvent.click(box())
      await expect.poll(() => asked).toHaveLength(2)
      await press('tutor')
      expect(box().checked).toBe(true)
      expect(isChosen('tutor')).toBe('true')
      expect(screen.queryByRole('link', { name: /Show/ })).toBeNull()
      release()
      expect((await show('Show 3 tutors')).search).toBe('?place=tutor&verified=1')
      expect(asked).toEqual(['repetitor/', 'repetitor/?verified=1', 'repetitor/?place=tutor&verified=1'])
    })

    test('lets the last of a kind count, whatever was asked for before', async () => {
      const { asked, hold, press } = await open({ 'repetitor/?place=client': { filters: { place: 'client' }, total_count: 4 } })
      const release = hold()
      await press('tutor')
      await expect.poll(() => asked).toHaveLength(2)
      await press('client')
      await expect.poll(() => asked).toHaveLength(3)
      release()
      expect((await show('Show 4 tutors')).search).toBe('?place=client')
      expect(asked.at(-1)).toBe('repetitor/?place=client')
    })

    test('forgets what waits at "Clear all"', async () => {
      const { asked, hold, press } = await open({ ...answers, 'repetitor/': { filter_lists: buildLists({ clear: 'repetitor/all/' }) } })
      const release = hold()
      await userEvent.click(box())
      await press('tutor')
      await press('Clear all')
      expect(box().checked).toBe(false)
      await expect.poll(() => asked.at(-1)).toBe('repetitor/all/')
      release()
      expect((await show('Show 1 tutor')).pathname).toBe('/en/repetitor/all/')
    })

    test('"Clear all" takes off online too', async () => {
      const online = buildLists({ place: [buildOption({ text: 'online', link: 'repetitor/', active: true })], clear: 'repetitor/all/' })
      const { hold, press } = await open({ 'repetitor/': { pageType: 'online_catalog', filter_lists: online } })
      const release = hold()
      expect(isChosen('online')).toBe('true')
      await press('Clear all')
      expect(isChosen('online')).toBe('false')
      release()
    })

    test('waits in the view of levels for those of a subject just chosen', async () => {
      const level = [buildOption({ text: 'Grade 5', link: 'repetitor/physics/grade-5/' })]
      const { hold, press } = await open({
        'repetitor/physics/': { filters: { lesson: buildNamed('Physics') }, filter_lists: buildLists({ level }) },
      })
      const release = hold()
      await press(/Subject/)
      await userEvent.click(screen.getByRole('radio', { name: 'Physics' }))
      await press('Next')
      expect(within(screen.getByRole('button', { name: /Subject/ })).getByText('Physics')).toBeTruthy()
      await press(/Level/)
      expect(screen.queryByRole('radio')).toBeNull()
      release()
      await userEvent.click(await screen.findByRole('radio', { name: 'Grade 5' }))
      await press('Next')
      expect((await show('Show 1 tutor')).pathname).toBe('/en/repetitor/physics/grade-5/')
    })
  })

  describe('a price', () => {
    const { ratePoints } = editionOf('kz')
    const price = ratePoints[2] ?? 0
    const answers = {
      [`repetitor/?rate_from=${price}`]: {
        filters: { rate_from: price },
        filter_lists: buildLists({ lesson: [buildOption({ text: 'Physics', link: `repetitor/physics/?rate_from=${price}` })] }),
      },
    }
    const slide = (point: number) => fireEvent.input(screen.getAllByRole('slider')[0] as HTMLElement, { target: { value: String(point) } })

    test('moved just before a row is opened is taken with the choice made there', async () => {
      const { asked, press } = await open(answers)
      slide(2)
      await press(/Subject/)
      await userEvent.click(screen.getByRole('radio', { name: 'Physics' }))
      await press('Next')
      const last = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Show 1 tutor' })
      expect(last.pathname + last.search).toBe(`/en/repetitor/physics/?rate_from=${price}`)
      expect(asked).toHaveLength(3)
    })

    test('is asked for once, when the thumb rests', async () => {
      const { asked } = await open(answers)
      slide(1)
      slide(2)
      expect(screen.queryByRole('link', { name: /Show/ })).toBeNull()
      await screen.findByRole('link', { name: 'Show 1 tutor' })
      expect(asked).toEqual(['repetitor/', `repetitor/?rate_from=${price}`])
    })
  })

  test('goes back to what the list has when it fails, says so, and takes the choice by "Retry", which leaves the focus in the sheet', async () => {
    let isDown = false
    api.use(
      mock(getCatalogueFilters, ({ input }) => {
        if (isDown) fail('other')
        return buildFilters({ path: input.query })
      }),
    )
    renderIn(<FilterSheet path="repetitor/" first="main" sortDefault="By rating" onClose={() => {}} />)
    const tutor = await screen.findByRole('button', { name: 'tutor' })
    isDown = true
    await userEvent.click(tutor)
    const retry = await screen.findByRole('button', { name: locales.en.filters.retry })
    expect(screen.getByRole('alert').contains(retry)).toBe(true)
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Show 1 tutor' }).search).toBe('')
    expect(tutor.getAttribute('aria-pressed')).toBe('false')
    isDown = false
    await userEvent.click(retry)
    await expect.poll(() => screen.queryByRole<HTMLAnchorElement>('link', { name: 'Show 1 tutor' })?.search).toBe('?place=tutor')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: locales.en.filters.close }))
  })
})
