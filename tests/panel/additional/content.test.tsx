import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createExaminationTest,
  createTag,
  type ExaminationTestRow,
  getTag,
  getVacancyRow,
  listCities,
  listLessons,
  listLevels,
  listVacancyRows,
  saveTag,
  saveVacancy,
  type TagRow,
  type VacancyRow,
} from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { NOW } from '../build/orders.ts'
import { restResource } from '../build/rest.ts'
import { openPanel } from '../open-panel.tsx'

const vacancy = (id: number, more: Partial<VacancyRow> = {}): VacancyRow => ({
  ...{ id, lang: 'ua', name: `Вакансія ${id}`, city: 'Київ', employment: 'part', salary: '', description: '<p>Так</p>' },
  ...{ contact_email: 'work@docento.test', active: true, created_at: NOW, version: 1 },
  ...more,
})
const test_: ExaminationTestRow = {
  ...{ id: 1, alias: 'nmt-2025', name: 'НМТ', lesson_id: null, year: 2025, link: 'https://tests.example/nmt.pdf' },
  ...{ description: '', active: true, created_at: NOW, version: 1 },
}
const tag: TagRow = {
  ...{ id: 1, alias: 'nmt', name: 'Готують до НМТ', catalog_type: 'offline', lesson_id: null, level_id: null, city_id: null, words: ['НМТ', 'ЗНО'] },
  ...{ texts: { ua: { name: 'Готують до НМТ', h1: '', title: '', metad: '', text: '' } }, active: true, created_at: NOW, version: 1 },
}
const empty = { total_count: 0, page_size: 25, pages_count: 0 }
const reference = [
  mock(listLessons, () => ({ lessons: [], ...empty })),
  mock(listLevels, () => ({ levels: [], ...empty })),
  mock(listCities, () => ({ cities: [], ...empty })),
]
let sent: unknown[] = []
beforeEach(() => {
  // a refused save is written to the console
  vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.clear()
  sent = []
})
const save = () => screen.getByRole('button', { name: 'Зберегти' })

describe('vacancies', () => {
  test.each([1440, 390])('say what is offered and where, %i px wide', async (width) => {
    openPanel('/panel/vacancies/', { width, handlers: restResource('vacancies', [vacancy(1)]) })
    expect(await screen.findByRole('link', { name: 'Вакансія 1' })).toBeDefined()
    expect(screen.getByText(/Київ/)).toBeDefined()
    expect(screen.getByText(/Часткова/)).toBeDefined()
  })

  test('are shown and hidden where they stand in the list, written over as a whole', async () => {
    const put = mock(saveVacancy, ({ input }) => {
      sent.push(input)
      return { row: vacancy(1, { active: false, version: 2 }) }
    })
    const { user } = openPanel('/panel/vacancies/', { handlers: [put, mock(listVacancyRows, () => ({ rows: [vacancy(1)], total_count: 1 }))] })
    await user.click(await screen.findByRole('switch', { name: 'На сайті: Вакансія 1' }))
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ id: 1, active: false, name: 'Вакансія 1', version: 1 })]))
  })

  test('name a refused field in its place', async () => {
    const put = mock(saveVacancy, ({ input }) => {
      sent.push(input)
      return fail({ contact_email: 'invalid_format' })
    })
    const { user } = openPanel('/panel/vacancies/1/', { handlers: [put, mock(getVacancyRow, () => ({ row: vacancy(1) }))] })
    await user.type(await screen.findByRole('textbox', { name: /Оплата/ }), '30 000 ₴')
    await user.click(save())
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ id: 1, salary: '30 000 ₴', employment: 'part', version: 1 })]))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Куди писати/ }).getAttribute('aria-invalid')).toBe('true'))
  })

  test('that a colleague changed meanwhile ask field by field', async () => {
    let kept = vacancy(1)
    const put = mock(saveVacancy, ({ input }) => {
      if (input.version === 1) {
        kept = vacancy(1, { salary: '40 000 ₴', version: 2 })
        return fail('conflict', { fields: { salary: { yours: '30 000 ₴', theirs: '40 000 ₴' } } })
      }
      return { row: kept }
    })
    const { user } = openPanel('/panel/vacancies/1/', { handlers: [put, mock(getVacancyRow, () => ({ row: kept }))] })
    await user.type(await screen.findByRole('textbox', { name: /Оплата/ }), '30 000 ₴')
    await user.click(save())
    expect(await screen.findByRole('dialog')).toBeDefined()
    expect(screen.getByText('40 000 ₴')).toBeDefined()
  })
})

