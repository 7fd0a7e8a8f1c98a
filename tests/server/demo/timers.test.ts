import { expect, test } from 'vitest'
import { readSettings } from '../../../server/settings.ts'
import { buildScheduler } from '../../build/scheduler.ts'
import { now, useDemo } from './load.ts'

const { database, rows } = await useDemo('us', { faces: 1 })

test('the timers find the demo as they would have left it: they move no order and remind nobody right after the load', async () => {
  const { run, failed } = buildScheduler({ database, settings: readSettings({}), clock: { now } })
  await run()
  expect(failed).toEqual([])
  expect(await rows(`select action, "from", "to" from order_log where actor_role = 'timer' and at >= '${now.toISOString()}'`)).toEqual([])
  expect(await rows(`select template from outbox where created_at >= '${now.toISOString()}'`)).toEqual([])
})
