import { expect, onTestFinished, test, vi } from 'vitest'
import type { ChatAnswer } from '../../../schemas/chat.ts'
import { hearNews } from '../../../site/layout/account/news.ts'
import { onNews } from '../../../site/layout/account/store.ts'

const line = vi.hoisted(() => ({ onAnswer: (_answer: unknown) => {} }))
vi.mock('../../../data-providers/chat/connection.ts', () => ({
  socketAddress: () => '',
  connect: (options: typeof line) => {
    line.onAnswer = options.onAnswer
    return { leave() {} }
  },
}))

test('what is still said to a page that is being left is told to no other tab: its channel is closed', () => {
  vi.stubGlobal('navigator', { ...navigator, locks: { request: async (_name: string, _options: object, hold: () => Promise<void>) => hold() } })
  const postMessage = vi.fn()
  class Tabs {
    postMessage = postMessage
    close() {}
  }
  vi.stubGlobal('BroadcastChannel', Tabs)
  const answer = { status: 'success', error: null, data: null } as unknown as ChatAnswer
  const leave = hearNews('client', 9)
  line.onAnswer(answer)
  expect(postMessage).toHaveBeenCalledTimes(1)
  leave()
  line.onAnswer(answer)
  expect(postMessage).toHaveBeenCalledTimes(1)
})

test.each([
  ['reads what came before it where another tab has the line', false, 1],
  ['reads nothing where it gets the line, which tells of it', true, 0],
])('a page that begins to hear %s', (_, isFree, times) => {
  const request = async (_name: string, _options: object, hold: () => Promise<void>) => (isFree ? hold() : undefined)
  vi.stubGlobal('navigator', { ...navigator, locks: { request } })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      close() {}
    },
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const heard = vi.fn()
  onTestFinished(onNews(heard))
  onTestFinished(hearNews('client', 9))
  vi.advanceTimersByTime(1000)
  expect(heard).toHaveBeenCalledTimes(times)
})
