import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createH2Text,
  deleteH2Text,
  type H2Text,
  listCities,
  listDistricts,
  listH2Texts,
  listLessons,
  listLevels,
  listSubdistricts,
  saveH2Text,
} from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { buildCity, buildDistrict, buildLesson } from '../build/reference.ts'
import { restResource } from '../build/rest.ts'
import { openPanel } from '../open-panel.tsx'

const SLUG = '/panel/users_filter_combinations/'
const blank = { title: '', metad: '', h1: '', h2: '', h2text: '', faq_header: '', faq: [], robots: '' }
const combination: H2Text = {
  ...{ h2text_id: 5, name: 'Репетитори з математики', path: 'repetytor/matematyka/', updated_at: 1_795_000_000, updated_by: 'Данило', version: 2 },
  chosen_filters: { catalog_type: 'offline', lesson_id: 1 },
  catalog_metatags: { ua: { ...blank, title: 'Математика: [:COUNT] поруч', h2: 'Як обрати', faq: [['Скільки?', 'Від 200']] } },
}
const template = { title: 'За шаблоном', metad: 'Опис за шаблоном', h1: 'Репетитори' }
const shown = {
  ...{ name: 'Репетитори з математики', path: 'repetytor/matematyka/', total_count: 412 },
  templates: { ua: template, ru: template, en: template },
}
const counted = { total_count: 1, page_size: 25, pages_count: 1 }
const { subdistricts: _, ...place } = buildDistrict()
const level = { ...place, id: 6, title: 'НМТ', alias: 'nmt', sort: 0, popular: true, in_footer: true, is_advanced: false, is_matura: true }
const asked = { levels: vi.fn(), districts: vi.fn(), texts: vi.fn() }
beforeEach(() => {
  for (const spy of Object.values(asked)) spy.mockClear()
})
const reads = [
  mock(listH2Texts, ({ input }) => {
    asked.texts(input)
    return { h2texts: input.chosen_filters && !input.h2text_id ? [] : [combination], shown: input.h2text_id || input.chosen_filters ? shown : null }
  }),
  mock(listCities, () => ({ cities: [buildCity()], ...counted })),
  mock(listDistricts, ({ input }) => {
    asked.districts(input.filters)
    return { districts: [buildDistrict()], ...counted }
  }),
  mock(listSubdistricts, () => ({ subdistricts: [], ...counted })),
  mock(listLessons, () => ({ lessons: [buildLesson()], ...counted })),
  mock(listLevels, ({ input }) => {
    asked.levels(input.filters)
    return { levels: [{ ...level, tutors_count: null }], ...counted }
  }),
  ...restResource('tags', []),
]
type User = ReturnType<typeof openPanel>['user']
const sheet = async (name: string) => within(await screen.findByRole('region', { name }))
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }))
const choose = async (user: User, field: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
}

test('the list names combinations, their languages and who saved them, and leads to page metatags', async () => {
  openPanel(SLUG, { handlers: reads })
  const row = within((await screen.findByRole('link', { name: 'Репетитори з математики' })).closest('tr') as HTMLElement)
  expect(row.getByText('українська')).toBeTruthy()
  expect(row.getByText(/Данило/)).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Метатеги сторінок' }).getAttribute('href')).toBe('/panel/seo_pages/')
})

