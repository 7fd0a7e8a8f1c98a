import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { actAsAdmin, getList, getStaff, listStaff, logoutAdmin } from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { buildAuth, buildColleague, noNotifications } from '../build/staff.ts'
import { openPanel } from '../open-panel.tsx'

const manager = buildColleague({ id: 5, name: 'Марія' })
const owner = buildColleague({ id: 6, name: 'Ірина', status: 1 })
const idle = buildColleague({ id: 7, name: 'Олег', active: false })
const me = buildColleague({ id: 1, name: 'Ольга', status: 4 })
const reads = [
  mock(listStaff, () => ({ admins: [owner, manager, idle, me], total_count: 4, page_size: 25, pages_count: 1 })),
  mock(getStaff, () => ({ admin: manager })),
]
const opened = vi.fn<(...given: unknown[]) => object | null>(() => ({}))
beforeEach(() => {
  opened.mockReset()
  opened.mockReturnValue({})
  vi.stubGlobal('open', opened)
})

const asked: unknown[] = []
const allowed = mock(actAsAdmin, ({ input }) => {
  asked.push(input)
  return { redirect: '/panel/users_orders/', token: 'a-token' }
})
/** Opens the question from Maria's row and says what for. */
async function ask(user: ReturnType<typeof openPanel>['user'], reason: string) {
  await user.click(await screen.findByRole('button', { name: 'Увійти як Марія' }))
  const dialog = within(await screen.findByRole('dialog'))
  if (reason) await user.type(await dialog.findByRole('textbox', { name: /Причина/ }), reason)
  await user.click(dialog.getByRole('button', { name: 'Увійти' }))
  return dialog
}

describe('signing in as somebody', () => {
  test('asks what for, and opens a tab of its own', async () => {
    asked.length = 0
    const { user } = openPanel('/panel/admins_show/', { handlers: [...reads, allowed] })
    await ask(user, 'Не бачить заявок')
    await waitFor(() => expect(opened.mock.calls).toEqual([['/auth_as_user?token=a-token', '_blank']]))
    expect(asked).toEqual([{ id: 5, reason: 'Не бачить заявок' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('asks nobody before the reason says something', async () => {
    asked.length = 0
    const { user } = openPanel('/panel/admins_show/', { handlers: [...reads, allowed] })
    const dialog = await ask(user, '')
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Причина/ })).toHaveProperty('ariaInvalid', 'true'))
    expect([asked, opened.mock.calls]).toEqual([[], []])
  })

  test('offers a link where the browser holds the tab back', async () => {
    opened.mockReturnValue(null)
    const { user } = openPanel('/panel/admins_show/', { handlers: [...reads, allowed] })
    const dialog = await ask(user, 'Не бачить заявок')
    expect((await dialog.findByRole('link', { name: 'Відкрити' })).getAttribute('href')).toBe('/auth_as_user?token=a-token')
  })

  test('says why it is refused', async () => {
    const { user } = openPanel('/panel/admins_show/', { handlers: [...reads, mock(actAsAdmin, () => fail('account_blocked'))] })
    const dialog = await ask(user, 'Не бачить заявок')
    expect((await dialog.findByRole('alert')).textContent).toBeTruthy()
    expect(opened).not.toHaveBeenCalled()
  })

  test('is offered a head neither for owners, for the idle, nor for themself', async () => {
    openPanel('/panel/admins_show/', { status: 4, handlers: reads })
    await screen.findByRole('button', { name: 'Увійти як Марія' })
    expect(screen.getAllByRole('button', { name: /^Увійти як/ })).toHaveLength(1)
  })

  test('stands on the record too', async () => {
    openPanel('/panel/admins_show/5/', { handlers: reads })
    expect(await screen.findByRole('button', { name: 'Увійти як співробітник' })).toBeDefined()
  })
})

describe('the back office of a colleague', () => {
  const auth = { ...buildAuth(4, 'Марія'), impersonator: { id: 9, name: 'Ірина', seconds_left: 3599 } }
  const acting = mock(getList, noNotifications, auth)

  test('says whose it is and for how long, and offers no way on to others', async () => {
    openPanel('/panel/admins_show/', { handlers: [acting, ...reads] })
    const bar = within(await screen.findByRole('region', { name: 'Вхід від імені співробітника' }))
    expect(bar.getByText('Ви дієте як Марія')).toBeDefined()
    expect(bar.getByRole('timer').textContent).toBe('Залишилося 59:59')
    await screen.findByRole('link', { name: 'Олег' })
    expect(screen.queryByRole('button', { name: /^Увійти як/ })).toBeNull()
  })

  test('is left by a button, which leads back to the record', async () => {
    let isOut = false
    const out = mock(logoutAdmin, () => {
      isOut = true
      return {}
    })
    const { user } = openPanel('/panel/admins_show/', { handlers: [acting, ...reads, out] })
    await user.click(await screen.findByRole('button', { name: 'Вийти з акаунта' }))
    await waitFor(() => expect(isOut).toBe(true))
  })

  test('is nobody’s but one’s own while one acts for a client', async () => {
    const own = { ...buildAuth(1), impersonator: { id: 1, name: 'Ольга', seconds_left: 3599 } }
    openPanel('/panel/admins_show/', { handlers: [mock(getList, noNotifications, own), ...reads] })
    await screen.findByRole('button', { name: 'Увійти як Марія' })
    expect(screen.queryByRole('region', { name: 'Вхід від імені співробітника' })).toBeNull()
  })
})
