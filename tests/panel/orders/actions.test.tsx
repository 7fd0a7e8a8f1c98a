import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { getOrder, setPause, setProcessing } from '../../../schemas/index.ts'
import { REVIEW, STATUS } from '../../../schemas/order-life.ts'
import { fail, mock } from '../../mock.ts'
import { eventually } from '../../setup/eventually.ts'
import { buildOrder, buildOrderTutor, NOW } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

const appointed = { appointed_tutors: [buildOrderTutor({ state: 'appointed' })] }
type Given = Parameters<typeof buildOrder>[0]

const openOrder = async (order: Given, status = 1) => {
  const given = buildOrder(order)
  const opened = openPanel(`/panel/users_orders/${given.order_id}/`, { status, handlers: [mock(getOrder, () => ({ order: given }))] })
  await screen.findByRole('heading', { level: 1, name: /./ })
  return { ...opened, order: given }
}
const bar = () => screen.queryByRole('region', { name: 'Що можна зробити зараз' })
const drawn = () =>
  within(bar() ?? document.createElement('div'))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

/** Status → the buttons of the action bar for the owner, the forward step first. */
const buttons: [string, Given, string[]][] = [
  ['new', { status: STATUS.new }, ['Узяти в роботу', 'Запропонувати репетиторам', 'Передати школі', 'Пауза', 'SMS клієнту', 'Втрачена', 'Видалити']],
  ['processing', { status: STATUS.processing }, ['Запропонувати репетиторам', 'Передати школі', 'Пауза', 'SMS клієнту', 'Втрачена', 'Видалити']],
  [
    'potential',
    { status: STATUS.potential },
    ['Узяти в роботу', 'Відкликати пропозицію', 'Передати школі', 'Пауза', 'SMS клієнту', 'Втрачена', 'Видалити'],
  ],
  [
    'appointed',
    { status: STATUS.appointed, ...appointed },
    ['Перше заняття', 'Оплачено', 'Пауза', 'SMS клієнту', 'SMS репетитору', 'Втрачена', 'Видалити'],
  ],
  [
    'waiting_pay',
    { status: STATUS.waiting_pay, ...appointed },
    ['Оплачено', 'Перше заняття', 'Пауза', 'SMS клієнту', 'SMS репетитору', 'Втрачена', 'Видалити'],
  ],
  ['paused', { status: STATUS.paused }, ['Зняти з паузи', 'SMS клієнту', 'Втрачена', 'Видалити']],
  ['paid', { status: STATUS.paid, ...appointed }, ['Відгуку не буде', 'Зняти оплату', 'SMS клієнту', 'SMS репетитору']],
  ['paid, no review', { status: STATUS.paid, review_status: REVIEW.closed }, ['Знову чекати відгуку', 'Зняти оплату', 'SMS клієнту']],
  ['paid, reviewed', { status: STATUS.paid, review_status: REVIEW.written, review_mark: '5' }, ['SMS клієнту']],
  ['lost', { status: STATUS.lost }, ['Повернути в роботу', 'SMS клієнту', 'Видалити']],
  ['deleted', { status: STATUS.deleted }, []],
  [
    'school_new',
    { status: STATUS.school_new },
    ['Школа взяла в роботу', 'Перше заняття', 'Оплачено', 'Забрати зі школи', 'Пауза', 'SMS клієнту', 'Втрачена', 'Видалити'],
  ],
  [
    'school_processing',
    { status: STATUS.school_processing },
    ['Оплачено', 'Перше заняття', 'Передати школі', 'Забрати зі школи', 'Пауза', 'SMS клієнту', 'Втрачена', 'Видалити'],
  ],
]

describe('the action bar', () => {
  test.each(buttons)('of an order that is %s draws exactly what is open', async (_, order, names) => {
    await openOrder(order)
    expect(drawn()).toEqual(names)
  })

  test('draws nothing the server did not open', async () => {
    await openOrder({ status: STATUS.new, actions: ['set_pause'] })
    expect(drawn()).toEqual(['Пауза'])
  })

  test('draws neither deletion nor the undoing of a payment for a manager', async () => {
    await openOrder({ status: STATUS.paid, actions: ['set_paid_off', 'sms_client', 'delete'] }, 2)
    expect(drawn()).toEqual(['SMS клієнту'])
  })

  test('makes the call and shows the order as it became', async () => {
    const { user, order } = await openOrder({ status: STATUS.new })
    const { api } = await import('../../setup/msw.ts')
    api.use(mock(setProcessing, ({ input }) => ({ order: buildOrder({ order_id: input.order_id, status: STATUS.processing }) })))
    await user.click(screen.getByRole('button', { name: 'Узяти в роботу' }))
    expect((await screen.findByRole('status', { name: '' })).textContent).toContain('Збережено')
    expect(order.status).toBe(STATUS.new)
    expect(drawn()).toContain('Запропонувати репетиторам')
  })

  test('says that the status does not allow it', async () => {
    const { user } = await openOrder({ status: STATUS.new })
    const { api } = await import('../../setup/msw.ts')
    api.use(mock(setProcessing, () => fail('wrong_status')))
    await user.click(screen.getByRole('button', { name: 'Узяти в роботу' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Невірний статус!')
  })

  test('pauses until a day of the edition, asked for first', async () => {
    const paused = vi.fn()
    const { user } = await openOrder({ status: STATUS.new })
    const { api } = await import('../../setup/msw.ts')
    api.use(
      mock(setPause, ({ input }) => {
        paused(input)
        return { order: buildOrder({ status: STATUS.paused, date_pause_off: NOW }) }
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Пауза' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Поставити на паузу' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('Заповніть це поле')
    await user.type(dialog.getByLabelText(/^Пауза до/), '2026-12-01')
    await user.click(dialog.getByRole('button', { name: 'Поставити на паузу' }))
    // Midnight in Kyiv.
    await eventually(() => expect(paused).toHaveBeenCalledExactlyOnceWith({ order_id: 20377, date_pause_off: Date.UTC(2026, 10, 30, 22) / 1000 }))
  })
})
