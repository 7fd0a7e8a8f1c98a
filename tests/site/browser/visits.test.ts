import { beforeEach, describe, expect, test, vi } from 'vitest'
import { countVisit } from '../../../schemas/index.ts'
import { local } from '../../../site/browser/storage.ts'
import { noteForm, notePage } from '../../../site/browser/visits.ts'
import { mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'

const told: string[] = []
const compared: string[][] = []

beforeEach(() => {
  told.length = 0
  local.remove('visit')
  local.remove('compared')
  compared.length = 0
  vi.useFakeTimers({ toFake: ['Date'] })
  api.use(
    mock(countVisit, ({ input }) => {
      told.push(input.what)
      compared.push(input.compared)
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

  test('says once of each run what the browser came to see compared', async () => {
    notePage()
    notePage(['best_tutors.3'])
    notePage(['best_tutors.3'])
    notePage(['best_tutors.4'])
    minutes(40)
    notePage(['best_tutors.4', 'updated_tutor_schedule.1'])
    await settled(['visit', 'page', 'page', 'visit'])
    expect(compared).toEqual([[], ['best_tutors'], ['best_tutors'], ['updated_tutor_schedule']])
  })

  test('is not lost over what somebody else wrote in the storage', async () => {
    localStorage.setItem('compared', '{"best_tutors.3":1}')
    notePage(['best_tutors.3'])
    await settled(['visit'])
    expect(compared).toEqual([['best_tutors']])
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
