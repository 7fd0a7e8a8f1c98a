import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { deleteChatMessage, getOrder, setChatRead } from '../../../schemas/index.ts'
import { chatServer } from '../../build/chat-server.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { buildMessage, buildOwn, buildThread } from '../build/chat.ts'
import { buildOrder } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

type Given = Parameters<typeof buildOrder>[0]
type Answer = Parameters<typeof chatServer>[0]

/** Stores what it gets, as the server does. */
const stores: Answer = ({ msg_service, msg_data }, server) =>
  server.say(buildOwn({ key: msg_data.key, msg_text: msg_data.msg_text, msg_service: msg_service as 0 }))

async function open(order: Given, answer: Answer = stores, width?: number) {
  const server = chatServer(answer)
  const opened = openPanel('/panel/users_orders/20377/', {
    handlers: [mock(getOrder, () => ({ order: buildOrder({ chats: [buildThread()], ...order }) })), server.handler],
    ...(width && { width }),
  })
  const sheet = within(await screen.findByRole('region', { name: 'Чат' }))
  await waitFor(() => expect(server.opened).toHaveLength(1))
  return { ...opened, server, sheet }
}
const logOf = (name = 'Руслан И.') => screen.findByRole('log', { name: `Повідомлення: ${name}` })
const field = (name = 'Руслан И.') => screen.getByRole('textbox', { name: `Написати: ${name}` })
const write = (user: UserEvent, text: string) => user.type(field(), `${text}{Enter}`)

