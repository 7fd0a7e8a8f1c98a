import { beforeEach, describe, expect, test, vi } from 'vitest'
import { countVisit } from '../../../schemas/index.ts'
import { local } from '../../../site/browser/storage.ts'
import { noteForm, notePage } from '../../../site/browser/visits.ts'
import { mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'

const told: string[] = []

beforeEach(() => {
  told.length = 0
  local.remove('visit')
  vi.useFakeTimers({ toFake: ['Date'] })
  api.use(
    mock(countVisit, ({ input }) => {
      told.push(input.what)
      return {}
    }),
  )
})

const minutes = (n: number) => vi.setSystemTime(Date.now() + n * 60_000)
const settled = (expected: string[]) => expect.poll(() => told).toEqual(expected)

describe('a visit', () => {
  test('is told with its first page alone, and the form with its first opening', async () => {
    notePage()
    notePage()
    noteForm()
    minutes(20)
    notePage()
    noteForm()
    await settled(['visit', 'form'])
  })

  test('ends after half an hour without a page', async () => {
    notePage()
    noteForm()
    minutes(29)
    notePage()
    minutes(30)
    notePage()
    noteForm()
    await settled(['visit', 'form', 'visit', 'form'])
  })

  test.each(['{"at":"soon"}', '[]', '7', '{"at":99999999999,"form":true}', '{'])('begins anew over %s in the storage', async (kept) => {
    localStorage.setItem('visit', kept)
    notePage()
    noteForm()
    await settled(['visit', 'form'])
  })

  test('that can’t be told troubles nobody', async () => {
    const rejected = vi.fn()
    process.on('unhandledRejection', rejected)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    notePage()
    // Node tells of a rejection that nobody took when the turn is over
    await new Promise((done) => setImmediate(done))
    process.off('unhandledRejection', rejected)
    expect(rejected).not.toHaveBeenCalled()
  })
})
