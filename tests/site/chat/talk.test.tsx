import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from '../../../data-providers/chat/connection.ts'
import { locales } from '../../../locales/index.ts'
import { countUnreadChats, getChatMessages } from '../../../schemas/index.ts'
import { leaveBy } from '../../../site/browser/unsaved.ts'
import { Talk } from '../../../site/chat/Talk.tsx'
import { tell, useAccount } from '../../../site/layout/account/store.ts'
import { fill } from '../../../theme/words.ts'
import { chatServer } from '../../build/chat-server.ts'
import { buildChat, clientSaid, tutorSaid } from '../../build/chats.ts'
import { mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { errorsIn } from '../../texts.ts'
import { renderIn } from '../in-site.tsx'

const { talk: t, chats } = locales.en
const errors = errorsIn('en')
const author = { role: 'client' as const, id: 9 }
let isTouched = false
beforeEach(() => {
  sessionStorage.clear()
  isTouched = false
  Object.assign(URL, { createObjectURL: () => 'blob:shown', revokeObjectURL: () => {} })
  vi.stubGlobal('matchMedia', () => ({ matches: isTouched }))
})

type Answer = Parameters<typeof chatServer>[0]
/** Stores what it gets, as the server does. */
const stores: Answer = ({ msg_data }, server) => {
  if (msg_data) server.say(clientSaid(msg_data.msg_text, { key: msg_data.key }))
}

async function show({
  said = [],
  answer = stores,
  more = false,
  ...chat
}: Partial<Parameters<typeof buildChat>[0]> & { said?: ReturnType<typeof tutorSaid>[]; answer?: Answer; more?: boolean } = {}) {
  const server = chatServer(answer)
  api.use(
    server.handler,
    mock(countUnreadChats, () => ({ count: 0 })),
    mock(getChatMessages, () => ({ chat: buildChat(), messages: said, more })),
  )
  const shown = renderIn(<Talk author={author} chat={buildChat(chat)} first={{ messages: said, more }} name="Timur" />)
  await waitFor(() => expect(server.opened.length).toBeGreaterThan(0))
  return { server, ...shown }
}
const log = () => screen.getByRole('log', { name: t.messages })
const lines = () =>
  within(log())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const field = () => screen.getByRole('textbox', { name: fill(t.write, { name: 'Timur' }) })
const texts = (server: ReturnType<typeof chatServer>) => server.frames.flatMap(({ msg_data }) => msg_data?.msg_text ?? [])

describe('what was said', () => {
  test('stands in a log by days, with what became of one’s own words and by which way others came', async () => {
    const said = [
      tutorSaid('Hello'),
      clientSaid('Hi', { read_at: 1_800_014_500 }),
      tutorSaid('By phone', { msg_service: 3 }),
      clientSaid('One', { delivered_at: 1_800_014_500 }),
      clientSaid('Two'),
      tutorSaid('', { deleted: true }),
    ]
    await show({ said })
    const all = lines().join('\n')
    expect(all).toMatch(/Hello[\s\S]*Hi[\s\S]*Read[\s\S]*By phoneWhatsApp[\s\S]*One[\s\S]*Delivered[\s\S]*Two[\s\S]*Sent[\s\S]*Message deleted/)
  })

  test('is words, whatever they look like', async () => {
    await show({ said: [tutorSaid('<img src=x onerror="window.ran=1">')] })
    expect(log().textContent).toContain('<img src=x onerror')
    expect(log().querySelector('img')).toBeNull()
  })

  test('has its links: to other sites over the page that names them, in a tab of their own, to our pages as they are', async () => {
    const links = [
      { text: 'https://meet.example/(7)', code: 'c0de' },
      { text: 'https://docento.test/', code: null },
    ]
    await show({ said: [tutorSaid('Here: https://meet.example/(7), or https://docento.test/ and https://no.code/', { links })] })
    const shown = within(log()).getAllByRole('link')
    expect(shown.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['https://meet.example/(7)', '/en/away?code=c0de', '_blank'],
      ['https://docento.test/', 'https://docento.test/', '_blank'],
    ])
    expect(log().textContent).toContain('Here: https://meet.example/(7), or https://docento.test/ and https://no.code/')
  })

  test('comes while one looks, each message once, as it becomes', async () => {
    const { server } = await show()
    const message = tutorSaid('Thursday?')
    server.say(message)
    await waitFor(() => expect(log().textContent).toContain('Thursday?'))
    server.say(message)
    server.say({ ...message, msg_text: '', deleted: true })
    await waitFor(() => expect(log().textContent).toContain(chats.deleted))
    expect(lines().filter((line) => line?.includes(chats.deleted))).toHaveLength(1)
  })

  test('comes into sight when one looks at the end or has written it, and leaves who reads older words where they are', async () => {
    const { server } = await show({ said: [tutorSaid('Hello')] })
    Object.defineProperties(log(), { scrollHeight: { value: 1000 }, clientHeight: { value: 300 } })
    server.say(tutorSaid('And again'))
    await waitFor(() => expect(log().scrollTop).toBe(1000))
    log().scrollTop = 200
    fireEvent.scroll(log())
    server.say(tutorSaid('Still there?'))
    await screen.findByText('Still there?')
    expect(log().scrollTop).toBe(200)
    await userEvent.type(field(), 'Yes{Enter}')
    await waitFor(() => expect(log().scrollTop).toBe(1000))
  })

  test('of other chats is not shown here', async () => {
    const { server } = await show()
    server.say(tutorSaid('From another', { sender_id: 4 }))
    server.say(tutorSaid('From staff', { sender: 'admin', sender_id: 0 }))
    server.say(tutorSaid('About their other request', { order_id: 8 }))
    server.say(tutorSaid('Here'))
    await waitFor(() => expect(log().textContent).toContain('Here'))
    expect(log().textContent).not.toMatch(/another|staff|other request/)
  })

  test('in another chat is counted in the header at once, and no more when it is read elsewhere', async () => {
    tell({ auth: { current_role: 'client', client: true, client_info: { id: 9 } } as never, unread: null })
    const { server } = await show()
    let count = 0
    const counted = vi.fn(() => ({ count }))
    api.use(mock(countUnreadChats, counted))
    await waitFor(() => expect(counted).toHaveBeenCalled())
    const { result } = renderHook(() => useAccount(({ unread }) => unread))
    const other = tutorSaid('About their other request', { order_id: 8, read_at: null })
    count = 1
    server.say(other)
    await waitFor(() => expect(result.current).toBe(1))
    count = 0
    server.say({ ...other, read_at: 1_800_014_500 })
    await waitFor(() => expect(result.current).toBe(0))
    tell({ auth: null, unread: null })
  })

  test('longer ago is fetched by a press, and stands above', async () => {
    const asked = vi.fn()
    const first = tutorSaid('Later')
    await show({ said: [first], more: true })
    api.use(
      mock(getChatMessages, ({ input }) => {
        asked(input)
        return { chat: buildChat(), messages: [tutorSaid('Long ago', { id: 1 })], more: false }
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: t.earlier }))
    await waitFor(() => expect(log().textContent).toMatch(/Long ago[\s\S]*Later/))
    expect(asked).toHaveBeenCalledWith({ order_id: 7, recipient: 'tutor', recipient_id: 3, before: first.id })
    expect(screen.queryByRole('button', { name: t.earlier })).toBeNull()
  })

  test('with hidden contacts says why, with the way to the choice', async () => {
    await show({ said: [tutorSaid('Call ***', { masked: true })], masked: true })
    expect(log().textContent).toContain(t.masked)
  })

  test('with contacts that the other side does not read says so to who wrote them', async () => {
    await show({ said: [clientSaid('Call +7 701 555 01 77', { masked: true }), clientSaid('After six')], masked: true })
    expect(log().textContent).toMatch(new RegExp(`01 77.*${t.masked}.*After six`))
  })

  test('and not read yet is told as read when it is in sight', async () => {
    const unread = tutorSaid('New', { read_at: null })
    const { server } = await show({ said: [unread] })
    expect(log().textContent).toContain(t.fresh)
    await waitFor(() => expect(server.frames).toContainEqual({ read: { order_id: 7, recipient: 'tutor', recipient_id: 3, id: unread.id } }))
  })

  test('and not read yet stays so while the page is out of sight', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const { server } = await show({ said: [tutorSaid('New', { read_at: null })] })
    await userEvent.type(field(), 'Hi{Enter}')
    await waitFor(() => expect(texts(server)).toEqual(['Hi']))
    expect(server.frames.filter((frame) => 'read' in frame)).toEqual([])
    visibility.mockRestore()
  })
})

