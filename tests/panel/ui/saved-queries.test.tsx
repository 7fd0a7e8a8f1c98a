import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { createSavedQuery, deleteSavedQuery, listClients, listSavedQueries, type SavedQuery, saveSavedQuery } from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { openPanel } from '../open-panel.tsx'

type Query = z.output<typeof SavedQuery>
const buildQuery = (given: Partial<Query> = {}): Query => ({
  id: 4,
  resource: 'clients',
  name: 'З умовами',
  value: { filter: { terms: 'declined' }, sort: { field: 'id', order: 'ASC' }, displayedFilters: { has_orders: true } },
  shared: false,
  owner_name: 'Ольга',
  is_own: true,
  ...given,
})

const asked = vi.fn()
function openList(queries: Query[], path = '/panel/clients_show/') {
  const kept = [...queries]
  return openPanel(path, {
    handlers: [
      mock(listClients, ({ input }) => {
        asked(input.filters)
        return { clients: [], total_count: 1, page_size: 25, pages_count: 1 }
      }),
      mock(listSavedQueries, ({ input }) => {
        expect(input.filter?.resource).toBe('clients')
        return { rows: kept, total_count: kept.length }
      }),
      mock(createSavedQuery, ({ input }) => {
        if (input.name === 'Зайві') fail({ name: 'too_big' })
        const row = buildQuery({ ...input, id: 9 })
        kept.push(row)
        return { row }
      }),
      mock(saveSavedQuery, ({ input: { id, ...given } }) => {
        const row = { ...buildQuery({ id }), ...given }
        kept.splice(0, 1, row)
        return { row }
      }),
      mock(deleteSavedQuery, () => ({ row: kept.pop() as Query })),
    ],
  })
}
const menu = async ({ user }: ReturnType<typeof openList>) => {
  await user.click(await screen.findByRole('button', { name: 'Збережені фільтри' }))
  return screen
}
const filtered = `/panel/clients_show/?filter=${encodeURIComponent('{"terms":"confirmed"}')}&sort=id&order=DESC&page=1`

describe('saved filters of a list', () => {
  test('say that they could not be read, and are read once more', async () => {
    // react-admin writes every refused call to the console
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let isBroken = true
    const { user } = openPanel('/panel/clients_show/', {
      handlers: [
        mock(listClients, () => ({ clients: [], total_count: 1, page_size: 25, pages_count: 1 })),
        mock(listSavedQueries, () => (isBroken ? fail('server_error') : { rows: [buildQuery()], total_count: 1 })),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Збережені фільтри' }))
    const notice = await within(await screen.findByRole('dialog')).findByRole('alert')
    isBroken = false
    await user.click(within(notice).getByRole('button', { name: 'Спробувати ще раз' }))
    await screen.findByRole('button', { name: 'З умовами' })
  })

  test('open filters, order and shown filters in the address', async () => {
    const panel = openList([buildQuery()])
    await panel.user.click(await (await menu(panel)).findByRole('button', { name: 'З умовами' }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ terms: 'declined', sort_dir: 'asc' }))
    const address = new URLSearchParams(panel.router.state.location.search)
    expect(Object.fromEntries(address)).toMatchObject({ filter: '{"terms":"declined"}', sort: 'id', order: 'ASC' })
    expect(await screen.findByLabelText('Має заявки')).toBeDefined()
  })

  test('stand apart from those of colleagues, which nobody else changes', async () => {
    const panel = openList([buildQuery(), buildQuery({ id: 5, name: 'Без заявок', is_own: false, shared: true, owner_name: 'Ігор' })])
    const { findByRole } = await menu(panel)
    const own = within(await findByRole('region', { name: 'Мої' }))
    expect(own.getByRole('button', { name: 'Змінити «З умовами»' })).toBeDefined()
    const shared = within(await findByRole('region', { name: 'Спільні' }))
    expect(shared.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Без заявок · Ігор'])
  })

  test('are saved under a name, and shared when asked to', async () => {
    const panel = openList([], filtered)
    await panel.user.click(await (await menu(panel)).findByRole('button', { name: 'Зберегти ці фільтри…' }))
    await panel.user.type(await screen.findByRole('textbox', { name: /Назва/ }), 'Згодні')
    await panel.user.click(screen.getByLabelText(/Показувати колегам/))
    await panel.user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await (await menu(panel)).findByRole('button', { name: 'Згодні · Спільні' })).toBeDefined()
  })

  test('stay in their dialog while their name is refused', async () => {
    // react-admin writes every refused call to the console
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const panel = openList([], filtered)
    await panel.user.click(await (await menu(panel)).findByRole('button', { name: 'Зберегти ці фільтри…' }))
    await panel.user.type(await screen.findByRole('textbox', { name: /Назва/ }), 'Зайві')
    await panel.user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Назва/ }).getAttribute('aria-invalid')).toBe('true'))
  })

  test('are renamed and removed', async () => {
    const panel = openList([buildQuery()])
    await panel.user.click(await (await menu(panel)).findByRole('button', { name: 'Змінити «З умовами»' }))
    await panel.user.type(await screen.findByRole('textbox', { name: /Назва/ }), ' 2')
    await panel.user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await panel.user.click(await (await menu(panel)).findByRole('button', { name: 'Прибрати «З умовами 2»' }))
    await panel.user.click(await screen.findByRole('button', { name: 'Прибрати' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await (await menu(panel)).findByText(/Виберіть фільтри й збережіть/)).toBeDefined()
  })
})