describe('tags that a colleague changed meanwhile', () => {
  const words = (more: object = {}) => ({ name: 'НМТ', h1: '', title: '', metad: '', text: '', ...more })
  /** The colleague's words are saved after the form was opened. */
  const openLate = (theirs: TagRow['texts']) => {
    let kept: TagRow = { ...tag, texts: { ua: words(), ru: words({ name: 'ЕНТ' }) } }
    const put = mock(saveTag, ({ input }) => {
      if (input.version === 1) {
        kept = { ...tag, texts: theirs, version: 2 }
        return fail('conflict', { fields: {} })
      }
      sent.push(input)
      return { row: kept }
    })
    return openPanel('/panel/tags/1/', { handlers: [...reference, put, mock(getTag, () => ({ row: kept }))] })
  }
  const field = async (language: string, name: RegExp) => within(await screen.findByRole('region', { name: language })).getByRole('textbox', { name })

  test('keep what each said in another language, and ask nothing', async () => {
    const { user } = openLate({ ua: words(), ru: words({ name: 'ЕНТ', title: 'Їхнє' }), en: words({ name: '' }) })
    await user.type(await field('українська', /Заголовок у пошуку/), 'Моє')
    await user.click(save())
    await waitFor(() => expect(sent).toMatchObject([{ version: 2, texts: { ua: { title: 'Моє' }, ru: { title: 'Їхнє' } } }]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('ask about the words of one language alone, by their name', async () => {
    const { user } = openLate({ ua: words({ title: 'Їхнє' }), ru: words({ name: 'ЕНТ', title: 'И это' }) })
    await user.type(await field('українська', /Заголовок у пошуку/), 'Моє')
    await user.click(save())
    const dialog = within(await screen.findByRole('dialog'))
    expect(
      dialog.getAllByRole('radiogroup').map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent),
    ).toEqual(['Заголовок у пошуку, українська'])
    await user.click(dialog.getByRole('radio', { name: 'Ваше: Моє' }))
    await user.click(dialog.getByRole('button', { name: 'Зберегти вибране' }))
    await waitFor(() => expect(sent).toMatchObject([{ texts: { ua: { title: 'Моє' }, ru: { title: 'И это' } } }]))
  })
})

describe('examination tests', () => {
  test('lead to their tasks', async () => {
    openPanel('/panel/examination_tests/', { handlers: [...reference, ...restResource('examination_tests', [test_])] })
    const link = await screen.findByRole('link', { name: 'Відкрити завдання «НМТ»' })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([test_.link, 'noopener noreferrer'])
  })

  test('without an address are told so before anything is sent', async () => {
    const create = mock(createExaminationTest, ({ input }) => {
      sent.push(input)
      return { row: test_ }
    })
    const { user } = openPanel('/panel/examination_tests/create/', { handlers: [...reference, create] })
    await user.type(await screen.findByRole('textbox', { name: /Назва/ }), 'НМТ')
    await user.type(screen.getByRole('textbox', { name: /Завдання/ }), 'nmt.pdf')
    await user.click(save())
    expect(await screen.findByText('Це не схоже на адресу')).toBeDefined()
    expect(sent).toEqual([])
  })
})

describe('tags', () => {
  test.each([1440, 390])('say what they gather by, %i px wide', async (width) => {
    openPanel('/panel/tags/', { width, handlers: [...reference, ...restResource('tags', [tag])] })
    expect(await screen.findByRole('link', { name: 'Готують до НМТ' })).toBeDefined()
    if (width === 1440) expect(screen.getByText('НМТ, ЗНО')).toBeDefined()
  })

  test('that gather by nothing are refused in words at their field', async () => {
    const create = mock(createTag, ({ input }) => {
      sent.push(input)
      return fail({ words: 'required' })
    })
    const { user } = openPanel('/panel/tags/create/', { handlers: [...reference, create] })
    for (const box of await screen.findAllByRole('textbox', { name: /Назва/ })) await user.type(box, 'Готують до НМТ')
    await user.click(save())
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ catalog_type: 'offline', texts: expect.objectContaining({ ua: expect.anything() }) })]),
    )
    expect((await screen.findAllByText(/обов’язков|потрібн|Заповніть/i)).length).toBeGreaterThan(0)
  })
})
