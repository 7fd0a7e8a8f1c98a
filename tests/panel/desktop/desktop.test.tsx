import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import type { DesktopQueue } from '../../../panel/desktop/types.ts'
import { checkLedger, getDesktop, getDesktopPlots, getDesktopQueue, setPreferences } from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { eventually } from '../../setup/eventually.ts'
import { buildDesktop, buildPlots, buildQueue } from '../build/desktop.ts'
import { openPanel } from '../open-panel.tsx'

type Ledger = z.output<(typeof checkLedger)['answer']>
const agrees: Ledger = { counted_at: 1_795_213_800, wallets: 12, lines: 3456, wrong: [] }
interface Stands {
  path?: string
  queue?: DesktopQueue['queue']
  ledger?: Ledger
  handlers?: ReturnType<typeof mock>[]
}
const open = ({ path = '/panel/desktop/', queue = buildQueue().queue, ledger = agrees, handlers = [] }: Stands = {}) =>
  openPanel(path, {
    isStyled: true,
    handlers: [
      ...handlers,
      mock(getDesktop, () => buildDesktop()),
      mock(getDesktopQueue, () => ({ queue })),
      mock(getDesktopPlots, () => buildPlots()),
      mock(checkLedger, () => ledger),
    ],
  })
/** Address and filter that a link leads to. */
const aimOf = (link: HTMLElement) => {
  const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href)
  return [pathname, JSON.parse(searchParams.get('filter') ?? '{}')]
}
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const rowOf = (text: string) => within(screen.getByText(text).closest('li, tr') as HTMLElement)
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

// Half past midnight in Kyiv: today is the 21st already, and the first of them has waited for 16 days.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T22:30:00Z') }))
afterEach(() => vi.useRealTimers())

describe('what waits', () => {
  test('leads to all of it, and to each manager’s part', async () => {
    open()
    expect(aimOf(await screen.findByRole('link', { name: 'Заявки без менеджера' }))).toEqual([
      '/panel/users_orders/',
      { admin_id: 0, status: [1, 2, 3, 10] },
    ])
    expect(aimOf(screen.getByRole('link', { name: 'Прострочені оплати' }))).toEqual(['/panel/users_orders/', { deadline: 'overdue' }])
    expect(aimOf(rowOf('Прострочені оплати').getByRole('link', { name: '3' }))).toEqual([
      '/panel/users_orders/',
      { deadline: 'overdue', admin_id: 2 },
    ])
    expect(aimOf((await part('Що чекає')).getByRole('link', { name: 'Оголошення' }))).toEqual(['/panel/users_ads/', { status: [1] }])
  })

  test('says since when, whose it is, and what is nobody’s or the reader’s own', async () => {
    open({ queue: [{ name: 'overdue', n: 5, since: Date.now() / 1000 - 3 * 86_400, whose: buildQueue().queue[1]?.whose ?? [] }] })
    const row = rowOf((await screen.findByText('Прострочені оплати')).textContent ?? '')
    for (const text of ['3 дн.', 'Ольга', 'ваші']) expect(row.getByText(text)).toBeDefined()
  })

  test('says so when there is nothing', async () => {
    open({ queue: [] })
    expect(await screen.findByText('Усе зроблено, нічого не чекає.')).toBeDefined()
  })
})

describe('the wallets', () => {
  test('agree with their lines', async () => {
    open()
    expect(plain((await part('Звірка гаманців')).getByText(/Залишки збігаються/).textContent)).toContain('гаманців 12, рядків 3 456')
  })

  test('that do not agree are named, and lead to their tutors', async () => {
    open({ ledger: { ...agrees, wrong: [{ tutor_id: 7, name: 'Ірина Коваль', balance: 150, sum: 100 }] } })
    const link = (await part('Звірка гаманців')).getByRole('link')
    expect(plain(link.textContent)).toBe('Ірина Коваль: на рахунку 150 ₴, за рядками 100 ₴')
    expect((link as HTMLAnchorElement).pathname).toBe('/panel/users_show/7/')
  })
})

describe('the reader’s own part of what waits', () => {
  const mine = { name: 'Мої' }

  test('is theirs alone, and each of it leads to their rows', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', mine))
    const waits = await part('Що чекає')
    expect(waits.getAllByRole('listitem')).toHaveLength(1)
    expect(aimOf(waits.getByRole('link', { name: 'Прострочені оплати' }))[1]).toEqual({ deadline: 'overdue', admin_id: 1 })
  })

  test('stands in the address and is found again without it', async () => {
    const kept = vi.fn()
    const set = mock(setPreferences, ({ input }) => {
      kept(input.preferences)
      return {}
    })
    const { user } = open({ handlers: [set] })
    await user.click(await screen.findByRole('button', mine))
    expect(location.search).toBe('?queue=mine')
    await eventually(() => expect(kept).toHaveBeenCalledWith({ 'desktop.queue': ['mine'] }))
  })

  test('is what the address says', async () => {
    open({ path: '/panel/desktop/?queue=mine', queue: [] })
    expect((await screen.findByRole('button', mine)).ariaPressed).toBe('true')
  })

  test('says so where others’ things wait and none of theirs', async () => {
    open({ path: '/panel/desktop/?queue=mine', queue: buildQueue().queue.slice(2) })
    expect(await screen.findByText('Вашого нічого не чекає.')).toBeDefined()
  })
})

test('an address below the desktop is no desktop', async () => {
  open({ path: '/panel/desktop/zzz' })
  expect(await screen.findByText('Такої сторінки немає')).toBeDefined()
  expect(screen.queryByText('Що чекає')).toBeNull()
})

