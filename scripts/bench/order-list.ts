import Fastify from 'fastify'
import * as z from 'zod/mini'
import { defaultLanguage } from '../../editions/index.ts'
import { listOrders, type OrderFilters } from '../../schemas/index.ts'
import { statuses } from '../../schemas/order-life.ts'
import type { Database } from '../../server/database/open.ts'
import { inProcessApi } from '../../server/http/in-process.ts'
import { findPage } from '../../server/orders/admin/list.ts'
import { orders } from '../../server/orders/routes.ts'
import { openOutside } from '../../server/outside/open.ts'
import { readSettings } from '../../server/settings.ts'
import type { Figure } from '../measure/figure.ts'
import { edition, environment, folderOf } from './databases.ts'
import { againstSelectOne } from './reference-query.ts'
import { median, percentile } from './timing.ts'

const OWNER = { id: 1, status: 1 as const, name: 'bench' }
const ROUNDS = 12
const DAY = 86_400

/** The staff order list: the queries of a page and its counts per status, and the whole answer of the call with names, tutors and actions. */
export async function measureOrderList(database: Database, tutors: number): Promise<Figure[]> {
  const { reader: db } = database
  const now = new Date()
  const session = { id: 'bench', client_id: null, tutor_id: null, admin: OWNER, current_role: '' as const, acting: null, stale: false }
  const settings = readSettings({ ...environment, DATA_DIR: folderOf(tutors) })
  const api = inProcessApi(orders, {
    ...{
      edition,
      database,
      reader: database.readerFor({ isSignedIn: true }),
      cache: database.cache,
      now,
      session,
      language: defaultLanguage(edition),
      ip: '127.0.0.1',
      cookies: {},
      isBot: false,
      variants: async () => ({ best_tutors: 1, updated_tutor_schedule: 0 }),
      siteUrl: 'http://127.0.0.1',
    },
    settings,
    outside: openOutside(settings),
    log: Fastify().log,
  })
  const items = Array.from({ length: ROUNDS }, () => questions(Math.floor(now.getTime() / 1000))).flat()
  const queries = await againstSelectOne(db, items, (question, time) =>
    time(() => findPage({ db, edition, now, session }, z.parse(listOrders.input, question))),
  )
  const answers = await againstSelectOne(db, items, (question, time) =>
    time(async () => {
      if ((await api.post('/admin/orders', question)).status === 'fail') throw new Error(`The order list refuses ${JSON.stringify(question)}`)
    }),
  )
  const p95 = percentile(queries.times, 0.95)
  return [
    {
      name: 'order list, page and counts per status, p95',
      values: [
        { is: p95, unit: 'ms', most: 5 },
        { is: p95 / queries.one, unit: 'x', most: 25 },
      ],
      note: `${items.length} lists; median ${median(queries.times).toFixed(2)} ms; SELECT 1 takes ${queries.one.toFixed(2)} ms`,
    },
    {
      name: 'order list, the whole answer, median',
      values: [
        { is: median(answers.times), unit: 'ms' },
        { is: median(answers.times) / answers.one, unit: 'x' },
      ],
    },
  ]
}

/** What staff ask all day: everything, a status, a manager's, a manager's in a status, some days; first pages and later ones. */
function questions(now: number): { page: number; filters: Partial<OrderFilters> }[] {
  const today = now - (now % DAY)
  const filters: Partial<OrderFilters>[] = [
    {},
    ...statuses.map((status) => ({ status: [status] })),
    ...[0, 2, 4].map((admin_id) => ({ admin_id })),
    ...[1, 5, 7].map((status) => ({ admin_id: 2, status: [status as (typeof statuses)[number]] })),
    { date_from: today - 30 * DAY },
    { status: [2], date_from: today - 7 * DAY },
  ]
  return filters.flatMap((one) => [1, 2].map((page) => ({ page, filters: one })))
}
