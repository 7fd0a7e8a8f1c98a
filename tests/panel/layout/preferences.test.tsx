import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getPreferences, getRole, listClients, logoutAdmin, setPreferences } from '../../../schemas/index.ts'
import { mock, unreachable } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { openPanel } from '../open-panel.tsx'

const clients = mock(listClients, () => ({ clients: [], total_count: 1, page_size: 25, pages_count: 1 }))
let kept: Record<string, string[]> = {}
const kinds = vi.fn()
const handlers = [
  clients,
  mock(getPreferences, () => ({ preferences: kept })),
  mock(setPreferences, ({ input: { preferences } }) => {
    kept = { ...kept, ...preferences }
    kinds(preferences)
    return {}
  }),
]
const signOut = [mock(logoutAdmin, () => ({})), mock(getRole, () => ({}))]
const KEY = 'clients_show.datatable'

describe('the columns of a list', () => {
  beforeEach(() => {
    localStorage.clear()
    kept = {}
    kinds.mockClear()
  })

  test('stand as the server keeps them for the person who signed in', async () => {
    kept = { [KEY]: ['id'] }
    const { user } = openPanel('/panel/clients_show/', { handlers })
    await user.click(await screen.findByRole('button', { name: 'Колонки' }))
    const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Клієнт' })
    await waitFor(() => expect(choice.checked).toBe(false))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Місто' }).checked).toBe(true)
  })

  test('are kept a moment after the last change, all changes at once', async () => {
    const { user } = openPanel('/panel/clients_show/', { handlers })
    await user.click(await screen.findByRole('button', { name: 'Колонки' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Місто' }))
    await user.click(screen.getByRole('checkbox', { name: 'Контакти' }))
    await waitFor(() => expect(kinds).toHaveBeenCalled())
    expect(kinds.mock.calls).toEqual([[{ [KEY]: ['clients.columns.contacts'] }]])
  })

  test('are kept when the page is left right after a change', async () => {
    const { user } = openPanel('/panel/clients_show/', { handlers })
    await user.click(await screen.findByRole('button', { name: 'Колонки' }))
    const contacts = await screen.findByRole('checkbox', { name: 'Контакти' })
    // the moment after the change never comes
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(contacts)
    dispatchEvent(new Event('pagehide'))
    vi.useRealTimers()
    await waitFor(() => expect(kinds).toHaveBeenCalledOnce())
    expect(kinds.mock.lastCall?.[0][KEY]).toContain('clients.columns.contacts')
    dispatchEvent(new Event('pageshow'))
  })

  test('chosen before the server said what it keeps stand, and are kept', async () => {
    const answer = Promise.withResolvers<void>()
    const late = mock(getPreferences, async () => {
      await answer.promise
      return { preferences: { [KEY]: ['id'] } }
    })
    const { user } = openPanel('/panel/clients_show/', { handlers: [late, ...handlers] })
    await user.click(await screen.findByRole('button', { name: 'Колонки' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Контакти' }))
    answer.resolve()
    await waitFor(() => expect(kinds).toHaveBeenCalled())
    expect(kept[KEY]).toContain('clients.columns.contacts')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Контакти' }).checked).toBe(false)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Клієнт' }).checked).toBe(true)
  })

  test('that found no server are sent with the next change', async () => {
    const { user } = openPanel('/panel/clients_show/', { handlers: [unreachable(setPreferences), ...handlers] })
    await user.click(await screen.findByRole('button', { name: 'Колонки' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Контакти' }))
    await screen.findByText('Немає зв’язку з сервером')
    api.use(...handlers)
    await user.click(screen.getByRole('checkbox', { name: 'Позначки', hidden: true }))
    await waitFor(() => expect(kinds).toHaveBeenCalled())
    expect(kinds.mock.lastCall?.[0][KEY]).toContain('clients.columns.contacts')
  })

  test('outlive a sign-out', async () => {
    kept = { [KEY]: ['id'] }
    const { user } = openPanel('/panel/clients_show/', { handlers: [...handlers, ...signOut] })
    await user.click(await screen.findByRole('button', { name: /Вийти/ }))
    await screen.findByRole('button', { name: /Увійти/ })
    expect(localStorage.getItem(`RaStoredocento-panel.${KEY}`)).toBeNull()
    expect(kept).toEqual({ [KEY]: ['id'] })
    expect(kinds).not.toHaveBeenCalled()
  })

  test('are kept when their reader signs out right after a change', async () => {
    const { user } = openPanel('/panel/clients_show/', { handlers: [...handlers, ...signOut] })
    await user.click(await screen.findByRole('button', { name: 'Колонки' }))
    const contacts = await screen.findByRole('checkbox', { name: 'Контакти' })
    fireEvent.click(contacts)
    fireEvent.click(screen.getByRole('button', { name: /Вийти/, hidden: true }))
    await screen.findByRole('button', { name: /Увійти/ })
    expect(kept[KEY]).toContain('clients.columns.contacts')
  })
})
