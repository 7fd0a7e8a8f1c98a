import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createOrder, getOrder, getOrderRules, listClients, saveOrder } from '../../../schemas/index.ts'
import { STATUS } from '../../../schemas/order-life.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { buildClient } from '../build/clients.ts'
import { buildOrder, NOW } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

const named = (...names: string[]) => names.map((name, at) => ({ id: at + 1, name }))
const rules = {
  lesson_id: { required: false, options: named('Математика', 'Фізика') },
  level_id: { required: false, options: [{ id: 11, name: 'НМТ', parent: 1 }] },
  city_id: { required: false, options: named('Київ', 'Львів') },
  class_regularity: { required: false, options: [{ id: 0, name: 'Не вказано' }, ...named('Раз', 'Двічі', 'Тричі')] },
}
const handlers = [mock(getOrder, ({ input }) => ({ order: buildOrder({ order_id: input.id, version: 3 }) })), mock(getOrderRules, () => ({ rules }))]

const clientsOf = (clients: ReturnType<typeof buildClient>[]) => ({ clients, total_count: clients.length, page_size: 25, pages_count: 1 })
const nobodyKnown = mock(listClients, () => clientsOf([]))

const openForm = async (given = handlers) => {
  const opened = openPanel('/panel/users_orders/20377/', { handlers: given })
  await opened.user.click(await screen.findByRole('button', { name: 'Змінити' }))
  await screen.findByLabelText(/Побажання/)
  return opened
}
const choose = async (user: Awaited<ReturnType<typeof openForm>>['user'], label: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}
const retype = async (user: Awaited<ReturnType<typeof openForm>>['user'], text: string) => {
  await user.clear(screen.getByLabelText(/Побажання/))
  await user.type(screen.getByLabelText(/Побажання/), text)
}