describe('what one writes', () => {
  test('goes by Enter in the form that the socket takes, and stands once when it is stored', async () => {
    const { server } = await show()
    await userEvent.type(field(), 'Which book?{Enter}')
    await waitFor(() => expect(lines().join()).toContain(t.states.sent))
    expect(server.frames[0]).toMatchObject({
      ...{ msg_service: 0, msg_type: 0 },
      msg_data: { sender: 'client', sender_id: 9, recipient: 'tutor', recipient_id: 3, auto_msg: false, order_id: 7, msg_text: 'Which book?' },
    })
    expect(log().textContent?.match(/Which book\?/g)).toHaveLength(1)
    expect(field()).toHaveProperty('value', '')
  })

  test('begins a line by Shift and Enter, and is nothing when it is empty', async () => {
    const { server } = await show()
    await userEvent.type(field(), '  {Enter}')
    await userEvent.type(field(), 'One{Shift>}{Enter}{/Shift}two{Enter}')
    await waitFor(() => expect(texts(server)).toEqual(['One\ntwo']))
  })

  test('under a finger goes by the button alone, for Enter begins a line', async () => {
    isTouched = true
    const { server } = await show()
    await userEvent.type(field(), 'One{Enter}two')
    expect(texts(server)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: t.send }))
    await waitFor(() => expect(texts(server)).toEqual(['One\ntwo']))
  })

  test('too long is not sent and says by how much', async () => {
    const { server } = await show()
    await userEvent.click(field())
    await userEvent.paste('a'.repeat(4002))
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText(fill(t.too_long, { max: 4000, count: 2 }))).toBeTruthy()
    expect(texts(server)).toEqual([])
  })

  test('is kept while it is typed, and there again when the page is loaded anew', async () => {
    const { unmount } = await show()
    await userEvent.type(field(), 'Half a thou')
    unmount()
    await show()
    expect(field()).toHaveProperty('value', 'Half a thou')
  })

  test('and is refused says why with the message, which goes back into the field, and the line stays open', async () => {
    const { server } = await show({
      answer: ({ msg_data }, told) => told.tell({ status: 'fail', error: 'other', data: { msg_data: { key: msg_data.key } } }),
    })
    await userEvent.type(field(), 'Too late{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain(errors.other)
    await userEvent.click(screen.getByRole('button', { name: t.edit }))
    expect(field()).toHaveProperty('value', 'Too late')
    expect(server.opened).toHaveLength(1)
  })

  test('too fast goes by itself when its time has come', async () => {
    let isBusy = true
    const { server } = await show({
      answer: (frame, told) => {
        if (isBusy) told.tell({ status: 'fail', error: 'too_many_requests', data: { msg_data: { key: frame.msg_data.key }, retry_after: 0.05 } })
        else stores(frame, told)
        isBusy = false
      },
    })
    await userEvent.type(field(), 'Fast{Enter}')
    await waitFor(() => expect(lines().join()).toContain(t.states.sent))
    expect(texts(server)).toEqual(['Fast', 'Fast'])
  })

  test.each(['wrong_status', 'blacklisted'])(
    'to a chat that was closed meanwhile (%s) closes it: its field goes, the reason comes, and the message stays until it is dropped',
    async (error) => {
      await show({
        answer: ({ msg_data }, told) => told.tell({ status: 'fail', error, data: { msg_data: { key: msg_data.key } } }),
      })
      await userEvent.type(field(), 'Too late{Enter}')
      expect((await screen.findByRole('alert')).textContent).toContain(errors.wrong_status)
      expect([screen.queryByRole('textbox'), screen.queryByRole('button', { name: t.edit })]).toEqual([null, null])
      await userEvent.click(screen.getByRole('button', { name: t.drop }))
      expect([screen.queryByRole('textbox'), screen.getByText(t.closed).textContent]).toEqual([null, expect.stringContaining(t.closed)])
    },
  )

  test('to a chat that is closed is nothing: there is no field, and the reason', async () => {
    await show({ closed: true, said: [tutorSaid('Good luck')] })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText(t.closed)).toBeTruthy()
    expect(log().textContent).toContain('Good luck')
  })
})

