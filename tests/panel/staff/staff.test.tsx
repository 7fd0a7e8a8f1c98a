import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createStaff, deleteStaff, getOrderRules, getStaff, handOverOrders, listStaff, saveStaff, toggleStaff } from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { buildColleague } from '../build/staff.ts'
import { openPanel } from '../open-panel.tsx'

const manager = buildColleague({ id: 5, name: 'Марія', email: 'maria@example.com' })
const owner = buildColleague({ id: 6, name: 'Ірина', status: 1, email: '', phone: '' })
const reads = (one = manager) => [
  mock(listStaff, () => ({ admins: [owner, manager], total_count: 2, page_size: 25, pages_count: 1 })),
  mock(getStaff, () => ({ admin: one })),
]

describe('the list of staff', () => {
  test('turns what reaches a colleague where it stands', async () => {
    const turned: unknown[] = []
    const toggle = mock(toggleStaff, ({ input }) => {
      turned.push(input)
      return {}
    })
    const { user } = openPanel('/panel/admins_show/', { handlers: [...reads(), toggle] })
    await user.click(await screen.findByRole('switch', { name: 'Дзвінки: Марія' }))
    await waitFor(() => expect(turned).toEqual([{ admin_id: 5, field: 'receives_calls', value: true }]))
  })

  test('offers a head no switches of an owner', async () => {
    openPanel('/panel/admins_show/', { status: 4, handlers: reads() })
    const row = within((await screen.findByRole('link', { name: 'Ірина' })).closest('tr') as HTMLElement)
    expect(row.queryAllByRole('switch')).toEqual([])
    expect(within(screen.getByRole('table')).getAllByRole('switch')).toHaveLength(3)
  })
})

describe('a member of staff', () => {
  test('keeps the password when none is typed', async () => {
    const saved: unknown[] = []
    const save = mock(saveStaff, ({ input }) => {
      saved.push(input.admin)
      return { admin: manager }
    })
    const { user } = openPanel('/panel/admins_show/5/', { handlers: [...reads(), save] })
    await user.type(await screen.findByRole('textbox', { name: /Внутрішній номер/ }), '7')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(saved).toMatchObject([{ id: 5, telephony_ext: '1027', version: 1 }]))
    expect((saved[0] as { password?: string }).password).toBeUndefined()
  })

  test('is not added without a password', async () => {
    const made: unknown[] = []
    const create = mock(createStaff, ({ input }) => {
      made.push(input.admin)
      return { admin: manager }
    })
    const { user } = openPanel('/panel/admins_show/create/', { handlers: [...reads(), create] })
    await user.type(await screen.findByRole('textbox', { name: /Ім’я/ }), 'Новенька')
    await user.type(screen.getByRole('textbox', { name: /Пошта/ }), 'new@example.com')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(screen.getByLabelText(/Пароль/)).toHaveProperty('ariaInvalid', 'true'))
    await user.type(screen.getByLabelText(/Пароль/), 'long-enough-1')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(made).toMatchObject([{ name: 'Новенька', email: 'new@example.com', status: 2, password: 'long-enough-1' }]))
  })

  test('is told how long an address may be', async () => {
    const { user } = openPanel('/panel/admins_show/create/', { handlers: reads() })
    await user.click(await screen.findByRole('textbox', { name: /Пошта/ }))
    await user.paste(`${'n'.repeat(110)}@example.com`)
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    expect(await screen.findByText('Від 6 до 120 символів')).toBeDefined()
  })

  test('is deleted after a question, and oneself is not', async () => {
    const gone: unknown[] = []
    const remove = mock(deleteStaff, ({ input }) => {
      gone.push(input.admin_id)
      return {}
    })
    const { user } = openPanel('/panel/admins_show/5/', { handlers: [...reads(), remove] })
    await user.click(await screen.findByRole('button', { name: 'Видалити' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Видалити' }))
    await waitFor(() => expect(gone).toEqual([5]))
  })

  test('who is the reader has no button to delete themself', async () => {
    openPanel('/panel/admins_show/1/', { handlers: reads(buildColleague({ id: 1, status: 1 })) })
    expect(await screen.findByRole('button', { name: 'Зберегти' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Видалити' })).toBeNull()
  })

  test('who is an owner is only read by a head', async () => {
    openPanel('/panel/admins_show/6/', { status: 4, handlers: reads(owner) })
    expect(await screen.findByText('Записи головних адміністраторів змінюють лише вони')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Зберегти' })).toBeNull()
  })

  test('may be made anything but an owner by a head', async () => {
    const { user } = openPanel('/panel/admins_show/5/', { status: 4, handlers: reads() })
    await user.click(await screen.findByRole('combobox', { name: /Роль/ }))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Менеджер', 'Редактор контенту', 'Керівник'])
  })
})

describe('the open orders of a colleague', () => {
  const busy = buildColleague({ id: 5, name: 'Марія', open_orders: 12 })
  const managers = [
    { id: 5, name: 'Марія' },
    { id: 8, name: 'Олег' },
  ]
  const rules = mock(getOrderRules, () => ({ rules: { admin_id: { required: false, options: managers } } }))

  test('are a figure that leads to exactly their rows', async () => {
    openPanel('/panel/admins_show/5/', { handlers: [...reads(busy), rules] })
    const link = await screen.findByRole('link', { name: '12' })
    const filter = JSON.parse(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('filter') ?? '')
    expect(filter).toEqual({ admin_id: 5, status: [1, 2, 3, 4, 5, 6, 10, 11] })
  })

  test('are handed to another, or in turn, never to the same one', async () => {
    const sent: unknown[] = []
    const hand = mock(handOverOrders, ({ input }) => {
      sent.push(input)
      return { handed: 12, left: 0 }
    })
    const { user } = openPanel('/panel/admins_show/5/', { handlers: [...reads(busy), rules, hand] })
    await user.click(await screen.findByRole('button', { name: 'Передати' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('combobox', { name: /Кому/ }))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['По черзі тим, хто на зміні', 'Олег'])
    await user.click(screen.getByRole('option', { name: 'Олег' }))
    await user.click(dialog.getByRole('button', { name: 'Передати' }))
    await waitFor(() => expect(sent).toEqual([{ admin_id: 5, to_admin_id: 8 }]))
    expect(await screen.findByText('Передано заявок: 12')).toBeDefined()
  })

  test('are asked about when a colleague is deleted', async () => {
    const gone: unknown[] = []
    const remove = mock(deleteStaff, ({ input }) => {
      gone.push(input)
      return {}
    })
    const { user } = openPanel('/panel/admins_show/5/', { handlers: [...reads(busy), rules, remove] })
    await user.click(await screen.findByRole('button', { name: 'Видалити' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Видалити' }))
    expect(gone).toEqual([])
    await user.click(dialog.getByRole('combobox', { name: /Кому/ }))
    await user.click(await screen.findByRole('option', { name: 'По черзі тим, хто на зміні' }))
    await user.click(dialog.getByRole('button', { name: 'Видалити' }))
    await waitFor(() => expect(gone).toEqual([{ admin_id: 5, in_turn: true }]))
  })

  test('of who does not work here any more are said to be left', async () => {
    openPanel('/panel/admins_show/5/', { handlers: [...reads({ ...busy, active: false }), rules] })
    expect(await screen.findByText('Заявки лишилися за тим, хто з ними не працює')).toBeDefined()
  })
})
