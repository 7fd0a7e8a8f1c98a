import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { getDesktop } from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { openPanel } from '../open-panel.tsx'

const desktop = () => ({
  orders: { by_status: { 1: 14, 7: 1567, 9: 0 }, new_today: 11, new_7d: 113, new_30d: 335, without_manager: 17 },
  payments: { due_near: 0, overdue: 2, paid_today: 1, paid_30d: 159, sum_30d: 2_595_100, currency: 'UAH' },
  tutors: { on_moderation: 5, verification_requests: 6, registered_7d: 3 },
  managers: [{ admin_id: 2, name: 'Ольга', in_work: 14, paid_30d: 25 }],
  series: { orders: [], paid: [] },
})
const open = () => openPanel('/panel/desktop/', { handlers: [mock(getDesktop, desktop)] })
/** Address and filter that a link leads to. */
const aimOf = (link: HTMLElement) => {
  const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href)
  return [pathname, JSON.parse(searchParams.get('filter') ?? '{}')]
}

describe('the desktop', () => {
  test('counts the orders of each status that has some, and each count leads to them', async () => {
    open()
    const statuses = within(await screen.findByRole('region', { name: 'Заявки за статусами' }))
    const links = statuses.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(['Нова 14', 'Оплачена 1 567'])
    expect(aimOf(links[0] as HTMLElement)).toEqual(['/panel/users_orders/', { status: [1] }])
  })

  test('leads from a figure to the list it counts, by the days of the country', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T22:30:00Z') })
    open()
    const aim = async (text: string) => aimOf(await screen.findByRole('link', { name: text }))
    // Half past midnight in Kyiv: today is the 21st already.
    expect(await aim('11')).toEqual(['/panel/users_orders/', { date_from: Date.parse('2026-11-20T22:00:00Z') / 1000 }])
    expect(await aim('113')).toEqual(['/panel/users_orders/', { date_from: Date.parse('2026-11-14T22:00:00Z') / 1000 }])
    expect(await aim('3')).toEqual(['/panel/users_show/', { registered_from: Date.parse('2026-11-14T22:00:00Z') / 1000 }])
    expect(await aim('17')).toEqual(['/panel/users_orders/', { admin_id: 0, status: [1, 2, 3, 10] }])
    expect(await aim('5')).toEqual(['/panel/users_show/', { status: [2] }])
    expect(await aim('1')).toEqual(['/panel/users_orders/', { status: [7], paid_from: Date.parse('2026-11-20T22:00:00Z') / 1000 }])
    const paid_from = Date.parse('2026-10-22T21:00:00Z') / 1000
    expect(await aim('159')).toEqual(['/panel/users_orders/', { status: [7], paid_from }])
    expect(await aim('25')).toEqual(['/panel/users_orders/', { admin_id: 2, status: [7], paid_from }])
    expect(await aim('14')).toEqual(['/panel/users_orders/', { admin_id: 2, status: [1, 2, 3, 4, 5, 6, 10, 11] }])
    vi.useRealTimers()
  })

  test('that could not be read offers another try', async () => {
    openPanel('/panel/desktop/', { handlers: [mock(getDesktop, () => fail('server_error'))] })
    expect(await screen.findByRole('button', { name: 'Спробувати ще раз' })).toBeDefined()
  })
})
