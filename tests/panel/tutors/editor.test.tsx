import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { buildTutor } from '../build/tutors.ts'
import { openPanel } from '../open-panel.tsx'

type Given = Parameters<typeof buildTutor>[0]

const option = (id: number, name: string, parent?: number) => ({ id, name, ...(parent !== undefined && { parent }) })
const rules = {
  lesson_id: [option(1, 'Математика'), option(2, 'Фізика')],
  level_id: [option(11, 'НМТ', 1), option(12, '5–9 класи', 1), option(13, '5–9 класи', 2)],
  city_id: [option(1, 'Київ'), option(2, 'Львів')],
  district_id: [option(10, 'Печерський', 1), option(11, 'Подільський', 1)],
  subdistrict_id: [option(100, 'Липки', 10), option(101, 'Звіринець', 10)],
  rate_id: [option(400, '400 ₴/год'), option(500, '500 ₴/год')],
  sex: [option(1, 'Чоловік'), option(2, 'Жінка')],
  prof: [option(1, 'Приватний'), option(2, 'У школі')],
  lang: [{ id: 'ua', name: 'Українська' }],
}
const withOptions = () => ({ rules: Object.fromEntries(Object.entries(rules).map(([field, options]) => [field, { required: false, options }])) })

const long = 'Пояснюю так, щоб учень сам дійшов до правила. '.repeat(5).trim()
/** As long as the rules ask for. */
const texts: Given = {
  short_description: 'Готую до НМТ із математики й фізики',
  description: long,
  lesson_descriptions: { 1: { description: long, new_description: null } },
}

/** Opens a part of the editor; `saved` hears what each save sends and answers the tutor as they became. */
async function openPart(
  part: string,
  given: Given = {},
  { handlers = [], status = 1 }: { handlers?: ReturnType<typeof mock>[]; status?: number } = {},
) {
  let tutor = buildTutor({ ...texts, first_name: 'Айгерім', ...given })
  const saved = vi.fn()
  const opened = openPanel(`/panel/users_show/501/#${part}`, {
    status,
    handlers: [
      ...handlers,
      mock(calls.getTutorForStaff, () => ({ tutor })),
      mock(calls.getTutorRules, withOptions),
      mock(calls.getOrderRules, withOptions),
      mock(calls.saveTutor, ({ input }) => {
        const { id: _, ...sent } = input.tutor
        saved(sent)
        tutor = { ...tutor, version: tutor.version + 1 }
        return { tutor }
      }),
    ],
  })
  await screen.findByRole('heading', { level: 1, name: /./ })
  return { ...opened, saved }
}
const save = async (user: Awaited<ReturnType<typeof openPart>>['user'], region: string) =>
  user.click(within(await screen.findByRole('region', { name: region })).getByRole('button', { name: 'Зберегти' }))