describe('the connection', () => {
  test('that is lost is made again from the last message on; what was written meanwhile goes then, once', async () => {
    let isDeaf = true
    const { server } = await show({ said: [tutorSaid('Hello', { id: 41 })], answer: (frame, told) => (isDeaf ? undefined : stores(frame, told)) })
    await userEvent.type(field(), 'On the way{Enter}')
    await waitFor(() => expect(lines().join()).toContain(t.states.sending))
    await userEvent.type(field(), 'still typing')
    isDeaf = false
    server.close(4000)
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(t.lost))
    expect(lines().join()).toContain(t.states.waiting)
    await waitFor(() => expect(server.opened).toHaveLength(2))
    expect(server.opened.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { role: 'client', id: '9', after: '41' },
      { role: 'client', id: '9', after: '41' },
    ])
    await waitFor(() => expect(lines().join()).toContain(t.states.sent))
    expect(log().textContent?.match(/On the way/g)).toHaveLength(1)
    expect(new Set(server.frames.map(({ msg_data }) => msg_data.key)).size).toBe(1)
    expect(field()).toHaveProperty('value', 'still typing')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('is lost at once when the browser has no network, and made again when it has', async () => {
    const { server } = await show()
    await userEvent.type(field(), 'One{Enter}')
    await waitFor(() => expect(lines().join()).toContain(t.states.sent))
    window.dispatchEvent(new Event('offline'))
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(t.lost))
    await userEvent.type(field(), 'Two{Enter}')
    expect(lines().join()).toContain(t.states.waiting)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(texts(server)).toEqual(['One', 'Two']))
    expect(server.opened).toHaveLength(2)
  })

  test('that ends with an error is closed, nothing of the chat stays in sight but the line that says so, and it is not tried again', async () => {
    const { server } = await show({ said: [tutorSaid('From before')], more: true })
    server.say(tutorSaid('Secret'))
    await waitFor(() => expect(log().textContent).toMatch(/From before[\s\S]*Secret/))
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    server.tell({ status: 'fail', error: 'forbidden', data: null })
    await waitFor(() => expect(log().textContent).toBe(''))
    server.close(4403)
    expect(await screen.findByText(t.ended)).toBeTruthy()
    expect(shown.mock.contexts.map((at) => (at as Element).textContent)).toEqual([expect.stringContaining(t.ended)])
    expect(server.opened).toHaveLength(1)
  })

  test('that has an error of its own is closed, what it told is forgotten and read anew on the next', async () => {
    const { server } = await show()
    server.say(tutorSaid('Thursday?'))
    await waitFor(() => expect(log().textContent).toContain('Thursday?'))
    api.use(mock(getChatMessages, () => ({ chat: buildChat(), messages: [tutorSaid('As it is kept')], more: false })))
    server.tell({ status: 'fail', error: 'server_error', data: null })
    await waitFor(() => expect(log().textContent).not.toContain('Thursday?'))
    await waitFor(() => expect(log().textContent).toContain('As it is kept'))
    expect(server.opened).toHaveLength(2)
  })

  test('is one at a time: the one before is closed before the next is opened', () => {
    const seen: string[] = []
    class Socket {
      constructor() {
        seen.push('opened')
      }
      close() {
        seen.push('closed')
      }
    }
    vi.stubGlobal('WebSocket', Socket)
    const connection = connect({ address: () => 'ws://localhost/', onAnswer: () => {}, onState: () => {} })
    connection.again()
    expect(seen).toEqual(['opened', 'closed', 'opened'])
    connection.leave()
    vi.unstubAllGlobals()
  })

  test.each([
    [0, [100, 500, 1000, 2000, 4000, 8000, 15_000, 15_000]],
    [0.999, [100, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]],
  ])('is tried again 100 ms after it is lost, then after pauses that grow to half a minute; by the dice at %d', (dice, pauses) => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(dice)
    const opened: Socket[] = []
    class Socket {
      onopen?: () => void
      onclose?: (event: object) => void
      constructor() {
        opened.push(this)
      }
      close() {}
    }
    vi.stubGlobal('WebSocket', Socket)
    const connection = connect({ address: () => 'ws://localhost/', onAnswer: () => {}, onState: () => {} })
    const lose = () => opened.at(-1)?.onclose?.({ code: 1006 })
    const waited = pauses.map((pause) => {
      lose()
      const before = opened.length
      // by a hundredth, which is as near as the dice come to one
      vi.advanceTimersByTime(pause * 0.99 - 1)
      const early = opened.length - before
      vi.advanceTimersByTime(pause * 0.01 + 2)
      return [early, opened.length - before]
    })
    expect(waited).toEqual(pauses.map(() => [0, 1]))
    // who was in once is soon in again
    opened.at(-1)?.onopen?.()
    lose()
    vi.advanceTimersByTime(100)
    expect(opened).toHaveLength(pauses.length + 2)
    connection.leave()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  test('is closed when the chat is left', async () => {
    const { server, unmount } = await show()
    unmount()
    server.say(tutorSaid('Nobody hears'))
    expect(server.opened).toHaveLength(1)
  })
})