describe('the history', () => {
  test('says who wrote what, by which way, what was read, taken back and written by the product', async () => {
    const messages = [
      buildMessage({ msg_text: 'Пишу из дороги', msg_service: 1 }),
      buildOwn({ msg_text: 'Ждём', read_at: 1_795_158_000 }),
      buildOwn({ msg_text: '', deleted: true }),
      buildOwn({ msg_text: 'Перезвоним', msg_service: 2, relay_state: 'dead' }),
      buildMessage({ msg_text: 'Репетитор выбран', auto_msg: true, msg_type: 2 }),
    ]
    await open({ messages })
    const lines = within(await logOf())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    const said = [
      /Нові/,
      /Руслан И\..*Viber.*Пишу из дороги/,
      /Ольга.*Ждём.*Прочитано/,
      /Повідомлення видалено/,
      /SMS.*Перезвоним.*не передано/,
      /Автоматично.*Репетитор выбран/,
    ]
    for (const [at, line] of said.entries()) expect(lines[at]).toMatch(line)
  })

  test('of nothing says so', async () => {
    await open({ messages: [] })
    expect((await logOf()).textContent).toContain('Тут ще нічого не писали.')
  })

  test('shows words as words, whatever they look like', async () => {
    await open({ messages: [buildMessage({ msg_text: '<img src=x onerror="window.ran=1">' })] })
    expect((await logOf()).textContent).toContain('<img src=x onerror="window.ran=1">')
    expect((await logOf()).querySelector('img')).toBeNull()
  })

  test('has its links, to other sites over the page that names them', async () => {
    const links = [{ text: 'https://meet.example/', code: 'c0de' }]
    await open({ messages: [buildMessage({ msg_text: 'Сюда: https://meet.example/', links })] })
    const link = within(await logOf()).getByRole('link', { name: 'https://meet.example/' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/away?code=c0de', '_blank'])
  })

  test('is of each pair of people apart', async () => {
    const tutor = { kind: 'tutor_admin', tutor_id: 501, name: 'Айгерим С.' } as const
    const pair = { kind: 'client_tutor', tutor_id: 501, name: 'Руслан – Айгерим С.', closed: 'not_ours' } as const
    const messages = [
      buildMessage({ msg_text: 'Клиент пишет' }),
      buildMessage({ sender: 'tutor', sender_id: 501, sender_name: 'Айгерим С.', msg_text: 'Репетитор пишет' }),
      buildMessage({ recipient: 'tutor', recipient_id: 501, msg_text: 'Между собой' }),
    ]
    const { user, server } = await open({
      messages,
      chats: [buildThread(), buildThread({ ...tutor, relays: [] }), buildThread({ ...pair, relays: [] })],
    })
    expect((await logOf()).textContent).not.toContain('Репетитор пишет')
    await user.click(screen.getByRole('tab', { name: /^Айгерим С\. репетитор 1$/ }))
    expect((await logOf('Айгерим С.')).textContent).toContain('Репетитор пишет')
    await user.type(field('Айгерим С.'), 'Ответ{Enter}')
    await waitFor(() => expect(server.frames).toMatchObject([{ msg_data: { recipient: 'tutor', recipient_id: 501, msg_text: 'Ответ' } }]))
    await user.click(screen.getByRole('tab', { name: /Руслан – Айгерим/ }))
    expect((await logOf(pair.name)).textContent).toContain('Между собой')
    expect(screen.getByRole('note').textContent).toBe('Тут можна лише читати.')
    expect(screen.queryByRole('textbox', { name: /^Написати/ })).toBeNull()
  })

  test.each([
    ['blacklisted', 'Клієнт у чорному списку: чат закрито.'],
    ['deleted', 'Заявку видалено: чат закрито.'],
  ] as const)('of a thread that is closed because it is %s has no field, and says why', async (closed, why) => {
    await open({ chats: [buildThread({ closed })] })
    expect((await screen.findByRole('note')).textContent).toBe(why)
    expect(screen.queryByRole('textbox', { name: /^Написати/ })).toBeNull()
  })
})

describe('what comes while one looks', () => {
  test('stands at the end at once, and as it becomes', async () => {
    const { server } = await open({ messages: [] })
    const message = buildMessage({ msg_text: 'Ещё вопрос' })
    server.say(message)
    await waitFor(async () => expect((await logOf()).textContent).toContain('Ещё вопрос'))
    server.say({ ...message, msg_text: '', deleted: true })
    await waitFor(async () => expect((await logOf()).textContent).toContain('Повідомлення видалено'))
    expect(within(await logOf()).getAllByRole('listitem')).toHaveLength(1)
  })

  test('is asked for from the last message on, at the order’s own socket', async () => {
    const { server } = await open({ messages: [buildMessage({ id: 41 }), buildMessage({ id: 42 })] })
    const { pathname, searchParams } = server.opened[0] as URL
    expect(pathname).toBe('/api/websocket/')
    expect(Object.fromEntries(searchParams)).toEqual({ role: 'admin', id: '1', order_id: '20377', after: '42' })
  })

  test.each([
    ['was read', { read_at: 1_795_158_000 }, 'Прочитано'],
    ['was not sent on', { relay_state: 'dead' }, 'не передано'],
    ['was taken back', { msg_text: '', deleted: true }, 'Повідомлення видалено'],
  ] as const)('and %s while there was no connection is shown so once there is one', async (_, change, said) => {
    const { server } = await open({ messages: [] })
    const message = buildOwn({ msg_text: 'Перезвоним', msg_service: 2, relay_state: 'waiting' })
    server.say(message)
    await waitFor(async () => expect((await logOf()).textContent).toContain('Перезвоним'))
    api.use(mock(getOrder, () => ({ order: buildOrder({ chats: [buildThread()], messages: [{ ...message, ...change }] }) })))
    server.close(1012)
    await waitFor(async () => expect((await logOf()).textContent).toContain(said))
  })

  test('is marked read by a press, by each way that it came', async () => {
    const marked = vi.fn()
    const messages = [buildMessage({ id: 51 }), buildMessage({ id: 52, msg_service: 1 }), buildMessage({ id: 53 })]
    const { user } = await open({ messages })
    api.use(
      mock(setChatRead, ({ input }) => {
        marked(input)
        return {}
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Позначити прочитаним' }))
    await waitFor(() => expect(marked.mock.calls).toEqual([[{ chat_id: 53, message_service: 0 }], [{ chat_id: 52, message_service: 1 }]]))
  })
})

describe('what one writes', () => {
  test('goes by the socket and stands when it is stored', async () => {
    const { user, server } = await open({ messages: [] })
    await write(user, 'Добрый день')
    expect(server.frames).toMatchObject([
      {
        msg_service: 0,
        msg_type: 0,
        msg_data: { order_id: 20377, sender: 'admin', sender_id: 1, recipient: 'client', auto_msg: false, msg_text: 'Добрый день' },
      },
    ])
    expect(field()).toHaveProperty('value', '')
    await waitFor(async () => expect((await logOf()).textContent).toContain('Надіслано'))
    expect(within(await logOf()).getAllByRole('listitem')).toHaveLength(1)
  })

  test('begins a line by Shift and Enter', async () => {
    const { user, server } = await open({ messages: [] })
    await user.type(field(), 'Раз{Shift>}{Enter}{/Shift}два')
    expect(server.frames).toEqual([])
    await user.type(field(), '{Enter}')
    await waitFor(() => expect(server.frames[0]?.msg_data.msg_text).toBe('Раз\nдва'))
  })

  test('goes by the messenger that is chosen', async () => {
    const { user, server } = await open({ messages: [] })
    await user.click(screen.getByRole('combobox', { name: 'Куди' }))
    const ways = within(await screen.findByRole('listbox')).getAllByRole('option')
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Сайт', 'Viber', 'SMS'])
    await user.click(screen.getByRole('option', { name: 'Viber' }))
    await write(user, 'В мессенджер')
    await waitFor(() => expect(server.frames[0]?.msg_service).toBe(1))
  })

  test('and is refused stays with why, goes again by a press under the same key, or is dropped', async () => {
    let isRefusing = true
    const refuses: Answer = (frame, server) => {
      if (isRefusing) server.tell({ status: 'fail', error: 'too_many_requests', data: { msg_data: { key: frame.msg_data.key } } })
      else stores?.(frame, server)
    }
    const { user, server } = await open({ messages: [] }, refuses)
    await write(user, 'Слишком часто')
    expect((await within(await logOf()).findByRole('alert')).textContent).toContain('Не надіслано: Забагато спроб поспіль')
    isRefusing = false
    await user.click(screen.getByRole('button', { name: 'Надіслати ще раз' }))
    await waitFor(async () => expect((await logOf()).textContent).toContain('Надіслано'))
    expect(new Set(server.frames.map(({ msg_data }) => msg_data.key)).size).toBe(1)
    isRefusing = true
    await write(user, 'Передумал')
    await user.click(await screen.findByRole('button', { name: 'Прибрати' }))
    expect((await logOf()).textContent).not.toContain('Передумал')
  })

  test('without a connection waits, and goes once when it is back', async () => {
    const { user, server } = await open({ messages: [] })
    server.close(1012)
    await within(screen.getByRole('status', { name: 'Чат' })).findByText('Немає зв’язку, пробуємо знову. Написане не загубиться.')
    await write(user, 'Дождётся')
    await waitFor(() => expect(server.opened.length).toBeGreaterThan(1))
    await waitFor(async () => expect((await logOf()).textContent).toContain('Надіслано'))
    expect(new Set(server.frames.map(({ msg_data }) => msg_data.key)).size).toBe(1)
    expect(screen.queryByText(/Немає зв’язку/)).toBeNull()
  })

  test('is not left without a question before it is sent', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
    const { user, router } = await open({ messages: [] })
    await user.type(field(), 'Ещё не')
    await router.navigate('/panel/desktop/')
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
    expect(router.state.location.pathname).toBe('/panel/users_orders/20377/')
    expect(field()).toHaveProperty('value', 'Ещё не')
    confirm.mockRestore()
  })

  test('is not sent when it is empty or too long', async () => {
    const { user, server } = await open({ messages: [] })
    await write(user, '   ')
    await user.clear(field())
    await user.click(field())
    await user.paste('я'.repeat(4002))
    expect(screen.getByText('Задовго на 2 знаки')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Надіслати' })).toHaveProperty('disabled', true)
    await user.keyboard('{Enter}')
    expect(server.frames).toEqual([])
  })
})

test('who may chat no more is told so, sees nothing of the conversation, and no socket is opened again', async () => {
  const { server } = await open({ messages: [buildMessage({ msg_text: 'Було раніше' })] })
  expect((await logOf()).textContent).toContain('Було раніше')
  server.close(4403)
  await screen.findByText('Чат зупинено: оновіть сторінку.')
  expect((await logOf()).textContent).toBe('')
  expect(server.opened).toHaveLength(1)
})

test('a message is taken back after a question; one that somebody else took back says so', async () => {
  const removed = vi.fn()
  const { user } = await open({ messages: [buildMessage({ id: 61, msg_text: 'Сгоряча' })] })
  api.use(
    mock(deleteChatMessage, ({ input }) => {
      removed(input)
      return removed.mock.calls.length === 1 ? fail('wrong_status') : {}
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Видалити: Сгоряча' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Видалити повідомлення?' }))
  await user.click(dialog.getByRole('button', { name: 'Видалити' }))
  await waitFor(() => expect(removed).toHaveBeenCalledWith({ chat_id: 61 }))
  await user.click(dialog.getByRole('button', { name: 'Видалити' }))
  await waitFor(async () => expect((await logOf()).textContent).toContain('Повідомлення видалено'))
})

describe('a picture by a messenger', () => {
  /** The dialog of an order's chat with a picture in it; `answer` is what the server says to it. */
  async function choose(answer: () => Promise<object> | object) {
    const { user } = await open({ messages: [] })
    api.use(http.post('/api/admin/order/chat/send_service_message', async () => HttpResponse.json(await answer())))
    await user.click(await screen.findByRole('button', { name: 'Надіслати фото' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Надіслати фото' }))
    await user.upload(dialog.getByLabelText(/^Зображення/), new File(['pixels'], 'photo.png', { type: 'image/png' }))
    const progress = () => dialog.queryByRole('progressbar', { name: 'Фото надсилається' })
    expect(progress()).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Надіслати' }))
    return { dialog, progress }
  }

  test('shows how much of it has left until the server has it', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const { progress } = await choose(() => promise)
    await waitFor(() => expect(progress()).not.toBeNull())
    const message = buildOwn({ media_url: '/api/chat/media/1', msg_service: 1 })
    resolve({ status: 'success', error: null, data: { message } })
    await screen.findByText('Фото надіслано')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('that is refused stays to be sent anew', async () => {
    const { dialog, progress } = await choose(() => ({ status: 'fail', error: { media: 'file_type' }, data: null }))
    await dialog.findByText('Такий тип файлу не підходить')
    expect(progress()).toBeNull()
    expect((dialog.getByRole('button', { name: 'Надіслати' }) as HTMLButtonElement).disabled).toBe(false)
  })
})