describe('texts that wait', () => {
  const waiting: Given = {
    description: 'Готую до іспиту та олімпіад',
    new_description: 'Готую до іспиту та співбесід',
    lesson_descriptions: { 1: { description: 'Старий опис', new_description: 'Новий опис' } },
  }

  test('stand beside what is published, with the difference marked by words', async () => {
    await openPart('texts', waiting)
    const about = within(await screen.findByRole('article', { name: 'Про себе, українська' }))
    expect(about.getAllByText('олімпіад').every(({ tagName }) => tagName === 'DEL')).toBe(true)
    expect(about.getByText('співбесід').tagName).toBe('INS')
    expect(screen.getByRole('tab', { name: /Тексти/ }).textContent).toContain('2')
  })

  test('are published or kept back one by one', async () => {
    const { user, saved } = await openPart('texts', waiting)
    const lesson = within(await screen.findByRole('article', { name: 'Математика, українська' }))
    await user.click(lesson.getByRole('button', { name: 'Лишити старий' }))
    await user.click(screen.getByRole('button', { name: 'Опублікувати 1 текст' }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(saved.mock.calls[0]?.[0]).toMatchObject({ texts: { description: 'publish', 'lesson_descriptions.1': 'keep' }, version: 1 })
  })

  test('can be mended first', async () => {
    const { user, saved } = await openPart('texts', { new_speciality: 'Учитель математеки', speciality: 'Учитель' })
    const text = within(await screen.findByRole('article', { name: 'Спеціальність, українська' }))
    await user.click(text.getByRole('button', { name: 'Змінити' }))
    await user.clear(text.getByRole('textbox'))
    await user.type(text.getByRole('textbox'), 'Учитель математики')
    await user.click(screen.getByRole('button', { name: 'Опублікувати 1 текст' }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(saved.mock.calls[0]?.[0]).toMatchObject({ new_speciality: { ua: 'Учитель математики' }, texts: { speciality: 'publish' } })
  })

  test('stand by language, each decided and mended by itself', async () => {
    const given: Given = { speciality: 'Учитель', new_speciality: { ru: 'Учитель математеки', en: 'Maths teacher' } }
    const { user, saved } = await openPart('texts', given)
    const russian = within(await screen.findByRole('article', { name: 'Спеціальність, російська' }))
    const english = within(screen.getByRole('article', { name: 'Спеціальність, англійська' }))
    await user.click(russian.getByRole('button', { name: 'Змінити' }))
    await user.clear(russian.getByRole('textbox'))
    await user.type(russian.getByRole('textbox'), 'Учитель математики')
    await user.click(english.getByRole('button', { name: 'Лишити старий' }))
    await user.click(screen.getByRole('button', { name: 'Опублікувати 1 текст' }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(saved.mock.calls[0]?.[0]).toMatchObject({
      new_speciality: { ru: 'Учитель математики' },
      texts: { 'speciality.ru': 'publish', 'speciality.en': 'keep' },
    })
  })
})

describe('a part of the profile', () => {
  test('sends the fields that were changed alone, and leaves waiting texts to wait', async () => {
    const { user, saved } = await openPart('profile')
    const name = await screen.findByLabelText(/^Ім’я/)
    await user.clear(name)
    await user.type(name, 'Аліна')
    await save(user, 'Анкета')
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ name: 'Аліна', texts: {}, version: 1 }))
  })

  test('has its texts in each language of the country', async () => {
    const { user, saved } = await openPart('profile', { speciality: { ua: 'Математика', ru: 'Математика' } })
    await user.type(await screen.findByLabelText('Спеціальність, англійська'), 'Maths')
    await save(user, 'Анкета')
    const speciality = { ua: 'Математика', ru: 'Математика', en: 'Maths' }
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ speciality, texts: {}, version: 1 }))
  })

  test('shows what is wrong at its field', async () => {
    const refused = mock(calls.saveTutor, () => fail({ email: 'email_taken' }))
    const { user } = await openPart('profile', {}, { handlers: [refused] })
    await user.type(await screen.findByLabelText(/^Електронна пошта/), 'x')
    await save(user, 'Анкета')
    await waitFor(() => expect(screen.getByLabelText(/^Електронна пошта/).getAttribute('aria-invalid')).toBe('true'))
  })

  test('keeps what was typed while another part is looked at', async () => {
    const { user } = await openPart('profile')
    await user.type(await screen.findByLabelText(/^Прізвище/), 'а')
    await user.click(screen.getByRole('tab', { name: 'Місця' }))
    await user.click(screen.getByRole('tab', { name: 'Анкета' }))
    expect(await screen.findByDisplayValue('Сагинтаєваа')).toBeDefined()
  })

  test('subjects keep levels, price and text together', async () => {
    const { user, saved } = await openPart('subjects')
    await user.click(await screen.findByLabelText('5–9 класи'))
    await save(user, 'Предмети')
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ lesson_levels: { 1: [11, 12] }, texts: {}, version: 1 }))
  })

  test('points of diplomas are saved by themselves', async () => {
    const { user, saved } = await openPart('documents')
    await user.click(await screen.findByLabelText(/^Бали за перший диплом/))
    await user.click(await screen.findByRole('option', { name: '4' }))
    await save(user, 'Бали за дипломи')
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ points_first_diploma: 4, texts: {}, version: 1 }))
  })
})

