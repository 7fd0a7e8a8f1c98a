import { expect, test, vi } from 'vitest'
import type { ChatAnswer } from '../../../schemas/chat.ts'
import { hearNews } from '../../../site/layout/account/news.ts'

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
