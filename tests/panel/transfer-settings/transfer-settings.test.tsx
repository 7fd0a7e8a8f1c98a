import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  getTransferSetting,
  listOrders,
  listTransferSettings,
  saveTransferSetting,
  setTransferOffline,
  type TransferSetting,
} from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { openPanel } from '../open-panel.tsx'

const setting: TransferSetting = {
  ...{ id: 8, lesson_id: 8, lesson_name: 'Математика', is_active: true, share_percent: 40, level_ids: [17], hours_from: '09:00', hours_to: '18:00' },
  ...{
    levels: [
      { id: 17, name: '5–9 клас' },
      { id: 68, name: '1–4 клас' },
    ],
    updated_at: null,
    version: 3,
  },
}
const reads = [
  mock(listTransferSettings, () => ({ settings: [setting], total_count: 1, page_size: 25, pages_count: 1, transfer_offline_lesson: false })),
  mock(getTransferSetting, () => ({ setting })),
]

test('the list of transfers tells how many orders of a subject go to the school, of which levels and when', async () => {
  openPanel('/panel/transfer_settings/', { handlers: reads })
  const row = within((await screen.findByRole('link', { name: 'Математика' })).closest('tr') as HTMLElement)
  for (const text of ['40 % заявок', '5–9 клас', '09:00–18:00']) expect(row.getByText(text)).toBeTruthy()
})

test('lessons off line are let go to the school by one switch', async () => {
  const sent: unknown[] = []
  const set = mock(setTransferOffline, ({ input }) => {
    sent.push(input.value)
    return {}
  })
  const { user } = openPanel('/panel/transfer_settings/', { handlers: [...reads, set] })
  await user.click(await screen.findByRole('switch', { name: /не онлайн/ }))
  await waitFor(() => expect(sent).toEqual([true]))
})

test('a setting is saved with its version and the levels that are ticked', async () => {
  const saved: unknown[] = []
  const save = mock(saveTransferSetting, ({ input }) => {
    saved.push(input.setting)
    return { setting }
  })
  const { user } = openPanel('/panel/transfer_settings/8/', { handlers: [...reads, save] })
  await user.click(await screen.findByRole('checkbox', { name: '1–4 клас' }))
  await user.click(screen.getByRole('button', { name: 'Зберегти' }))
  await waitFor(() => expect(saved).toMatchObject([{ id: 8, level_ids: [17, 68], share_percent: 40, version: 3 }]))
})

test('the settings of transfer are the owner’s alone, and of editions with the school', async () => {
  const noOrders = mock(listOrders, () => ({ orders: [], total_count: 0, page_size: 25, pages_count: 0, counts: {} }))
  openPanel('/panel/users_orders/', { edition: 'es', handlers: [...reads, noOrders] })
  await screen.findByRole('navigation', { name: 'Menú' })
  expect(screen.queryByRole('link', { name: 'Ajustes de traspaso' })).toBeNull()
})

test('editions without the school have no such page', async () => {
  openPanel('/panel/transfer_settings/', { edition: 'es', handlers: reads })
  expect(await screen.findByRole('heading', { level: 1, name: 'No existe esta página' })).toBeDefined()
})