describe('places', () => {
  const locations = {
    home: { work_home: false, locations: [] },
    travel: { work_travel: true, locations: { 1: {} } },
    online: { work_online: true },
  }

  test('of a whole city lose one district by one press', async () => {
    const { user, saved } = await openPart('places', { locations })
    await user.click(await screen.findByLabelText('Печерський'))
    await save(user, 'Місця')
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(saved.mock.calls[0]?.[0]).toMatchObject({ locations: { travel: { work_travel: true, locations: { 1: { 11: [] } } } } })
  })
})

describe('the week', () => {
  const slot = (name: string) => screen.getByRole('button', { name })
  const isOn = (name: string) => slot(name).getAttribute('aria-pressed')

  test('is drawn by a pointer over its half hours', async () => {
    const { user, saved } = await openPart('schedule')
    await screen.findByRole('button', { name: 'Пн 9:00' })
    fireEvent.pointerDown(slot('Пн 9:00'), { button: 0 })
    fireEvent.pointerEnter(slot('Пн 9:30'))
    fireEvent.pointerEnter(slot('Пн 10:00'))
    fireEvent.pointerUp(slot('Пн 10:00'))
    fireEvent.pointerEnter(slot('Пн 11:00'))
    await save(user, 'Розклад')
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ schedule: { 1: [19, 20, 21] }, texts: {}, version: 1 }))
  })

  test('is drawn by a finger, which the half hour that it pressed lets go', async () => {
    await openPart('schedule')
    const label = (await screen.findByRole('button', { name: 'Пн 9:00' })).firstElementChild as HTMLElement
    const released = vi.fn()
    Object.assign(label, { hasPointerCapture: () => true, releasePointerCapture: released })
    fireEvent.pointerDown(label, { button: 0, pointerId: 7 })
    expect(released).toHaveBeenCalledExactlyOnceWith(7)
  })

  test('is drawn by keys: arrows go, Space turns, Shift draws', async () => {
    const { user } = await openPart('schedule')
    ;(await screen.findByRole('button', { name: 'Пн 18:00' })).focus()
    await user.keyboard(' {Shift>}{ArrowRight}{/Shift}{ArrowDown} ')
    expect([isOn('Пн 18:00'), isOn('Пн 18:30'), isOn('Вт 18:30'), isOn('Вт 18:00')]).toEqual(['true', 'true', 'true', 'false'])
  })

  test('is as it was when a finger that pressed it goes on to scroll', async () => {
    await openPart('schedule')
    await screen.findByRole('button', { name: 'Пн 9:00' })
    fireEvent.pointerDown(slot('Пн 9:00'), { button: 0 })
    expect(isOn('Пн 9:00')).toBe('true')
    fireEvent.pointerCancel(slot('Пн 9:00'))
    expect(isOn('Пн 9:00')).toBe('false')
  })

  test('is turned by a screen reader, which presses without a pointer', async () => {
    await openPart('schedule')
    fireEvent.click(await screen.findByRole('button', { name: 'Пн 9:00' }))
    expect(isOn('Пн 9:00')).toBe('true')
  })

  test('says what its button for the whole day does next, and does not call it pressed as well', async () => {
    const { user } = await openPart('schedule')
    const button = await screen.findByRole('button', { name: 'Показати весь день' })
    await user.click(button)
    expect([button.textContent, button.getAttribute('aria-pressed')]).toEqual(['Показати звичні години', null])
  })

  test('has one half hour in the way of Tab', async () => {
    await openPart('schedule')
    await screen.findByRole('button', { name: 'Пн 9:00' })
    const reachable = screen.getAllByRole('button').filter((button) => button.dataset.cell && button.tabIndex === 0)
    expect(reachable).toHaveLength(1)
  })
})

