import { screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { getCatalogueFilters } from '../../../schemas/index.ts'
import { FilterSheet } from '../../../site/catalogue/sheet/FilterSheet.tsx'
import { buildFilters, buildLists, buildNamed, buildOption } from '../../build/catalogue-answer.ts'
import { mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { renderIn } from '../in-site.tsx'

/** The sheet at the whole catalogue; the server answers each path by `answers`, or by the whole catalogue. */
async function open(answers: Record<string, Parameters<typeof buildFilters>[0]> = {}) {
  const asked: string[] = []
  api.use(
    mock(getCatalogueFilters, ({ input }) => {
      asked.push(input.query)
      return buildFilters({ path: input.query, ...answers[input.query] })
    }),
  )
  const onClose = vi.fn()
  renderIn(<FilterSheet path="repetitor/" first="main" sortDefault="By rating" onClose={onClose} />)
  await screen.findByRole('button', { name: /Subject/ })
  return { asked, onClose, press: (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name })) }
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
    expect(await screen.findByRole('link', { name: 'Show 2 tutors' })).toHaveProperty('pathname', '/en/repetitor/physics/')
    expect(asked).toEqual(['repetitor/', 'repetitor/physics/'])
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
})
