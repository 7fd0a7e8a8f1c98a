import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../../schemas/index.ts'
import { refreshTutors } from '../../../../server/catalogue/refresh.ts'
import type { Bumped } from '../../../../server/database/cache/scopes.ts'
import { hear } from '../../../../server/database/hear.ts'
import { useApp } from '../../../app.ts'
import { buildAdmin } from '../../../build/admins.ts'
import { buildClient } from '../../../build/clients.ts'
import { buildOrder } from '../../../build/orders.ts'
import { buildReference } from '../../../build/reference.ts'
import { buildScheduler } from '../../../build/scheduler.ts'
import { buildTutor } from '../../../build/tutors.ts'

const { call, clock, database, edition, settings, signInAs } = await useApp()
const DAY = 86_400_000
let people = { client: 0, tutor: 0 }
let as = { admin: '', client: '', tutor: '' }

beforeAll(async () => {
  await buildReference(database)
  people = { client: (await buildClient(database)).id, tutor: (await buildTutor(database)).id }
  as = {
    admin: await signInAs({ admin: (await buildAdmin(database)).id }),
    client: await signInAs({ client: people.client }),
    tutor: await signInAs({ tutor: people.tutor }),
  }
})

const versionOf = async (): Promise<number> => (await database.pool.query('select version from cache_version')).rows[0].version
const build = (row: Partial<Parameters<typeof buildOrder>[2]>) =>
  buildOrder(database, clock.now, { client_id: people.client, tutors: [{ id: people.tutor, state: 'appointed' }], ...row })
const reviewed = { review_status: 1 as const, review_mark: '4', review_value: 4, review_text: 'Спасибо за занятия' }
const runTimers = () => buildScheduler({ database, settings, clock }).run()

type Order = Awaited<ReturnType<typeof buildOrder>>
type Step = [what: string, row: Partial<Parameters<typeof buildOrder>[2]>, change: (order: Order) => Promise<unknown>]

const isDone = (answer: Promise<{ error: unknown }>) => answer.then(({ error }) => expect(error).toBeNull())

/** Kept pages are forgotten by whatever changes what they show, in the transaction that changes it (spec: decisions API-18). */
describe('kept pages are forgotten when', () => {
  test.each<Step>([
    ['staff clear the cache', {}, () => isDone(call(calls.clearCache, {}, { as: as.admin }))],
    [
      'a client writes a review',
      { status: 7 },
      ({ id }) => isDone(call(calls.setClientReview, { order_id: id, review_mark: '5', review_text: 'Занятия идут отлично' }, { as: as.client })),
    ],
    [
      'a tutor answers one',
      { status: 7, ...reviewed },
      ({ id }) => isDone(call(calls.responseReview, { order_id: id, review_response_text: 'Спасибо за отзыв' }, { as: as.tutor })),
    ],
    [
      'staff edit one',
      { status: 7, ...reviewed },
      ({ id }) => isDone(call(calls.setReview, { order_id: id, review_mark: '3', review_text: 'Занятия были разные' }, { as: as.admin })),
    ],
    [
      'staff edit the answer to one',
      { status: 7, ...reviewed },
      ({ id }) => isDone(call(calls.setReviewResponse, { order_id: id, review_response_text: 'Спасибо' }, { as: as.admin })),
    ],
    ['an overdue order hides its tutor', { status: 5, date_payment_deadline: new Date(clock.now.getTime() - 4 * DAY) }, runTimers],
    [
      'the order is closed and shows its tutor again',
      { status: 5, date_payment_deadline: new Date(clock.now.getTime() - 4 * DAY) },
      async ({ id }) => {
        await runTimers()
        const hidden = await versionOf()
        await isDone(call(calls.deleteOrder, { order_id: id }, { as: as.admin }))
        expect(await versionOf()).toBeGreaterThan(hidden)
      },
    ],
  ])('%s', async (_, row, change) => {
    await database.pool.query('truncate orders cascade')
    const order = await build({ ...row, ...(row.review_status && { review_at: clock.now }) })
    const before = await versionOf()
    await change(order)
    expect(await versionOf()).toBeGreaterThan(before)
  })
})

describe('a change of one tutor', () => {
  const scopesOf = async (change: () => Promise<unknown>) => {
    const hearing = await hear(database)
    const heard = new Promise<Bumped>((done) => database.cache.onForget(done))
    await change()
    return heard.finally(() => hearing.stop())
  }
  const refresh = () => database.transaction((tx) => refreshTutors(tx, [people.tutor], { edition, now: clock.now }))

  test('forgets what shows them and the lists they move in, and neither reference data nor other lists', async () => {
    const scopes = await scopesOf(async () => {
      await database.pool.query('update tutors set verified = not verified where id = $1', [people.tutor])
      await refresh()
    })
    const taught = await database.pool.query('select distinct subject from listings where tutor_id = $1', [people.tutor])
    expect(taught.rows.length).toBeGreaterThan(1)
    expect(new Set(scopes)).toEqual(new Set([`tutor:${people.tutor}`, ...taught.rows.map(({ subject }) => `subject:${subject}`)]))
  })

  test('that moves them in no list forgets what shows them alone', async () => {
    expect(await scopesOf(refresh)).toEqual([`tutor:${people.tutor}`])
  })
})

describe('they are kept when', () => {
  test.each<Step>([
    ['a client looks at an order', { status: 7 }, ({ id }) => call(calls.getClientOrder, { id }, { as: as.client })],
    ['staff say that no review will come', { status: 7 }, ({ id }) => isDone(call(calls.setNoReview, { order_id: id }, { as: as.admin }))],
    ['a tutor signs in', { status: 2 }, () => call(calls.loginTutor, { email: 'nobody@example.test', password: 'wrong-pass-1' })],
  ])('%s', async (_, row, change) => {
    await database.pool.query('truncate orders cascade')
    const order = await build(row)
    const before = await versionOf()
    await change(order)
    expect(await versionOf()).toBe(before)
  })
})