describe('the desktop', () => {
  test('says who is on shift', async () => {
    open()
    expect(await screen.findByText('На зміні: Ольга')).toBeDefined()
  })

  test('counts the orders of each status that has some, says how long they stand, and each count leads to them', async () => {
    open()
    const statuses = await part('Заявки за статусами')
    expect(statuses.getAllByRole('link').map(({ textContent }) => plain(textContent))).toEqual(['14', '1 567'])
    expect(aimOf(statuses.getByRole('link', { name: '14' }))).toEqual(['/panel/users_orders/', { status: [1] }])
    expect(statuses.getByText('52 хв')).toBeDefined()
  })

  test('leads from a figure to the list it counts, by the days of the country', async () => {
    open()
    const figures = await part('Цифри')
    const aim = (text: string) => aimOf(figures.getByRole('link', { name: text }))
    expect(aim('11')).toEqual(['/panel/users_orders/', { date_from: Date.parse('2026-11-20T22:00:00Z') / 1000 }])
    expect(aim('113')).toEqual(['/panel/users_orders/', { date_from: Date.parse('2026-11-14T22:00:00Z') / 1000 }])
    expect(aim('4')).toEqual(['/panel/users_show/', { registered_from: Date.parse('2026-11-14T22:00:00Z') / 1000 }])
    const today = Date.parse('2026-11-20T22:00:00Z') / 1000
    expect(aim('7')).toEqual(['/panel/users_incoming_calls/', { direction: 'in', state: 'missed', date_from: today }])
    expect(aim('159')).toEqual(['/panel/users_orders/', { status: [7], paid_from: Date.parse('2026-10-22T21:00:00Z') / 1000 }])
  })

  test('says what a manager has and how soon they take an order', async () => {
    open()
    const managers = await part('Менеджери')
    expect(aimOf(managers.getByRole('link', { name: '14' }))[1]).toEqual({ admin_id: 2, status: [1, 2, 3, 4, 5, 6, 10, 11] })
    expect(aimOf(managers.getByRole('link', { name: '12' }))[1]).toMatchObject({ admin_id: 2, reached: 'paid' })
    expect(managers.getByText('9 хв')).toBeDefined()
  })

  test('tells the share of each step from visit to review', async () => {
    open()
    const funnel = await part('Від відвідування до відгуку')
    expect(funnel.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
      'Відвідування6 000',
      'Відкрили форму60010 %',
      'Заявка33556 %',
      'Репетитор відповів29087 %',
      'Репетитора вибрано18062 %',
      'Перше заняття15083 %',
      'Оплата10872 %',
      'Відгук4037 %',
    ])
  })

  test('says every plot in numbers too', async () => {
    open()
    const plot = await screen.findByRole('region', { name: 'До першої відповіді, хв' })
    expect(within(plot).getByRole('row', { hidden: true }).textContent).toBe('20-1144')
  })

  test('leads from a day of a plot to the orders made on it, or paid on it', async () => {
    open()
    const aim = async (name: string) => {
      const plot = within(await screen.findByRole('region', { name }))
      return aimOf(plot.getByRole('link', { hidden: true }))[1]
    }
    const [from, to] = [Date.parse('2026-11-19T22:00:00Z') / 1000, Date.parse('2026-11-20T21:59:59Z') / 1000]
    expect(await aim('Нові заявки за днями')).toEqual({ date_from: from, date_to: to })
    expect(await aim('Оплати за днями')).toEqual({ status: [7], paid_from: from, paid_to: to })
  })

  test('draws how long orders stand in a status, and how soon managers take them', async () => {
    open()
    expect(await screen.findByRole('region', { name: 'Скільки стоять у статусі' })).toBeDefined()
    expect(screen.getByRole('region', { name: 'Коли беруть нову заявку' })).toBeDefined()
  })

  test.each([
    ['queue', getDesktopQueue],
    ['figures', getDesktop],
    ['plots', getDesktopPlots],
  ])('offers another try of the part that could not be read: %s', async (_, call) => {
    open({ handlers: [mock(call as typeof getDesktop, () => fail('server_error'))] })
    expect(await screen.findByRole('button', { name: 'Спробувати ще раз' })).toBeDefined()
  })

  test.each(['from=2026-13-01&to=2026-11-21', 'from=2026-11-01&to=2026-11-31', 'from=2026-11-01T00:00&to=2026-11-21'])(
    'plots the last 30 days where the address has no such day: %s',
    async (days) => {
      const asked = vi.fn()
      open({
        path: `/panel/desktop/?${days}`,
        handlers: [
          mock(getDesktopPlots, ({ input: { from = '', to = '' } }) => {
            asked(from, to)
            return buildPlots({ from, to })
          }),
        ],
      })
      await eventually(() => expect(asked.mock.calls).toEqual([['2026-10-23', '2026-11-21']]))
    },
  )

  test('plots the last days, or those from one day to another, which stay in the address', async () => {
    const asked = vi.fn()
    const { user } = open({
      handlers: [
        mock(getDesktopPlots, ({ input: { from = '', to = '' } }) => {
          asked(from, to)
          return buildPlots({ from, to })
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: '7 днів' }))
    await eventually(() => expect(asked).toHaveBeenLastCalledWith('2026-11-15', '2026-11-21'))
    expect(location.search).toBe('?from=2026-11-15&to=2026-11-21')
    const days = await part('За які дні')
    await user.clear(days.getByLabelText(/^з/))
    await user.type(days.getByLabelText(/^з/), '2026-11-01')
    await user.click(days.getByRole('button', { name: 'Показати' }))
    await eventually(() => expect(asked).toHaveBeenLastCalledWith('2026-11-01', '2026-11-21'))
    const made = (await part('Від відвідування до відгуку')).getByRole('link', { name: '335' })
    await eventually(() => expect(aimOf(made)[1].date_from).toBe(Date.parse('2026-10-31T22:00:00Z') / 1000))
  })
})
