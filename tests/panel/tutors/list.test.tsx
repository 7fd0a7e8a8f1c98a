import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { getOrderRules, listTutors, type TutorFilters, type TutorRow } from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { openPanel } from '../open-panel.tsx'

const tutor: z.output<typeof TutorRow> = {
  id: 501,
  name: 'Айгерім Сагинтаєва',
  status: 3,
  phone: '+380670000000',
  email: 'aigerim@docento.test',
  avatar: null,
  lessons: ['Математика', 'Фізика', 'Хімія'],
  city: 'Львів',
  work_online: true,
  rate: { id: 400, name: '400 ₴/год' },
  score: 81.5,
  verified: true,
  wallet_balance: 500,
  orders: { active: 1, paid: 2 },
  last_login_at: null,
  favorite: false,
}
const asked = vi.fn<(filters: TutorFilters, page: number) => void>()
beforeEach(() => asked.mockClear())

const handlers = [
  mock(listTutors, ({ input }) => {
    asked(input.filters, input.page)
    return { tutors: [tutor], total_count: 260, page_size: 25, pages_count: 11 }
  }),
]
const openList = async (filter: object = {}, width = 1440, more: typeof handlers = []) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) })
  const opened = openPanel(`/panel/users_show/?${query}`, { handlers: [...more, ...handlers], width })
  await screen.findByRole('link', { name: tutor.name })
  return opened
}
const filterInAddress = () => JSON.parse(new URLSearchParams(location.search).get('filter') ?? '{}')
const newest = { sort_by: 'id', sort_dir: 'desc' }

describe('the list of tutors', () => {
  test('begins each row with the tutor, who is called by a press on the phone', async () => {
    await openList()
    const [, first] = screen.getAllByRole('cell') // after its tick
    expect(
      within(first as HTMLElement)
        .getByRole('link', { name: tutor.name })
        .getAttribute('href'),
    ).toBe('/panel/users_show/501/')
    expect(screen.getByRole('link', { name: /067/ }).getAttribute('href')).toBe('tel:+380670000000')
  })

  test('takes several statuses at once', async () => {
    const { user } = await openList()
    await user.click(screen.getByRole('combobox', { name: /Статус/ }))
    await user.click(await screen.findByRole('option', { name: 'На перевірці' }))
    await user.click(screen.getByRole('option', { name: 'Опублікована' }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ status: [2, 3], ...newest }, 1))
  })

  test('offers each level once, however many subjects have it', async () => {
    const level_id = { required: false, options: [8, 11].map((parent) => ({ id: 5, name: '5–9 класи', parent })) }
    const { user } = await openList({}, 1440, [mock(getOrderRules, () => ({ rules: { level_id } })) as never])
    await user.click(screen.getByRole('button', { name: 'Ще фільтр' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Рівень' }))
    await user.click(await screen.findByRole('combobox', { name: 'Рівень' }))
    expect(await screen.findAllByRole('option', { name: '5–9 класи' })).toHaveLength(1)
  })

  test('finds one of many subjects by typing', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `Предмет ${at + 1}`)
    const lesson_id = { required: false, options: names.map((name, at) => ({ id: at + 1, name })) }
    const { user } = await openList({ lesson_id: 3 }, 1440, [mock(getOrderRules, () => ({ rules: { lesson_id } })) as never])
    await screen.findByRole('button', { name: /Предмет 3/ })
    await user.click(screen.getByRole('combobox', { name: 'Предмет' }))
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Предмет' }).value).toBe('Предмет 3'))
    await user.keyboard('17')
    await user.click(await screen.findByRole('option', { name: 'Предмет 17' }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ lesson_id: 17, ...newest }, 1))
  })

  test('is narrowed by a yes with one press, and widened by its chip', async () => {
    const { user } = await openList()
    await user.click(screen.getByRole('button', { name: 'Ще фільтр' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Має ТОП' }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ has_top: true, ...newest }, 1))
    await user.click(await screen.findByRole('button', { name: 'Прибрати фільтр «Має ТОП»' }))
    await waitFor(() => expect(filterInAddress()).toEqual({}))
  })

  test('is freed of all filters by one press', async () => {
    const { user } = await openList({ status: [2], text: 'Ай' })
    await user.click(screen.getByRole('button', { name: 'Прибрати фільтри' }))
    await waitFor(() => expect(filterInAddress()).toEqual({}))
  })

  test('is sorted on a phone by a menu of the table’s headings', async () => {
    const { user } = await openList({}, 390)
    expect(screen.queryByRole('table')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Сортувати: Репетитор, за спаданням' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Бали' }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ sort_by: 'score', sort_dir: 'desc' }, 1))
    await user.click(await screen.findByRole('button', { name: 'Сортувати: Бали, за спаданням' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Бали' }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ sort_by: 'score', sort_dir: 'asc' }, 1))
  })
})
