import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { addToBlacklist, listClients, listOrders, mergeClients, previewMerge, setClientPassword, undoMerge } from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { buildClient } from '../build/clients.ts'
import { restResource } from '../build/rest.ts'
import { openPanel } from '../open-panel.tsx'

const stays = buildClient({ id: 12, name: 'Мадина Рахімова', email: 'madina@docento.test', phone_confirmed: true })
const goes = buildClient({
  id: 340,
  name: 'Мадина Р.',
  email: 'm.r@docento.test',
  email_confirmed: true,
  phone_plain: null,
  city: 'Алмати',
  city_id: 9,
})
const orders2 = [{ order_id: 20431, status: 1, review_status: 0, date_create: 1_795_000_000, city: null }]
const preview = mock(
  previewMerge,
  () =>
    ({
      ...{ client: stays, client2: goes, orders: [], orders2, conflicts: ['name', 'email', 'phone_plain', 'city_id'] as const },
      moves: { orders: 1, chat_threads: 0, payments: 0, phone_calls: 0, sessions: 2, site_reviews: 0, tutors: 0, reviews: 0 },
    }) as never,
)
const pair = { id: '12-340', client_id: 12, client_id2: 340, name: stays.name, name2: goes.name, reason: 'phone', same: '+7701' }
const merge = {
  id: 5,
  client_id: 12,
  client_id2: 340,
  name: stays.name,
  name2: goes.name,
  admin_name: 'Ольга',
  at: 1_795_000_000,
  until: 1_797_000_000,
}
const one = mock(listClients, () => ({ clients: [stays], total_count: 1, page_size: 25, pages_count: 1 }))
const noOrders = mock(listOrders, () => ({ orders: [], total_count: 0, page_size: 25, pages_count: 0, counts: {} }))
const lists = (merges: object[] = []) => [...restResource('client_duplicates', [pair] as never), ...restResource('client_merges', merges as never)]
const compared = '/panel/clients_show/merge/?client_id=12&client_id2=340'

describe('two clients side by side', () => {
  test('become one with the fields that were chosen, confirmed contacts first', async () => {
    const sent: unknown[] = []
    const save = mock(mergeClients, ({ input }) => {
      sent.push(input)
      return { merge_id: 5, client: stays }
    })
    const { user } = openPanel(compared, { handlers: [preview, save, one, noOrders, ...lists()] })
    expect(await screen.findByRole('radio', { name: /m\.r@docento\.test/ })).toHaveProperty('checked', true)
    await user.click(screen.getByRole('radio', { name: 'Мадина Р.' }))
    await user.click(screen.getByRole('button', { name: 'Об’єднати в №\u00a012' }))
    await waitFor(() =>
      expect(sent).toEqual([{ client_id: 12, client_id2: 340, fields: { name: 2, email: 2, phone_plain: 1, lang: 1, city_id: 2 } }]),
    )
  })

  test('show what would move, and are merged by owner and head alone', async () => {
    openPanel(compared, { status: 2, handlers: [preview, ...lists()] })
    expect(await screen.findByRole('link', { name: /20431/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Об’єднати в/ })).toBeNull()
    expect(screen.getByText('Об’єднати може власник або керівник.')).toBeTruthy()
  })
})

describe('the record of a client', () => {
  const open = (merges: object[] = [], more: Parameters<typeof openPanel>[1] = {}) =>
    openPanel('/panel/clients_show/12/', { ...more, handlers: [...(more.handlers ?? []), one, noOrders, ...lists(merges)] })

  test('proposes who may be the same person', async () => {
    open()
    const sheet = await screen.findByRole('region', { name: 'Схоже, це та сама людина' })
    expect(within(sheet).getByRole('link')).toHaveProperty('href', expect.stringContaining('merge/?client_id=12&client_id2=340'))
  })

  test('takes a merge back', async () => {
    const undone: unknown[] = []
    const undo = mock(undoMerge, ({ input }) => {
      undone.push(input.merge_id)
      return {}
    })
    const { user } = open([{ ...merge, changed: [] }], { handlers: [undo] })
    await user.click(await screen.findByRole('button', { name: 'Роз’єднати' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Роз’єднати' }))
    await waitFor(() => expect(undone).toEqual([5]))
  })

  test('says why a merge can’t be taken back', async () => {
    open([{ ...merge, changed: [{ kind: 'orders', ids: [20298] }] }])
    expect(await screen.findByText('Не роз’єднати, відтоді змінено: заявки 20298')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Роз’єднати' })).toBeNull()
  })

  test('sets a password and lists a client black with the reason', async () => {
    const sent: unknown[] = []
    const note = ({ input }: { input: object }) => {
      sent.push(input)
      return {}
    }
    const { user } = open([], { handlers: [mock(setClientPassword, note), mock(addToBlacklist, note)] })
    await user.click(await screen.findByRole('button', { name: 'Задати пароль' }))
    await user.type(await screen.findByRole('textbox', { name: /Пароль/ }), 'new-Password-1')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Задати пароль' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'У чорний список' }))
    await user.type(await screen.findByRole('textbox', { name: /Чому/ }), 'спам')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'У чорний список' }))
    await waitFor(() =>
      expect(sent).toEqual([
        { client_id: 12, password: 'new-Password-1' },
        { client_id: 12, comment: 'спам' },
      ]),
    )
  })
})
