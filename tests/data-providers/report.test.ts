import { beforeEach, expect, test, vi } from 'vitest'
import { postQuietly } from '../../data-providers/post-quietly.ts'
import { reportError } from '../../schemas/index.ts'
import { mock } from '../mock.ts'
import { api } from '../setup/msw.ts'

const said: string[] = []
let report: (thrown: unknown) => void

beforeEach(async () => {
  said.length = 0
  vi.resetModules()
  vi.spyOn(console, 'info').mockImplementation(() => {})
  ;({ report } = await import('../../data-providers/report.ts'))
  api.use(
    mock(reportError, ({ input }) => {
      said.push(input.message)
      return {}
    }),
  )
})

test('an error that nobody expected is told to the server once', async () => {
  report(new TypeError('x is undefined'))
  report(new TypeError('x is undefined'))
  report('thrown as text')
  // as a promise is rejected without a word
  report(undefined)
  await expect.poll(() => said.length).toBe(3)
  expect(said).toEqual(['TypeError: x is undefined', 'thrown as text', 'undefined'])
})

test('a page that fails over and over tells of five errors, each cut to size', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  for (let n = 0; n < 9; n += 1) report(new Error(`${n} ${'long '.repeat(100)}`))
  expect(sent).toHaveBeenCalledTimes(5)
  await expect.poll(() => said.map((text) => text.length)).toEqual([200, 200, 200, 200, 200])
})

test.each([
  ['a state that is over', new DOMException('no', 'InvalidStateError')],
  ['a consent framework', Object.assign(new Error('no'), { name: 'GVLError' })],
  ['navigation that another one overtook', new DOMException('Transition was skipped', 'AbortError')],
  ['a socket', new Error("Failed to execute 'send' on 'WebSocket'")],
  ['a socket that does not say so', new Error('Still in CONNECTING state.')],
  ['an object that is no longer in use', new Error('The object is in an invalid state.')],
])('an error of %s is blocked, which the console says, and the next one is told', async (_, thrown) => {
  report(thrown)
  expect(console.info).toHaveBeenCalledWith('blocked', thrown)
  report(new Error('of ours'))
  await expect.poll(() => said.length).toBeGreaterThan(0)
  expect(said).toEqual(['Error: of ours'])
})

test('a report that reaches no server is no error to report', async () => {
  const sent = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', sent)
  report(new Error('of ours'))
  // time for another, of the failure itself
  await new Promise((done) => setTimeout(done, 100))
  expect(sent).toHaveBeenCalledOnce()
  expect(await postQuietly('/metrics/errors', { message: 'of ours', stack: '', screen: '/' })).toBe(false)
})
