import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countVisit } from '../../../schemas/index.ts'
import { local } from '../../../site/browser/storage.ts'
import { noteForm, notePage } from '../../../site/browser/visits.ts'
import { mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'

/** What was told, in the order in which it was sent. */
const told: { what: string; compared?: string[] }[] = []

beforeEach(() => {
  told.length = 0
  local.remove('visit')
  local.remove('compared')
  vi.useFakeTimers({ toFake: ['Date'] })
  api.use(mock(countVisit, () => ({})))
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: string, sent: RequestInit) => {
    told.push(JSON.parse(String(sent.body)))
    return fetch(address, sent)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const minutes = (n: number) => vi.setSystemTime(Date.now() + n * 60_000)
const expectTold = (expected: string[]) => expect(told.map(({ what }) => what)).toEqual(expected)
const compared = () => told.map((one) => one.compared ?? [])

describe('a visit', () => {
  test('is told with its first page alone, and the form with its first opening', () => {
    notePage()
    notePage()
    noteForm()
    minutes(20)
    notePage()
    noteForm()
    expectTold(['visit', 'form'])
  })

  test('ends after half an hour without a page', () => {
    notePage()
    noteForm()
    minutes(29)
    notePage()
    minutes(30)
    notePage()
    noteForm()
    expectTold(['visit', 'form', 'visit', 'form'])
  })

  test('says once of each run what the browser came to see compared', () => {
    notePage()
    notePage(['best_tutors.3'])
    notePage(['best_tutors.3'])
    notePage(['best_tutors.4'])
    minutes(40)
    notePage(['best_tutors.4', 'updated_tutor_schedule.1'])
    expectTold(['visit', 'page', 'page', 'visit'])
    expect(compared()).toEqual([[], ['best_tutors'], ['best_tutors'], ['updated_tutor_schedule']])
  })

  test('is not lost over what somebody else wrote in the storage', () => {
    localStorage.setItem('compared', '{"best_tutors.3":1}')
    notePage(['best_tutors.3'])
    expectTold(['visit'])
    expect(compared()).toEqual([['best_tutors']])
  })

  test.each(['{"at":"soon"}', '[]', '7', '{"at":99999999999,"form":true}', '{'])('begins anew over %s in the storage', (kept) => {
    localStorage.setItem('visit', kept)
    notePage()
    noteForm()
    expectTold(['visit', 'form'])
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
