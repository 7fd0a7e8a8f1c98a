import { expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { runOrderTimers } from '../../../server/orders/timers.ts'
import { readSettings } from '../../../server/settings.ts'
import { now, useDemo } from './load.ts'

const { database, rows } = await useDemo('us', { faces: 1 })

test('the timers find the demo as they would have left it: they move no order right after the load', async () => {
  const surroundings = { now, edition: editionOf('us'), settings: readSettings({}), siteUrl: 'http://us.localhost' }
  await runOrderTimers((work) => database.transaction((tx) => work({ ...surroundings, tx, db: tx })))
  expect(await rows(`select action, "from", "to" from order_log where actor_role = 'timer' and at >= '${now.toISOString()}'`)).toEqual([])
})