describe('the order form', () => {
  test('sends only what was changed, with the version that was opened', async () => {
    const saved = vi.fn()
    api.use(
      mock(saveOrder, ({ input }) => {
        saved(input)
        return { order: buildOrder({ wishes: 'Лише зранку', version: 4 }) }
      }),
    )
    const { user } = await openForm()
    await retype(user, 'Лише зранку')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith({ order_id: 20377, order: { wishes: 'Лише зранку', version: 3 } }))
    expect(await screen.findByText('«Лише зранку»')).toBeDefined()
  })

  test('saves optional fields that were emptied', async () => {
    const saved = vi.fn()
    const practice_id = { required: false, options: named('До року', 'Рік') }
    const { user } = await openForm([
      mock(getOrder, ({ input }) => ({ order: buildOrder({ order_id: input.id, version: 3, practice_id: 2 }) })),
      mock(getOrderRules, () => ({ rules: { ...rules, practice_id } })),
      mock(saveOrder, ({ input }) => {
        saved(input.order)
        return { order: buildOrder({ wishes: '', version: 4 }) }
      }),
    ])
    await user.clear(screen.getByLabelText(/Побажання/))
    await choose(user, 'Досвід репетитора', 'Неважливо')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith({ wishes: '', practice_id: null, version: 3 }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Зберегти' })).toBeNull())
  })

  test('names a subject and a level that the order has, though they were closed since', async () => {
    const lessons = [{ id: 9, name: 'Латина', levels: [{ id: 12, name: 'Іспит' }] }]
    await openForm([
      mock(getOrder, ({ input }) => ({ order: buildOrder({ order_id: input.id, lessons, lesson_levels: { 9: [12] } }) })),
      mock(getOrderRules, () => ({ rules })),
    ])
    expect(screen.getByRole('combobox', { name: 'Предмет' })).toHaveProperty('value', 'Латина')
    expect(screen.getByLabelText('Іспит')).toHaveProperty('checked', true)
  })

  test('is unchanged when what was typed is emptied again', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
    const { user } = await openForm([
      mock(getOrder, ({ input }) => ({ order: buildOrder({ order_id: input.id, wishes: '' }) })),
      mock(getOrderRules, () => ({ rules })),
    ])
    await user.type(screen.getByLabelText(/Побажання/), 'Лише')
    await user.clear(screen.getByLabelText(/Побажання/))
    await user.click(screen.getByRole('link', { name: 'Клієнти' }))
    await waitFor(() => expect(location.pathname).not.toBe('/panel/users_orders/20377/'))
    expect(confirm).not.toHaveBeenCalled()
    confirm.mockRestore()
  })

  test('lets the reader choose between both values after a conflict and saves on the new version', async () => {
    const saved = vi.fn()
    api.use(
      mock(saveOrder, ({ input }) => {
        saved(input.order)
        const fields = { wishes: { yours: 'Моє', theirs: 'Їхнє' }, class_regularity: { yours: 1, theirs: 2 } }
        return input.order.version === 3 ? fail('conflict', { fields }) : { order: buildOrder({ wishes: 'Моє', version: 8 }) }
      }),
    )
    const { user } = await openForm()
    await retype(user, 'Моє')
    await choose(user, 'Як часто', 'Раз')
    api.use(mock(getOrder, () => ({ order: buildOrder({ wishes: 'Їхнє', class_regularity: 2, version: 7 }) })))
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    const dialog = within(await screen.findByRole('dialog'))
    const regularity = within(dialog.getByRole('radiogroup', { name: 'Як часто' }))
    expect(regularity.getByLabelText('Ваше: Раз')).toHaveProperty('checked', true)
    await user.click(regularity.getByLabelText('Збережене: Двічі'))
    await user.click(dialog.getByRole('button', { name: 'Зберегти вибране' }))
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith({ wishes: 'Моє', version: 7 }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('saves over a colleague’s changes of other fields without a question', async () => {
    const saved = vi.fn()
    const { user } = await openForm()
    api.use(
      mock(saveOrder, ({ input }) => {
        saved(input.order)
        if (input.order.version === 3) return fail('conflict', { fields: { wishes: { yours: 'Моє', theirs: buildOrder().wishes } } })
        return { order: buildOrder({ wishes: 'Моє', version: 8 }) }
      }),
      mock(getOrder, () => ({ order: buildOrder({ admin_comment: 'Їхнє', version: 7 }) })),
    )
    await retype(user, 'Моє')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith({ wishes: 'Моє', version: 7 }))
    expect(await screen.findByText('«Моє»')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('offers to take back a comment that was saved by itself', async () => {
    const saved = vi.fn()
    const { user } = await openForm([
      mock(getOrder, ({ input }) => ({ order: buildOrder({ order_id: input.id, version: 3, admin_comment: 'Дзвонити зранку' }) })),
      mock(getOrderRules, () => ({ rules })),
      mock(saveOrder, ({ input: { order } }) => {
        saved(order)
        return { order: buildOrder({ version: order.version + 1, admin_comment: order.admin_comment ?? '' }) }
      }),
    ])
    await user.type(screen.getByLabelText(/Коментар/), ', не пізно')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await screen.findByText('Дзвонити зранку, не пізно')
    await user.click(await screen.findByRole('button', { name: 'Повернути' }))
    expect(await screen.findByText('Дзвонити зранку')).toBeDefined()
    expect(saved.mock.lastCall).toEqual([{ admin_comment: 'Дзвонити зранку', version: 4 }])
  })

  test('offers no way back from what others may have acted on', async () => {
    const { user } = await openForm([...handlers, mock(saveOrder, () => ({ order: buildOrder({ version: 4 }) }))])
    await user.type(screen.getByLabelText(/Коментар/), 'Терміново')
    await retype(user, 'Лише зранку')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await screen.findByText('Збережено')
    expect(screen.queryByRole('button', { name: 'Повернути' })).toBeNull()
  })

  test('is not closed with unsaved changes without a question', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
    const { user } = await openForm()
    await retype(user, 'Не збережено')
    const cancel = () => user.click(screen.getByRole('button', { name: 'Скасувати' }))
    await cancel()
    expect(confirm).toHaveBeenCalledExactlyOnceWith('Зміни не збережено. Закрити без них?')
    expect(screen.getByLabelText(/Побажання/)).toHaveProperty('value', 'Не збережено')
    confirm.mockReturnValue(true)
    await cancel()
    expect(screen.queryByLabelText(/Побажання/)).toBeNull()
    confirm.mockRestore()
  })

  test('asks before unsaved changes are left', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
    const { user } = await openForm()
    await retype(user, 'Не збережено')
    await user.click(screen.getByRole('link', { name: 'Клієнти' }))
    await waitFor(() => expect(confirm).toHaveBeenCalledWith('Зміни не збережено. Піти зі сторінки без них?'))
    expect(location.pathname).toBe('/panel/users_orders/20377/')
    confirm.mockRestore()
  })

  test('is not offered for an order that may not be saved', async () => {
    openPanel('/panel/users_orders/20377/', { handlers: [mock(getOrder, () => ({ order: buildOrder({ status: STATUS.deleted }) }))] })
    await screen.findByRole('heading', { level: 1, name: /./ })
    expect(screen.queryByRole('button', { name: 'Змінити' })).toBeNull()
  })
})

describe('a new order', () => {
  beforeEach(() => api.use(nobodyKnown))
  const openCreate = async () => {
    const opened = openPanel('/panel/users_orders/create/', { handlers })
    await screen.findByLabelText(/^Ім’я клієнта/)
    return opened
  }
  const fill = async (user: Awaited<ReturnType<typeof openCreate>>['user']) => {
    await user.type(screen.getByLabelText(/^Ім’я клієнта/), 'Марія')
    await user.type(screen.getByLabelText(/^Телефон/), '067 000 00 00')
    await user.click(screen.getByRole('combobox', { name: 'Предмет' }))
    await user.click(await screen.findByRole('option', { name: 'Математика' }))
  }
  const submit = (user: Awaited<ReturnType<typeof openCreate>>['user']) => user.click(screen.getByRole('button', { name: 'Створити заявку' }))

  test('is not sent before the required fields are filled; the first of them gets the focus a third down the window', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: 1000 } as DOMRect)
    const { user } = await openCreate()
    await submit(user)
    const name = screen.getByLabelText(/^Ім’я клієнта/)
    await waitFor(() => expect(document.activeElement).toBe(name))
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(scrolled).toHaveBeenLastCalledWith({ top: 1000 - window.innerHeight / 3 })
  })

  test.each([
    ['06700', 'У номері має бути 10 цифр'],
    ['067abc0000', 'У номері мають бути лише цифри'],
  ])('refuses the phone %s by the rule of the country', async (phone, text) => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const { user } = await openCreate()
    await user.type(screen.getByLabelText(/^Телефон/), phone)
    await submit(user)
    expect(await screen.findByText(text)).toBeDefined()
  })

  test('takes a phone that names another country by the rule of others, as the server does', async () => {
    const made = vi.fn()
    api.use(
      mock(createOrder, ({ input }) => {
        made(input.order.phone_plain)
        return { order: buildOrder({ order_id: 20500 }) }
      }),
    )
    const { user } = await openCreate()
    await fill(user)
    await user.clear(screen.getByLabelText(/^Телефон/))
    await user.type(screen.getByLabelText(/^Телефон/), '+48 123 456 789')
    await submit(user)
    await waitFor(() => expect(made).toHaveBeenCalledExactlyOnceWith('+48 123 456 789'))
  })

  test('opens after it was made', async () => {
    const made = vi.fn()
    api.use(
      mock(createOrder, ({ input }) => {
        made(input.order)
        return { order: buildOrder({ order_id: 20500 }) }
      }),
    )
    const { user } = await openCreate()
    await fill(user)
    await submit(user)
    await waitFor(() => expect(location.pathname).toBe('/panel/users_orders/20500/'))
    expect(made.mock.calls[0]?.[0]).toMatchObject({
      client_name: 'Марія',
      phone_default_country_code: 1,
      lesson_levels: { 1: [] },
      location_at_online: true,
      request_origin: 'phone',
      admin_id: 1,
      lang: 'ua',
    })
  })

  test('that is personal wants its tutor', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const kind = {
      required: false,
      options: [
        { id: 'general', name: 'Загальна' },
        { id: 'personal', name: 'До репетитора' },
      ],
    }
    const { user } = openPanel('/panel/users_orders/create/', { handlers: [mock(getOrderRules, () => ({ rules: { ...rules, kind } }))] })
    await screen.findByLabelText(/^Ім’я клієнта/)
    await fill(user)
    await choose(user, 'Вид заявки', 'До репетитора')
    await submit(user)
    await waitFor(() => expect(screen.getByLabelText(/^Номер репетитора/).getAttribute('aria-invalid')).toBe('true'))
  })

  test('without any place leads to the choice of one', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    api.use(mock(createOrder, () => fail({ location_at_online: 'place_required' })))
    const { user } = await openCreate()
    await fill(user)
    await user.click(screen.getByLabelText('Онлайн'))
    await submit(user)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Онлайн')))
  })

  test('says under a contact that it could not be looked up', async () => {
    const { user } = await openCreate()
    api.use(mock(listClients, () => fail('server_error')))
    await user.type(screen.getByLabelText(/^Телефон/), '0670000001')
    const said = (await screen.findByText(/перевірити, чи є такий клієнт: Помилка сервера/)).parentElement as HTMLElement
    api.use(nobodyKnown)
    await user.click(within(said).getByRole('button', { name: 'Спробувати ще раз' }))
    await waitFor(() => expect(said.isConnected).toBe(false))
  })

  test('marks the fields the server refuses and names them in the toast', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    api.use(mock(createOrder, () => fail({ client_name: 'name', 'locations.client_place': 'city_required' })))
    const { user } = await openCreate()
    await fill(user)
    await user.click(screen.getByLabelText('В учня'))
    await submit(user)
    await waitFor(() => expect(screen.getByLabelText(/^Ім’я клієнта/).getAttribute('aria-invalid')).toBe('true'))
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(alerts.filter((text) => text?.includes('Виберіть місто для занять'))).toHaveLength(2)
    expect(screen.getByLabelText('Місто').nextElementSibling?.getAttribute('aria-invalid')).toBe('true')
  })

  test.each([
    ['phone', /^Телефон/, '067 000 00 01'],
    ['mail', /^Електронна пошта/, 'known@example.com'],
  ])('says under the %s whose it is already, and leads to that client', async (_, label, typed) => {
    const { user } = await openCreate()
    const asked = vi.fn()
    api.use(
      mock(listClients, ({ input }) => {
        asked(input.filters)
        return clientsOf([buildClient({ id: 77, name: 'Олена', last_name: 'К.', orders_count: 3 })])
      }),
    )
    await user.click(screen.getByLabelText(label))
    await user.paste(typed)
    const link = await screen.findByRole('link', { name: 'Олена К.' })
    expect(link.closest('p')?.textContent).toBe('Уже є клієнт: Олена К., 3 заявки')
    expect(link.getAttribute('href')).toMatch(/clients_show\/77/)
    expect(screen.getByRole('link', { name: '3 заявки' }).getAttribute('href')).toContain('client_id')
    expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: typed }))
  })

  test.each([
    ['who is in the blacklist is marked so', [buildClient({ blacklisted: true })], 'Madina R., 1 заявка у чорному списку'],
    ['who was deleted keeps it in the blacklist', [buildClient({ blacklisted: true, deleted_at: NOW })], 'Madina R., 1 заявка у чорному списку'],
    ['who was deleted gave it free', [buildClient({ name: 'Олена К.', deleted_at: NOW }), buildClient()], 'Madina R., 1 заявка'],
  ])('a client with the contact %s', async (_, clients, text) => {
    const { user } = await openCreate()
    api.use(mock(listClients, () => clientsOf(clients)))
    await user.click(screen.getByLabelText(/^Телефон/))
    await user.paste('0670000001')
    expect((await screen.findByText(/Уже є клієнт/)).textContent?.trim()).toBe(`Уже є клієнт: ${text}`)
  })
})
