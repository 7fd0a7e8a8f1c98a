import { expect, test } from 'vitest'
import { jobOf } from '../../../server/jobs/job.ts'
import { pruneOutbox } from '../../../server/outbox/prune.ts'
import { outbox } from '../../../server/outbox/table.ts'
import { useApp } from '../../app.ts'

const { app, clock, database, outside, settings } = await useApp({ environment: { OUTBOX_DAYS: '30' } })
const { drizzle } = database

test('messages that have ended are forgotten after the set days, those that wait are not', async () => {
  const daysAgo = (days: number) => new Date(clock.now.getTime() - days * 86_400_000)
  const message = { channel: 'mail' as const, template: 'client_order_created', lang: 'ru', recipient: 'a@b.kz', text: '' }
  await drizzle.insert(outbox).values([
    ...(['delivered', 'dead', 'kept', 'waiting'] as const).map((state) => ({
      ...message,
      state,
      created_at: daysAgo(31),
      subject: `old ${state}`,
    })),
    { ...message, state: 'delivered' as const, created_at: daysAgo(29), subject: 'young delivered' },
  ])
  await pruneOutbox(jobOf({ database, settings, outside, log: app.log, clock: () => clock.now }))
  const left = await drizzle.select({ subject: outbox.subject }).from(outbox)
  expect(left.map(({ subject }) => subject).toSorted()).toEqual(['old waiting', 'young delivered'])
})
