import { beforeEach, expect, test, vi } from 'vitest'
import { getIndicators } from '../../../schemas/index.ts'
import { tutorIndicators } from '../../../site/layout/account/indicators.ts'
import { mock, unreachable } from '../../mock.ts'
import { api } from '../../setup/msw.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const HOUR = 3_600_000
const asked = vi.fn()
/** What the server says from now on. */
function say(is_allow_verification: boolean) {
  api.use(
    mock(getIndicators, () => {
      asked()
      return { is_allow_verification, has_overdue_orders: false, billing_status: 0 }
    }),
  )
}
beforeEach(() => {
  localStorage.clear()
  asked.mockClear()
})

test('indicators of a tutor are asked again after a day, and meanwhile as they were', async () => {
  say(false)
  expect(await tutorIndicators(1, NOON)).toMatchObject({ is_allow_verification: false, lastUpdate: NOON })
  say(true)
  expect(await tutorIndicators(1, NOON + 24 * HOUR)).toMatchObject({ is_allow_verification: false })
  expect(asked).toHaveBeenCalledOnce()
  expect(await tutorIndicators(1, NOON + 24 * HOUR + 1)).toMatchObject({ is_allow_verification: true, lastUpdate: NOON + 24 * HOUR + 1 })
})

test('who signs in at the same browser is told their own', async () => {
  say(false)
  await tutorIndicators(1, NOON)
  say(true)
  expect(await tutorIndicators(2, NOON)).toMatchObject({ is_allow_verification: true })
})

test('old indicators serve while no server answers, but not those of another', async () => {
  say(true)
  await tutorIndicators(1, NOON)
  api.use(unreachable(getIndicators))
  expect(await tutorIndicators(1, NOON + 25 * HOUR)).toMatchObject({ is_allow_verification: true })
  expect(await tutorIndicators(2, NOON)).toBeNull()
})
