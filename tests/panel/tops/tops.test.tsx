import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { createTop, getTop, listTops, listTutors, saveTop, type Top } from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { openPanel } from '../open-panel.tsx'

const top: z.output<typeof Top> = {
  ...{ id: 7, tutor_id: 41, tutor_name: 'Олена Ткач', plan_id: 2, date_from: 1_795_000_000, date_to: 1_796_209_600 },
  ...{ sum: 250, currency: 'UAH', source: 'paid', payment_id: null, active: true, comment: '', created_at: 1_795_000_000, version: 1 },
}
const listed = mock(listTops, () => ({ tops: [top], total_count: 1, page_size: 25, pages_count: 1 }))
const tutors = mock(listTutors, () => ({ tutors: [], total_count: 0, page_size: 25, pages_count: 0 }))

describe('the list of TOPs', () => {
  test('tells whose each is, how long it runs and what it cost', async () => {
    openPanel('/panel/users_tops/', { handlers: [listed] })
    const row = within((await screen.findByRole('link', { name: 'Олена Ткач' })).closest('tr') as HTMLElement)
    for (const text of ['14 днів, 250 ₴', 'Діє', '250 ₴']) expect(row.getByText((words) => words.replaceAll(/\s/g, ' ') === text)).toBeDefined()
  })

  test('says of one that begins later that it has not begun', async () => {
    const soon = Math.floor(Date.now() / 1000) + 86_400
    const later = { ...top, date_from: soon, date_to: soon + 86_400 }
    openPanel('/panel/users_tops/', { handlers: [mock(listTops, () => ({ tops: [later], total_count: 1, page_size: 25, pages_count: 1 }))] })
    const row = within((await screen.findByRole('link', { name: 'Олена Ткач' })).closest('tr') as HTMLElement)
    expect(row.getByText('Ще не почався')).toBeDefined()
    expect(row.queryByText('Діє')).toBeNull()
  })
})

describe('a TOP', () => {
  test('is saved with what was changed of it', async () => {
    const saved: unknown[] = []
    const save = mock(saveTop, ({ input }) => {
      saved.push(input.data)
      return { top: { ...top, comment: 'Подяка' } }
    })
    const { user } = openPanel('/panel/users_tops/7/', { handlers: [listed, mock(getTop, () => ({ top })), save] })
    await user.type(await screen.findByRole('textbox', { name: 'Коментар' }), 'Подяка')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(saved).toMatchObject([{ id: 7, comment: 'Подяка', date_to: top.date_to }]))
  })

  test('that is refused says why at the field that is wrong', async () => {
    // react-admin writes every refused call to the console
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = openPanel('/panel/users_tops/7/', {
      handlers: [listed, mock(getTop, () => ({ top })), mock(saveTop, () => fail({ date_to: 'too_small' }))],
    })
    await user.type(await screen.findByRole('textbox', { name: 'Коментар' }), 'Подяка')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(screen.getByLabelText('До')).toHaveProperty('ariaInvalid', 'true'))
  })

  test('that a colleague changed too asks which value stays, and keeps what else both changed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const saved: unknown[] = []
    const theirs = { ...top, comment: 'Їхнє', plan_id: 3, version: 2 }
    let newest = top
    const save = mock(saveTop, ({ input: { data } }) => {
      saved.push(data)
      newest = theirs
      return data.version === 1 ? fail('conflict', { fields: {} }) : { top: { ...theirs, version: 3 } }
    })
    const { user } = openPanel('/panel/users_tops/7/', { handlers: [listed, mock(getTop, () => ({ top: newest })), save] })
    await user.type(await screen.findByRole('textbox', { name: 'Коментар' }), 'Моє')
    await user.click(screen.getByRole('switch', { name: 'Діє' }))
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(1)
    await user.click(dialog.getByLabelText('Збережене: Їхнє'))
    await user.click(dialog.getByRole('button', { name: 'Зберегти вибране' }))
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ plan_id: 3, comment: 'Їхнє', active: false, version: 2 }))
  })

  test('is not given before a tutor is chosen', async () => {
    const { user } = openPanel('/panel/users_tops/create/', { handlers: [tutors, mock(createTop, () => fail('server_error'))] })
    await user.click(await screen.findByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Репетитор/ })).toHaveProperty('ariaInvalid', 'true'))
  })
})
