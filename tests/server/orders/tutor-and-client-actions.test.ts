import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { type Call, type RowKind, type RowState, type Status, statuses } from '../../../schemas/index.ts'
import { orders } from '../../../server/orders/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, signInAs, clock, database } = await useApp()
const ids = { client: 0, tutor: 0, other: 0 }
const sessions = { client: '', tutor: '' }

beforeAll(async () => {
  await buildReference(database)
  ids.client = (await buildClient(database)).id
  ids.tutor = (await buildTutor(database)).id
  ids.other = (await buildTutor(database)).id
  sessions.client = await signInAs({ client: ids.client })
  sessions.tutor = await signInAs({ tutor: ids.tutor })
  const as = await signInAs({ admin: (await buildAdmin(database)).id })
  await call(calls.addMoney, { tutor_id: ids.tutor, sum: 100_000 }, { as })
})

const soon = () => Math.floor(clock.now.getTime() / 1000) + 86_400
const text = 'Готова начать на этой неделе, объясняю спокойно'
const review = { review_mark: '4+', review_text: 'Хорошо объясняет' } as const
const inWork = { 1: 1, 2: 2, 3: 3 } as const
const toAppointed = { 1: 4, 2: 4, 3: 4 } as const

interface Step {
  call: Call
  input?: () => object
  /** How the tutor stands to the order, and the one beside them. */
  row?: { state: RowState; kind?: RowKind }
  beside?: RowState
  order?: object
  /** The same of one that is paid: no other has a review. */
  ended?: object
  to: Partial<Record<Status, Status>>
}

/** What ORD-4 says of a tutor's actions: the statuses each starts from, and where it leads from each. */
const byTutor: Record<string, Step> = {
  respond_personal: { call: calls.respondPersonal, input: () => ({ agree: 1 }), row: { state: 'asked' }, to: toAppointed },
  refuse_personal: {
    call: calls.respondPersonal,
    input: () => ({ agree: 0, refused_reason_id: 1 }),
    row: { state: 'asked' },
    // for this tutor alone: nobody else is offered it
    order: { auto_appoint_potential_tutors: false },
    to: inWork,
  },
  respond_potential: {
    call: calls.respondPotential,
    input: () => ({ response_text: text, rate_id: 5000 }),
    row: { state: 'asked', kind: 'potential' },
    to: { 3: 3 },
  },
  set_first_class: { call: calls.setTutorFirstClass, input: () => ({ first_class: soon() }), row: { state: 'appointed' }, to: { 4: 5, 5: 5 } },
  set_refused_reason: { call: calls.setRefusedReason, input: () => ({ refused_reason_id: 2 }), row: { state: 'appointed' }, to: { 4: 2, 5: 2 } },
  request_review: { call: calls.requestReview, row: { state: 'appointed' }, to: { 7: 7 } },
  response_review: {
    call: calls.responseReview,
    input: () => ({ review_response_text: 'Спасибо, жду вас на занятиях' }),
    row: { state: 'appointed' },
    ended: { ...review, review_status: 1 },
    to: { 7: 7 },
  },
  pay_from_wallet: { call: calls.payOrderFromWallet, row: { state: 'appointed' }, to: { 4: 7, 5: 7 } },
}

/** The same of a client's by ORD-5; those of the school's orders have tests of their own. */
const byClient: Record<string, Step> = {
  make_personal_tutor: { call: calls.makePersonalTutor, input: () => ({ tutor_id: ids.other }), to: inWork },
  appoint_tutor: { call: calls.appointClientTutor, input: () => ({ tutor_id: ids.other }), beside: 'responded', to: toAppointed },
  set_rate: { call: calls.setClientRate, input: () => ({ rate_id: 5000 }), to: { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 } },
  set_first_class: { call: calls.setClientFirstClass, input: () => ({ first_class: soon() }), row: { state: 'appointed' }, to: { 4: 5, 5: 5 } },
  set_review: { call: calls.setClientReview, input: () => review, row: { state: 'appointed' }, to: { 7: 7 } },
}

describe.each([
  ['tutor', byTutor, calls.getTutorOrder],
  ['client', byClient, calls.getClientOrder],
] as const)('a step of the %s', (side, steps, get) => {
  const every = Object.entries(steps).flatMap(([action, step]) => statuses.map((from) => [action, from, step.to[from] ?? 'nowhere', step] as const))
  test.each(every)('%s from %i leads to %s, and is offered only where it leads anywhere', async (action, from, to, step) => {
    const tutors = [...(step.row ? [{ id: ids.tutor, ...step.row }] : []), ...(step.beside ? [{ id: ids.other, state: step.beside }] : [])]
    const order = await buildOrder(database, clock.now, { client_id: ids.client, status: from, tutors, ...step.order, ...(from === 7 && step.ended) })
    const as = { as: sessions[side] }
    const shown = await call(get, { id: order.id }, as)
    expect((shown.data?.order.actions ?? []).includes(action)).toBe(to !== 'nowhere')
    const { error } = await call(step.call, { order_id: order.id, ...step.input?.() }, as)
    // a deleted order is hidden from both
    expect(error).toBe(to !== 'nowhere' ? null : from === 9 ? 'not_found' : 'wrong_status')
    const [row] = await database.drizzle.select().from(orders).where(eq(orders.id, order.id))
    expect(row?.status).toBe(to === 'nowhere' ? from : to)
  })
})