describe('steps of a tutor’s life', () => {
  test.each<[number, string[]]>([
    [2, ['Опублікувати', 'Повернути на правки', 'Видалити']],
    [3, ['Зняти з каталогу', 'Повернути на правки', 'Передати школі', 'Заблокувати', 'Видалити']],
    [5, ['Активувати', 'Розблокувати', 'Видалити']],
    [8, []],
  ])('in status %d', async (status, names) => {
    await openPart('overview', { status })
    const bar = within(screen.getByRole('region', { name: 'Що можна зробити зараз' }))
    const drawn = bar.getAllByRole('button').map(({ textContent }) => textContent)
    expect(drawn.filter((name) => name !== 'Копіювати' && name !== 'Ще')).toEqual(names)
  })

  test('give nobody up by the hand of a manager', async () => {
    await openPart('overview', { status: 3 }, { status: 2 })
    expect(screen.queryByRole('button', { name: 'Видалити' })).toBeNull()
  })

  test('ask what to mend before a profile goes back', async () => {
    const sent = vi.fn()
    const toggled = mock(calls.setTutorToggle, ({ input }) => {
      sent(input)
      return { toggle: 'need_revision' as const, value: true, status: 7 }
    })
    const { user } = await openPart('overview', { status: 2 }, { handlers: [toggled] })
    await user.click(screen.getByRole('button', { name: 'Повернути на правки' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Що виправити/), 'Додайте фото')
    await user.click(dialog.getByRole('button', { name: 'Повернути на правки' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ tutor_id: 501, toggle: 'need_revision', value: true, revision_comment: 'Додайте фото' }))
  })

  test('say what a profile lacks before it may be published', async () => {
    await openPart('overview', { status: 2, missing: { rate_id: 'required', locations: 'required' } })
    expect(screen.getByText(/До публікації бракує/).textContent).toBe('До публікації бракує: Ціна за годину, Місця занять')
  })
})

test('a switch that the server refuses goes back', async () => {
  const refused = mock(calls.setTutorToggle, () => fail('wrong_status'))
  const { user } = await openPart('overview', {}, { handlers: [refused] })
  const box = screen.getByRole('switch', { name: 'Без комісії' })
  await user.click(box)
  await waitFor(() => expect(box).toHaveProperty('checked', false))
})

test('a document is approved where it stands', async () => {
  const sent = vi.fn()
  const approved = mock(calls.approveTutorDocument, ({ input }) => {
    sent(input)
    return { id: 7, approved: true, comment: '', url: '/api/uploads/d.pdf' }
  })
  const document = { id: 7, description: 'Диплом', url: '/d', approved: false, comment: '', checked_at: null, created_at: 1_700_000_000 }
  const { user } = await openPart('documents', { documents: [document] }, { handlers: [approved] })
  await user.click(await screen.findByRole('button', { name: 'Підтвердити' }))
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 501, document_id: 7, approved: true }))
})

test('the log tells who did what, a page at a time', async () => {
  const line = (id: number) => ({
    ...{ id, at: 1_700_000_000 + id, actor: { role: 'admin' as const, name: 'Олена' }, order_id: null, ip: '192.0.2.1' },
    ...{ action: 'status_changed' as const, changes: { tutor_status: [2, 3] as [unknown, unknown] } },
  })
  const asked = vi.fn()
  const log = mock(calls.getTutorActivities, ({ input: { page } }) => {
    asked(page)
    return { activities: [line(page)], total_count: 26, page_size: 25, pages_count: 2 }
  })
  const { user } = await openPart('log', {}, { handlers: [log] })
  const part = within(await screen.findByRole('region', { name: 'Журнал' }))
  expect(part.getByText('Змінено статус')).toBeDefined()
  expect(part.getByRole('table', { name: /змінилося/i }).textContent).toContain('На перевірці')
  await user.click(part.getByRole('button', { name: 'Старіші' }))
  await waitFor(() => expect(asked).toHaveBeenCalledWith(2))
})

test('a new tutor is created from a copy', async () => {
  const sent = vi.fn()
  const draft = buildTutor({ ...texts, schedule: { year: 2026, month: 11, days: [], schedule: { 1: [19] } } })
  const handlers = [
    mock(calls.copyTutor, () => ({ tutor: draft })),
    mock(calls.createTutor, ({ input }) => {
      sent(input.tutor)
      return { tutor: buildTutor({ id: 502 }) }
    }),
  ]
  const { user } = await openPart('overview', {}, { handlers })
  await user.click(screen.getByRole('button', { name: 'Копіювати' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Новий репетитор' })).toBeDefined()
  await user.type(await screen.findByLabelText(/^Електронна пошта/), 'new@example.com')
  await user.click(screen.getByRole('button', { name: 'Створити' }))
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ email: 'new@example.com', lesson_levels: { 1: [11] }, schedule: { 1: [19] } })
})
