import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  getCity,
  listCities,
  listClients,
  listDistricts,
  listLessons,
  listLevels,
  listRegions,
  listSubdistricts,
  toggleCity,
} from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { buildCity, buildDistrict, buildLesson } from '../build/reference.ts'
import { openPanel } from '../open-panel.tsx'

const lviv = buildCity()
const counted = { total_count: 1, page_size: 25, pages_count: 1 }
const asked = vi.fn()
const district = buildDistrict()
const { subdistricts: _, ...place } = district
const level = { ...place, id: 6, title: 'НМТ', alias: 'nmt', sort: 0, popular: true, in_footer: true, is_advanced: false, is_matura: true }
const handlers = [
  mock(listRegions, () => ({ regions: [{ id: 2, name: 'Львівська область' }] })),
  mock(listCities, ({ input }) => {
    asked(input.filters)
    return { cities: [lviv], ...counted }
  }),
  mock(listDistricts, () => ({ districts: [district], ...counted })),
  mock(listSubdistricts, () => ({ subdistricts: [{ ...place, id: 511, title: 'Персенківка', alias: 'persenkivka', district_id: 51 }], ...counted })),
  mock(listLessons, () => ({ lessons: [buildLesson()], ...counted })),
  mock(listLevels, () => ({ levels: [{ ...level, tutors_count: null }], ...counted })),
]
beforeEach(() => asked.mockClear())

const rowOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement)

describe('a list of reference data', () => {
  test.each([
    ['users_cities', 'Львів', ['lviv', 'Львівська область', '3']],
    ['users_districts', 'Сихівський', ['sykhivskyi', 'Львів', '1']],
    ['users_subdistricts', 'Персенківка', ['persenkivka', 'Сихівський', 'Львів']],
    ['users_lessons', 'Математика', ['matematyka', '3']],
    ['users_levels', 'НМТ', ['nmt', '0']],
  ])('%s tells the name, its address and what it belongs to', async (slug, name, texts) => {
    openPanel(`/panel/${slug}/`, { handlers })
    const row = await rowOf(name)
    for (const text of texts) expect(await row.findByText(text)).toBeDefined()
  })

  test('is by name, as a dictionary has it, and found by text, state and parent', async () => {
    const { user } = openPanel('/panel/users_cities/', { handlers })
    await rowOf('Львів')
    expect(asked).toHaveBeenLastCalledWith({ sort_by: 'name', sort_dir: 'asc' })
    await user.type(screen.getByRole('textbox', { name: 'Назва або адреса' }), 'льв')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ text: 'льв', sort_by: 'name', sort_dir: 'asc' }))
    await user.click(screen.getByRole('combobox', { name: 'Стан' }))
    await user.click(await screen.findByRole('option', { name: 'Вимкнені' }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ active: false })))
  })

  test('names the parent by which it is narrowed', async () => {
    openPanel('/panel/users_districts/?filter={"city_id":5}', { handlers })
    expect(await screen.findByRole('button', { name: 'Прибрати фільтр «Місто: Львів»' })).toBeDefined()
  })

  test('turns a switch in its row', async () => {
    const turned = vi.fn()
    let city = lviv
    const toggle = mock(toggleCity, ({ input }) => {
      turned(input)
      city = { ...lviv, in_footer: true }
      return { city }
    })
    const list = mock(listCities, () => ({ cities: [city], ...counted }))
    const { user } = openPanel('/panel/users_cities/', { handlers: [list, toggle, ...handlers] })
    await user.click(await screen.findByRole('switch', { name: 'У підвалі сайту: Львів' }))
    await waitFor(() => expect(turned).toHaveBeenCalledExactlyOnceWith({ city_id: 5, field: 'in_footer', value: true }))
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch', { name: 'У підвалі сайту: Львів' }).checked).toBe(true))
  })

  test('switches several records off at once, those that are on', async () => {
    const cities = [lviv, { ...lviv, id: 6, title: 'Стрий' }, { ...lviv, id: 7, title: 'Самбір', active: false }]
    const turned = vi.fn()
    const { user } = openPanel('/panel/users_cities/', {
      handlers: [
        mock(listCities, () => ({ cities, ...counted, total_count: 3 })),
        mock(getCity, ({ input }) => ({ city: cities.find(({ id }) => id === input.city_id) ?? lviv })),
        mock(toggleCity, ({ input }) => {
          turned(input)
          return { city: lviv }
        }),
        ...handlers,
      ],
    })
    await rowOf('Стрий')
    for (const box of screen.getAllByRole('checkbox').slice(1)) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Вимкнути' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Вимкнути' }))
    expect(await screen.findByText('Зроблено: 3 із 3')).toBeDefined()
    expect(turned.mock.calls).toEqual([5, 6].map((city_id) => [{ city_id, field: 'active', value: false }]))
  })

  test('takes a switch back that was refused', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = openPanel('/panel/users_cities/', { handlers: [...handlers, mock(toggleCity, () => fail('forbidden'))] })
    await user.click(await screen.findByRole('switch', { name: 'Популярне: Львів' }))
    expect(await screen.findByText('У вас недостатньо прав доступу')).toBeDefined()
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Популярне: Львів' }).checked).toBe(true))
  })

  test('has the same switches on a phone, each with its name', async () => {
    openPanel('/panel/users_cities/', { handlers, width: 390 })
    const row = within((await screen.findByRole('link', { name: 'Львів' })).closest('li') as HTMLElement)
    for (const name of ['Увімкнено', 'Популярне', 'У підвалі сайту']) {
      expect(row.getByText(name)).toBeDefined()
      expect(row.getByRole('switch', { name: `${name}: Львів` })).toBeDefined()
    }
    expect(row.getByText(/Львівська область/)).toBeDefined()
  })
})

describe('who may', () => {
  test.each([1, 3, 4])('keep it: status %i', async (status) => {
    openPanel('/panel/users_cities/', { handlers, status })
    expect(await screen.findByRole('link', { name: 'Львів' })).toBeDefined()
    for (const name of ['Предмети', 'Рівні підготовки', 'Райони', 'Мікрорайони']) expect(screen.getByRole('link', { name })).toBeDefined()
  })

  test('not: status 2 has no such entries', async () => {
    const noClients = mock(listClients, () => ({ clients: [], total_count: 0, page_size: 25, pages_count: 0 }))
    openPanel('/panel/clients_show/', { handlers: [...handlers, noClients], status: 2 })
    expect(await screen.findByRole('link', { name: 'Заявки' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Міста' })).toBeNull()
  })

  test('find the tutors of a city but content staff, who see their number', async () => {
    openPanel('/panel/users_cities/', { handlers, status: 3 })
    const row = await rowOf('Львів')
    expect(row.getByText('3')).toBeDefined()
    expect(row.queryByRole('link', { name: '3' })).toBeNull()
  })
})
