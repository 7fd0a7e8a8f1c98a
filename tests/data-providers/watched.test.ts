import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { unreachable } from '../../data-providers/api.ts'
import { watchedPost } from '../../data-providers/watched.ts'
import { reportError } from '../../schemas/index.ts'
import { mock } from '../mock.ts'
import { api } from '../setup/msw.ts'

const reported = vi.fn()

beforeEach(() => {
  reported.mockClear()
  vi.spyOn(console, 'info').mockImplementation(() => {})
  api.use(
    mock(reportError, ({ input }) => {
      reported(input.message)
      return {}
    }),
    http.post('*/api/tutor/logout', () => HttpResponse.error()),
  )
})

test('what is sent with its progress and reaches nobody is reported, what was called off is not', async () => {
  const calledOff = new AbortController()
  const answer = watchedPost({ signal: calledOff.signal, onProgress: () => {} })('/tutor/logout')
  calledOff.abort()
  expect(await answer).toBe(unreachable)
  expect(await watchedPost({ onProgress: () => {} })('/tutor/logout')).toBe(unreachable)
  await expect.poll(() => reported.mock.calls).toEqual([['Error: What was sent with its progress reached nobody']])
})

test.each([{ message: 'Bad Gateway' }, 'Bad Gateway', 502, null])(
  '%o that a gateway says in place of the server is no answer of the server',
  async (said) => {
    api.use(http.post('*/api/tutor/logout', () => HttpResponse.json(said, { status: 502 })))
    expect(await watchedPost({ onProgress: () => {} })('/tutor/logout')).toBe(unreachable)
  },
)