describe('a picture', () => {
  const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  /** The platform of this test can't read back the form that it sends. */
  const takes = (answer: () => object, seen: (type: string | undefined) => void = () => {}) =>
    api.use(
      http.post('*/api/chat/media', ({ request }) => {
        seen(request.headers.get('content-type')?.split(';')[0])
        return HttpResponse.json({ status: 'success', data: null, error: null, ...answer() })
      }),
    )
  const png = new File(['png'], 'page.png', { type: 'image/png' })

  test('is shown before it goes, and goes with the words', async () => {
    const sent = vi.fn()
    await show()
    takes(() => ({ data: { message: clientSaid('From the book', { media_url: '/api/chat/media?id=5', msg_type: 1 }) } }), sent)
    await userEvent.upload(chooser(), png)
    expect(await screen.findByRole('img', { name: t.chosen })).toBeTruthy()
    await userEvent.type(field(), 'From the book{Enter}')
    await waitFor(() =>
      expect(within(log()).getByRole('img', { name: chats.picture })).toHaveProperty('src', expect.stringContaining('/api/chat/media?id=5')),
    )
    expect(sent.mock.calls).toEqual([['multipart/form-data']])
    expect(screen.queryByRole('img', { name: t.chosen })).toBeNull()
  })

  test('can be taken back before it goes', async () => {
    await show()
    await userEvent.upload(chooser(), png)
    await userEvent.click(screen.getByRole('button', { name: t.remove }))
    expect(screen.queryByRole('img', { name: t.chosen })).toBeNull()
  })

  test('that is none is refused at once', async () => {
    await show()
    await userEvent.upload(chooser(), new File(['a'], 'a.txt', { type: 'text/plain' }), { applyAccept: false })
    expect(screen.getByText(errors.file_type)).toBeTruthy()
  })

  test('that was refused says why and goes again by a press', async () => {
    await show()
    takes(() => ({ status: 'fail', error: 'file_too_big' }))
    await userEvent.upload(chooser(), png)
    await userEvent.click(screen.getByRole('button', { name: t.send }))
    expect((await screen.findByRole('alert')).textContent).toContain(errors.file_too_big)
    takes(() => ({ data: { message: clientSaid('', { media_url: '/api/chat/media?id=6', msg_type: 1 }) } }))
    await userEvent.click(screen.getByRole('button', { name: t.again }))
    await waitFor(() => expect(within(log()).getByRole('img', { name: chats.picture })).toHaveProperty('src', expect.stringContaining('id=6')))
  })

  describe('on its way', () => {
    /** A sending that goes as far as the test says. */
    class Slow {
      static last: Slow
      upload = { onprogress: (_: { loaded: number; total: number }) => {} }
      response: unknown = null
      onload = () => {}
      onerror = () => {}
      onabort = () => {}
      constructor() {
        Slow.last = this
      }
      open() {}
      send() {}
      setRequestHeader() {}
      abort = vi.fn(() => this.onabort())
      answer(data: object) {
        this.response = { status: 'success', data, error: null }
        this.onload()
      }
    }
    const begin = async () => {
      vi.stubGlobal('XMLHttpRequest', Slow)
      const shown = await show()
      await userEvent.upload(chooser(), png)
      await userEvent.type(field(), 'From the book{Enter}')
      // what sends files comes with the picture
      await expect.poll(() => Slow.last).toBeDefined()
      return shown
    }
    afterEach(() => {
      vi.unstubAllGlobals()
      Reflect.deleteProperty(Slow, 'last')
    })

    test('does not wait for whoever leaves, as words do, and the page says so', async () => {
      await begin()
      leaveBy(() => {})
      expect(await screen.findByText(t.leave.picture)).toBeTruthy()
      await userEvent.click(screen.getByRole('button', { name: t.leave.stay }))
      Slow.last.answer({ message: clientSaid('From the book', { media_url: '/api/chat/media?id=5', msg_type: 1 }) })
      await waitFor(() => expect(within(log()).queryByRole('progressbar')).toBeNull())
    })

    test('says how much of it has left', async () => {
      await begin()
      const progress = await within(log()).findByRole('progressbar', { name: t.uploading })
      Slow.last.upload.onprogress({ loaded: 25, total: 100 })
      await waitFor(() => expect(progress.getAttribute('aria-valuetext')).toBe(fill(t.uploaded, { percent: 25 })))
      expect(progress).toHaveProperty('value', 0.25)
      Slow.last.answer({ message: clientSaid('From the book', { media_url: '/api/chat/media?id=5', msg_type: 1 }) })
      await waitFor(() => expect(within(log()).queryByRole('progressbar')).toBeNull())
      expect(lines().join()).toContain(t.states.sent)
    })

    test('can be called off until it has left', async () => {
      await begin()
      const { abort } = Slow.last
      await userEvent.click(await screen.findByRole('button', { name: t.cancel }))
      expect(abort).toHaveBeenCalledOnce()
      expect(lines().join()).not.toContain('From the book')
      expect(screen.queryByRole('alert')).toBeNull()
    })

    test('and whole there can be called off no more', async () => {
      await begin()
      await screen.findByRole('button', { name: t.cancel })
      Slow.last.upload.onprogress({ loaded: 100, total: 100 })
      await waitFor(() => expect(screen.queryByRole('button', { name: t.cancel })).toBeNull())
    })

    test('and cut off stays, to be sent again under its key, unless the chat has told of it meanwhile', async () => {
      const keys: unknown[] = []
      vi.spyOn(Slow.prototype, 'send').mockImplementation((...sent: unknown[]) => void keys.push((sent[0] as FormData).get('key')))
      const { server } = await begin()
      await screen.findByRole('progressbar')
      Slow.last.onerror()
      expect((await screen.findByRole('alert')).textContent).toContain(errors.network)
      await userEvent.click(screen.getByRole('button', { name: t.again }))
      expect(await screen.findByRole('progressbar')).toHaveProperty('value', 0)
      expect([keys.length, new Set(keys).size]).toEqual([2, 1])
      Slow.last.onerror()
      await screen.findByRole('alert')
      server.say(clientSaid('From the book', { media_url: '/api/chat/media?id=5', msg_type: 1, key: String(keys[0]) }))
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
      expect(log().textContent?.match(/From the book/g)).toHaveLength(1)
    })
  })
})
