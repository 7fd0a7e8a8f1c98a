import fastify from 'fastify'
import { expect, test } from 'vitest'
import { jobOf } from '../../../server/jobs/job.ts'
import { openOutside } from '../../../server/outside/open.ts'
import { readSettings } from '../../../server/settings.ts'
import { tasks } from '../../../server/timetable.ts'
import { buildScheduler } from '../../build/scheduler.ts'
import { now, useDemo } from './load.ts'

const { database, rows } = await useDemo('us', { faces: 1 })
const settings = readSettings({})

test('jobs that the demo holds as failed or waiting do nothing when they run', async () => {
  const jobs = await rows<{ task: keyof typeof tasks; payload: unknown }>(
    'select distinct identifier as task, payload::text::jsonb as payload from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id',
  )
  expect(jobs.map(({ task }) => task)).toEqual(expect.arrayContaining(['relist', 'score_tutors', 'tell_school']))
  const job = jobOf({ database, settings, outside: openOutside(settings), log: fastify().log, clock: () => now })
  for (const { task, payload } of jobs) await tasks[task](job, payload)
})

test('the timers find the demo as they would have left it: they move no order and remind nobody right after the load', async () => {
  const { run, failed } = buildScheduler({ database, settings, clock: { now } })
  await run()
  expect(failed).toEqual([])
  expect(await rows(`select action, "from", "to" from order_log where actor_role = 'timer' and at >= '${now.toISOString()}'`)).toEqual([])
  expect(await rows(`select template from outbox where created_at >= '${now.toISOString()}'`)).toEqual([])
})