describe('the choice of a combination', () => {
  test('asks for levels of the subject and districts of the city, once these are chosen', async () => {
    const { user } = openPanel(`${SLUG}create/`, { handlers: reads })
    expect(await screen.findByRole('combobox', { name: 'Рівень' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('combobox', { name: 'Район' })).toHaveProperty('disabled', true)
    await choose(user, 'Предмет', 'Математика')
    await waitFor(() => expect(asked.levels).toHaveBeenLastCalledWith(expect.objectContaining({ lesson_id: 1 })))
    await choose(user, 'Місто', 'Львів')
    await waitFor(() => expect(asked.districts).toHaveBeenLastCalledWith(expect.objectContaining({ city_id: 5 })))
    expect(screen.getByRole('combobox', { name: 'Район' })).toHaveProperty('disabled', false)
  })

  test('tells the page, how many tutors it finds and what the template says', async () => {
    const { user } = openPanel(`${SLUG}create/`, { handlers: reads })
    await choose(user, 'Предмет', 'Математика')
    expect(await screen.findByText('412 репетиторів')).toBeTruthy()
    await waitFor(() => expect(asked.texts).toHaveBeenLastCalledWith({ chosen_filters: { catalog_type: 'offline', lesson_id: 1 } }))
    expect((await sheet('українська')).getByRole('group', { name: 'У пошуку' }).textContent).toContain('За шаблоном')
  })

  test('leads to the texts of a combination that has some', async () => {
    const texts = mock(listH2Texts, () => ({ h2texts: [combination], shown }))
    openPanel(`${SLUG}create/`, { handlers: [texts, ...reads.slice(1)] })
    expect((await screen.findByRole('link', { name: 'Тексти вже є' })).getAttribute('href')).toBe(`${SLUG}5/`)
  })

  test('is saved with its texts', async () => {
    const made: unknown[] = []
    const create = mock(createH2Text, ({ input }) => {
      made.push(input)
      return { h2text: combination }
    })
    const { user } = openPanel(`${SLUG}create/`, { handlers: [...reads, create] })
    await choose(user, 'Предмет', 'Математика')
    await user.type((await sheet('російська')).getByRole('textbox', { name: 'Заголовок сторінки' }), 'Математика')
    await press(user, 'Зберегти')
    await waitFor(() =>
      expect(made).toMatchObject([{ chosen_filters: { catalog_type: 'offline', lesson_id: 1 }, catalog_metatags: { ru: { h1: 'Математика' } } }]),
    )
  })
})

describe('the texts of a combination', () => {
  test('stand language beside language, each with its entry in search and its letters counted', async () => {
    const { user } = openPanel(`${SLUG}5/`, { handlers: reads })
    const ua = await sheet('українська')
    expect(ua.getByText('полів: 3 із 8')).toBeTruthy()
    expect(ua.getByRole('group', { name: 'У пошуку' }).textContent).toContain('Математика: 412 поруч')
    expect(ua.getByText('26 із 60')).toBeTruthy()
    const title = ua.getByRole('textbox', { name: 'Заголовок у пошуку' })
    await user.clear(title)
    await user.click(title)
    await user.paste('а'.repeat(70))
    expect(await ua.findByText('70, пошук покаже близько 60')).toBeTruthy()
    expect((await sheet('російська')).getByText('за шаблоном')).toBeTruthy()
  })

  test('are saved in all languages with the version that was read', async () => {
    const saved: unknown[] = []
    const save = mock(saveH2Text, ({ input }) => {
      saved.push(input)
      return { h2text: combination }
    })
    const { user } = openPanel(`${SLUG}5/`, { handlers: [...reads, save] })
    await user.type((await sheet('російська')).getByRole('textbox', { name: 'Підзаголовок під списком' }), 'Как выбрать')
    await press(user, 'Зберегти')
    await waitFor(() =>
      expect(saved).toMatchObject([
        { h2text_id: 5, version: 2, catalog_metatags: { ua: { h2: 'Як обрати', faq: [['Скільки?', 'Від 200']] }, ru: { h2: 'Как выбрать' } } },
      ]),
    )
  })

  test('are copied from another language, and nothing is saved by that', async () => {
    const { user } = openPanel(`${SLUG}5/`, { handlers: reads })
    const ru = await sheet('російська')
    await user.click(ru.getByRole('button', { name: 'Скопіювати…' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Скопіювати' }))
    await waitFor(() => expect(ru.getByRole('textbox', { name: 'Підзаголовок під списком' })).toHaveProperty('value', 'Як обрати'))
    expect(ru.getByRole('textbox', { name: /Відповідь/ })).toHaveProperty('value', 'Від 200')
  })

  test('that are refused say so at their field', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const refuse = mock(saveH2Text, () => fail({ 'catalog_metatags.ua.title': 'unknown_placeholder' }))
    const { user } = openPanel(`${SLUG}5/`, { handlers: [...reads, refuse] })
    const title = (await sheet('українська')).getByRole('textbox', { name: 'Заголовок у пошуку' })
    await user.type(title, ' [[:CITI]')
    await press(user, 'Зберегти')
    await waitFor(() => expect(title).toHaveProperty('ariaInvalid', 'true'))
  })

  test('that a colleague changed too are chosen one by one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const sent: unknown[] = []
    let now = combination
    const save = mock(saveH2Text, ({ input }) => {
      sent.push(input)
      if (sent.length > 1) return { h2text: now }
      now = { ...combination, version: 3, catalog_metatags: { ua: { ...blank, title: 'Їхній', h2: 'Теж їхній' } } }
      return fail('conflict', { fields: {} })
    })
    const read = mock(listH2Texts, () => ({ h2texts: [now], shown }))
    const { user } = openPanel(`${SLUG}5/`, { handlers: [read, ...reads.slice(1), save] })
    const title = (await sheet('українська')).getByRole('textbox', { name: 'Заголовок у пошуку' })
    await user.clear(title)
    await user.type(title, 'Мій')
    await press(user, 'Зберегти')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(1)
    expect(dialog.getByRole('radiogroup', { name: 'Заголовок у пошуку' })).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Зберегти вибране' }))
    await waitFor(() => expect(sent[1]).toMatchObject({ version: 3, catalog_metatags: { ua: { title: 'Мій', h2: 'Теж їхній' } } }))
  })

  test('go after a question', async () => {
    const gone: unknown[] = []
    const remove = mock(deleteH2Text, ({ input }) => {
      gone.push(input.h2text_id)
      return {}
    })
    const { user } = openPanel(`${SLUG}5/`, { handlers: [...reads, remove] })
    await press(user, 'Видалити')
    expect(gone).toEqual([])
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Видалити' }))
    await waitFor(() => expect(gone).toEqual([5]))
  })
})
