import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { getOrder, getPotentialTutors, setFirstClass } from '../../../schemas/index.ts'
import { STATUS } from '../../../schemas/order-life.ts'
import { fail, mock } from '../../mock.ts'
import { eventually } from '../../setup/eventually.ts'
import { api } from '../../setup/msw.ts'
import { buildOrder, buildOrderTutor, NOW } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

const DAY = 86_400
type Given = Parameters<typeof buildOrder>[0]
const open = async (order: Given) => {
  const opened = openPanel('/panel/users_orders/20377/', { handlers: [mock(getOrder, () => ({ order: buildOrder(order) }))] })
  await screen.findByRole('heading', { level: 1, name: /./ })
  return opened
}
const candidate = {
  ...{ id: 9, name: 'Олена К.', status: 3, phone: null, email: null, city: null, lessons_name: ['Математика'], rate: null },
  ...{ score: 70, open_rows: 0, is_catalog_disabled: false, state: null },
}
const sheet = () => within(screen.getByRole('region', { name: 'Репетитори' }))
/** The links to the tutors, in their order. */
const names = () =>
  sheet()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/panel/'))
    .map(({ textContent }) => textContent)

describe('the tutors of an order', () => {
  test.each([
    [STATUS.processing, 'Ще нікого не питали.'],
    [STATUS.potential, 'Поки що ніхто не підходить: заявку нікому не запропоновано.'],
  ])('of which there are none in status %d: says whether any was looked for', async (status, text) => {
    await open({ status, appointed_tutors: [], potential_tutors: [] })
    expect(sheet().getByText(text)).toBeDefined()
  })

  test('are the appointed one, then those the server puts first, then those who were appointed before', async () => {
    const tutor = (response_id: number, name: string, state: 'appointed' | 'removed' | 'responded' | 'asked') =>
      buildOrderTutor({ response_id, tutor_id: response_id, name, state })
    await open({
      status: STATUS.appointed,
      appointed_tutors: [tutor(1, 'Теперішня', 'appointed'), tutor(2, 'Колишня', 'removed')],
      potential_tutors: [tutor(3, 'Відповіла', 'responded'), tutor(4, 'Мовчить', 'asked')],
    })
    expect(names()).toEqual(['Теперішня', 'Відповіла', 'Мовчить', 'Колишня'])
  })

  test('are called by a press on the phone, on the order and among those who fit', async () => {
    const { user } = await open({ potential_tutors: [buildOrderTutor({ state: 'asked' })] })
    expect(sheet().getByRole('link', { name: /555/ }).getAttribute('href')).toBe('tel:+77015550140')
    api.use(mock(getPotentialTutors, () => ({ tutors: [{ ...candidate, phone: '+380671112233' }] })))
    await user.click(screen.getByRole('button', { name: 'Знайти репетитора' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect((await dialog.findByRole('link', { name: /067/ })).getAttribute('href')).toBe('tel:+380671112233')
  })

  test('show when they could begin, until a lesson is agreed on', async () => {
    const potential_tutors = [buildOrderTutor({ first_class: NOW + DAY })]
    await open({ status: STATUS.potential, potential_tutors })
    expect(sheet().getByText(/може почати 21-11-2026 09:00/)).toBeDefined()
  })

  test('no longer show it once a lesson is agreed on', async () => {
    await open({ status: STATUS.waiting_pay, first_class: NOW, potential_tutors: [buildOrderTutor({ state: 'closed', first_class: NOW + DAY })] })
    expect(sheet().queryByText(/може почати/)).toBeNull()
  })

  test('whose rows were closed by no doing of theirs can be appointed, those who refused can not', async () => {
    const rows = (['closed', 'refused', 'removed'] as const).map((state, at) =>
      buildOrderTutor({ response_id: at, tutor_id: at + 1, name: state, state }),
    )
    await open({ status: STATUS.processing, potential_tutors: rows })
    const offered = sheet()
      .getAllByRole('button', { name: /Призначити/ })
      .map((button) => button.getAttribute('aria-label'))
    expect(offered).toEqual(['Призначити: closed'])
  })

  test('are folded behind the first few, but never one who answered', async () => {
    const rows = (state: 'asked' | 'responded', count: number) =>
      Array.from({ length: count }, (_, at) =>
        buildOrderTutor({ response_id: count * 10 + at, tutor_id: count * 10 + at, name: `${state} ${at}`, state }),
      )
    const { user } = await open({ status: STATUS.potential, potential_tutors: [...rows('responded', 7), ...rows('asked', 5)] })
    expect(names()).toHaveLength(7)
    await user.click(sheet().getByRole('button', { name: 'Показати ще 5' }))
    expect(names()).toHaveLength(12)
  })

  test('say why they are out, and no longer when they are back', async () => {
    const remove_reasons = { reasons: [3], comment: 'дорого' }
    const row = (name: string, state: 'removed' | 'appointed', id: number) =>
      buildOrderTutor({ response_id: id, tutor_id: id, name, state, remove_reasons })
    await open({ status: STATUS.appointed, appointed_tutors: [row('Повернувся', 'appointed', 1), row('Пішов', 'removed', 2)] })
    expect(sheet().getAllByText('Ціна, дорого')).toHaveLength(1)
  })

  test('are looked for among those who fit, the one chosen keeps the button of its words’ width', async () => {
    const { user } = await open({ status: STATUS.processing })
    api.use(mock(getPotentialTutors, () => ({ tutors: [candidate] })))
    await user.click(screen.getByRole('button', { name: 'Знайти репетитора' }))
    const button = await screen.findByRole('button', { name: 'Призначити: Олена К.' })
    expect(getComputedStyle(button).flexGrow).not.toBe('1')
  })
})

describe('the first lesson', () => {
  const ask = async (order: Given, button = 'Перше заняття') => {
    const { user } = await open({ status: STATUS.appointed, appointed_tutors: [buildOrderTutor({ state: 'appointed' })], ...order })
    await user.click(screen.getByRole('button', { name: button }))
    return { user, dialog: within(await screen.findByRole('dialog')) }
  }

  test('is proposed as the client wishes, staff see the wish and who will be written to', async () => {
    const dated = vi.fn()
    const { user, dialog } = await ask({ wished_first_class: NOW + DAY })
    expect(screen.getByText('Бажане перше заняття')).toBeDefined()
    expect(dialog.getByText(/Напишемо клієнтові й репетиторові/)).toBeDefined()
    expect(dialog.getByLabelText(/^Перше заняття/)).toHaveProperty('value', '2026-11-21T09:00')
    api.use(
      mock(setFirstClass, ({ input }) => {
        dated(input)
        return { order: buildOrder({ status: STATUS.waiting_pay, first_class: input.first_class }) }
      }),
    )
    await user.click(dialog.getByRole('button', { name: 'Зберегти' }))
    await eventually(() => expect(dated).toHaveBeenCalledExactlyOnceWith({ order_id: 20377, first_class: NOW + DAY }))
  })

  test('that was agreed on is proposed again when it is moved', async () => {
    const { dialog } = await ask({ status: STATUS.waiting_pay, first_class: NOW }, 'Перенести перше заняття')
    expect(dialog.getByLabelText(/^Перше заняття/)).toHaveProperty('value', '2026-11-20T09:00')
  })
})

describe('what is read beside the order and fails is said in its place', () => {
  test('tutors who could take it, until they are read again', async () => {
    const { user } = await open({ status: STATUS.processing })
    let isAway = true
    api.use(mock(getPotentialTutors, () => (isAway ? fail('server_error') : { tutors: [] })))
    await user.click(screen.getByRole('button', { name: 'Знайти репетитора' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect((await dialog.findByRole('alert')).textContent).toContain('Не вдалося завантажити: Помилка сервера')
    isAway = false
    await user.click(dialog.getByRole('button', { name: 'Спробувати ще раз' }))
    expect(await dialog.findByText('Нікого не знайдено')).toBeDefined()
  })
})
