import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { City } from '../../../panel/reference/records.ts'
import {
  createCity,
  deleteCity,
  getCity,
  getDistrict,
  getLesson,
  listCities,
  listLevels,
  listRegions,
  saveCity,
  saveDistrict,
  saveLesson,
} from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { buildCity, buildDistrict, buildLesson } from '../build/reference.ts'
import { openPanel } from '../open-panel.tsx'

const counted = { total_count: 1, page_size: 25, pages_count: 1 }
const saved = vi.fn()
const listed = [
  mock(listRegions, () => ({ regions: [{ id: 2, name: 'Львівська область' }] })),
  mock(listCities, () => ({ cities: [buildCity()], ...counted })),
  mock(listLevels, () => ({ levels: [], ...counted })),
]
const save = mock(saveCity, ({ input }) => {
  saved(input.city)
  return { city: buildCity({ version: 2 }) }
})
const openCity = (city: Partial<City> = {}, ...handlers: ReturnType<typeof mock>[]) =>
  openPanel('/panel/users_cities/5/', { handlers: [...handlers, ...listed, mock(getCity, () => ({ city: buildCity(city) })), save] })
/** A needed one ends in a star. */
const named = (name: string) => new RegExp(`^${name}(\\s\\*)?$`)
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: named(name) })
const press = (name: string) => screen.getByRole('button', { name })
beforeEach(() => {
  saved.mockClear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('a record of reference data', () => {
  test('is saved with the version that was read, and its list opens', async () => {
    const { user, router } = openCity()
    await user.type(await box('Назва, російська'), '!')
    await user.click(press('Зберегти'))
    await waitFor(() =>
      expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 5, version: 1, name: { ua: 'Львів', ru: 'Львов!', en: 'Lviv' } })),
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/panel/users_cities'))
  })

  test('is named by its own name', async () => {
    openCity()
    expect(await screen.findByRole('heading', { level: 1, name: 'Львів' })).toBeDefined()
  })

  test('asks for its name in the languages that the site is kept up in', async () => {
    const { user } = openCity()
    await user.clear(await box('Назва, російська'))
    await user.clear(await box('Назва, англійська'))
    await user.click(press('Зберегти'))
    await waitFor(async () => expect((await box('Назва, російська')).ariaInvalid).toBe('true'))
    expect((await box('Назва, англійська')).ariaInvalid).not.toBe('true')
    expect(saved).not.toHaveBeenCalled()
  })

  test('says at its address who has it already', async () => {
    const taken = { taken_by: { kind: 'lesson', id: 1, title: 'Математика' } }
    const refuse = mock(saveCity, () => fail({ alias: 'not_unique' }, taken))
    const { user } = openCity({}, refuse)
    const alias = await box('Адреса на сайті')
    await user.clear(alias)
    await user.type(alias, 'matematyka')
    await user.click(press('Зберегти'))
    expect(await screen.findByText('Уже зайнято: Предмет «Математика»')).toBeDefined()
    expect(document.activeElement).toBe(alias)
  })

  test('refuses an address that could be none before it is sent', async () => {
    const { user } = openCity()
    const alias = await box('Адреса на сайті')
    await user.clear(alias)
    await user.type(alias, 'Львів')
    await user.click(press('Зберегти'))
    expect(await screen.findByText(/Лише малі латинські літери/)).toBeDefined()
    expect(saved).not.toHaveBeenCalled()
  })

  test('lets go of an older address', async () => {
    const { user } = openCity({ older_aliases: ['lwow', 'lemberg'] })
    await user.click(await screen.findByRole('button', { name: 'Більше не вести з «lwow»' }))
    await user.click(press('Зберегти'))
    await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 5, older_aliases: ['lemberg'] })))
  })

  test('that others refer to is not deleted, and the toast counts them', async () => {
    const references = [
      { kind: 'districts', count: 7, ids: [51] },
      { kind: 'tutors', count: 12, ids: [1] },
    ]
    const { user } = openCity(
      {},
      mock(deleteCity, () => fail('in_use', { references })),
    )
    await user.click(await screen.findByRole('button', { name: 'Видалити' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Видалити' }))
    expect(await screen.findByText('Видалити не можна: на цей запис посилаються райони (7), репетитори (12)')).toBeDefined()
  })

  test('leads to its page of the site and to what belongs to it', async () => {
    openCity()
    const related = within(await screen.findByRole('region', { name: 'Пов’язане' }))
    expect(related.getByRole('link', { name: 'Сторінка на сайті' }).getAttribute('href')).toBe('/tutors/lviv/')
    expect(related.getByRole('link', { name: 'Райони' }).getAttribute('href')).toContain(encodeURIComponent('"city_id":5'))
  })
})

describe('two who save the same record', () => {
  /** A colleague saved this meanwhile; the second save is taken. */
  const openLate = (theirs: Partial<City>) => {
    let reads = 0
    const read = mock(getCity, () => {
      reads += 1
      return { city: reads > 1 ? buildCity({ version: 2, ...theirs }) : buildCity() }
    })
    const late = mock(saveCity, ({ input }) => {
      saved(input.city)
      if (input.city.version === 1) fail('conflict', { fields: {} })
      return { city: buildCity({ version: 3 }) }
    })
    return openCity({}, read, late)
  }

  test('keep each their own fields', async () => {
    const { user } = openLate({ popular: false })
    await user.type(await box('Назва, англійська'), '!')
    await user.click(press('Зберегти'))
    await waitFor(() =>
      expect(saved).toHaveBeenLastCalledWith(
        expect.objectContaining({ version: 2, popular: false, name: { ua: 'Львів', ru: 'Львов', en: 'Lviv!' } }),
      ),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('keep each the name in the language that they changed', async () => {
    const { user } = openLate({ name: { ua: 'Львове', ru: 'Львов', en: 'Lviv' } })
    await user.type(await box('Назва, англійська'), '!')
    await user.click(press('Зберегти'))
    await waitFor(() =>
      expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ version: 2, name: { ua: 'Львове', ru: 'Львов', en: 'Lviv!' } })),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('choose between both values of a field that both changed', async () => {
    const { user } = openLate({ sort: 7 })
    const sort = await screen.findByRole('spinbutton', { name: named('Порядок') })
    await user.clear(sort)
    await user.type(sort, '9')
    await user.type(await box('Назва, англійська'), '!')
    await user.click(press('Зберегти'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Тим часом запис змінив хтось інший' }))
    expect(dialog.getByRole('radiogroup', { name: 'Порядок' })).toBeDefined()
    await user.click(dialog.getByRole('radio', { name: 'Збережене: 7' }))
    await user.click(dialog.getByRole('button', { name: 'Зберегти вибране' }))
    await waitFor(() =>
      expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ version: 2, sort: 7, name: { ua: 'Львів', ru: 'Львов', en: 'Lviv!' } })),
    )
  })
})

test('two who gave a subject other levels read them by name', async () => {
  const level = { ...buildLesson(), tutors_count: null, is_advanced: false, is_matura: false }
  const levels = [
    { ...level, id: 3, title: '5–9 класи', alias: 'seredni' },
    { ...level, id: 6, title: 'НМТ', alias: 'nmt' },
  ]
  const [mine, theirs] = [buildLesson({ levels: [3] }), buildLesson({ levels: [6], version: 2 })]
  let reads = 0
  const { user } = openPanel('/panel/users_lessons/1/', {
    handlers: [
      mock(listLevels, () => ({ levels, ...counted })),
      mock(getLesson, () => {
        reads += 1
        return { lesson: reads > 1 ? theirs : mine }
      }),
      mock(saveLesson, () => fail('conflict', { fields: {} })),
    ],
  })
  await user.click(await screen.findByRole('combobox', { name: 'Рівні' }))
  await user.click(await screen.findByRole('option', { name: 'НМТ' }))
  await user.click(press('Зберегти'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Тим часом запис змінив хтось інший' }))
  expect(await dialog.findByRole('radio', { name: 'Ваше: 5–9 класи, НМТ' })).toBeDefined()
  expect(await dialog.findByRole('radio', { name: 'Збережене: НМТ' })).toBeDefined()
})

describe('a new record', () => {
  const made = vi.fn()
  const create = mock(createCity, ({ input }) => {
    made(input.city)
    return { city: buildCity() }
  })
  const openNew = () => openPanel('/panel/users_cities/create/', { handlers: [...listed, create] })

  test('has an address made of its name, until somebody types another', async () => {
    const { user } = openNew()
    await user.type(await box('Назва, українська'), 'Кам’янець-Подільський')
    await waitFor(async () => expect((await box('Адреса на сайті')).value).toBe('kamyanets-podilskyi'))
    await user.clear(await box('Адреса на сайті'))
    await user.type(await box('Адреса на сайті'), 'kamianets')
    await user.type(await box('Назва, українська'), '!')
    expect((await box('Адреса на сайті')).value).toBe('kamianets')
  })

  test('is made of all that was filled in', async () => {
    const { user, router } = openNew()
    await user.click(await screen.findByRole('combobox', { name: 'Область' }))
    await user.click(await screen.findByRole('option', { name: 'Львівська область' }))
    for (const [name, text] of [
      ['Назва, українська', 'Стрий'],
      ['Назва, російська', 'Стрый'],
      ['Назва в місцевому відмінку, українська', 'Стрию'],
      ['Назва в місцевому відмінку, російська', 'Стрые'],
    ] as const)
      await user.type(await box(name), text)
    await user.type(screen.getByRole('spinbutton', { name: named('Широта') }), '49.26')
    await user.type(screen.getByRole('spinbutton', { name: named('Довгота') }), '23.85')
    await user.click(press('Зберегти'))
    await waitFor(() =>
      expect(made).toHaveBeenCalledExactlyOnceWith({
        ...{ name: { ua: 'Стрий', ru: 'Стрый' }, mname: { ua: 'Стрию', ru: 'Стрые' }, alias: 'stryi' },
        ...{ region_id: 2, latitude: 49.26, longitude: 23.85, sort: 0, active: true, popular: false, in_footer: false, older_aliases: [] },
      }),
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/panel/users_cities'))
  })
})

describe('what only one kind has', () => {
  test('the microdistricts of a district are written with it', async () => {
    const write = mock(saveDistrict, ({ input }) => {
      saved(input.district)
      return { district: buildDistrict({ version: 2 }) }
    })
    const { user } = openPanel('/panel/users_districts/51/', {
      handlers: [...listed, mock(getDistrict, () => ({ district: buildDistrict() })), write],
    })
    await user.click(await screen.findByRole('button', { name: 'Новий мікрорайон' }))
    const ua = (await screen.findAllByRole('textbox', { name: named('Назва, українська') })).at(-1) as HTMLElement
    const ru = screen.getAllByRole('textbox', { name: named('Назва, російська') }).at(-1) as HTMLElement
    await user.type(ua, 'Пасіки')
    await user.type(ru, 'Пасеки')
    await user.click(press('Прибрати мікрорайон Персенківка'))
    await user.click(press('Зберегти'))
    await waitFor(() =>
      expect(saved).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ id: 51, subdistricts: [{ name: { ua: 'Пасіки', ru: 'Пасеки' }, alias: 'pasiky', active: true }] }),
      ),
    )
  })

  test('a subject says how its tutors are called', async () => {
    const write = mock(saveLesson, ({ input }) => {
      saved(input.lesson)
      return { lesson: buildLesson({ version: 2 }) }
    })
    const { user } = openPanel('/panel/users_lessons/1/', { handlers: [...listed, mock(getLesson, () => ({ lesson: buildLesson() })), write] })
    await user.click(await screen.findByRole('combobox', { name: 'Як звати вчителів' }))
    await user.click(await screen.findByRole('option', { name: 'Тренери' }))
    await user.click(press('Зберегти'))
    await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 1, seo_type: 3 })))
  })
})
