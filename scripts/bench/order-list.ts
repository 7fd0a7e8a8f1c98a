import Fastify from 'fastify'
import { defaultLanguage } from '../../editions/index.ts'
import type { OrderFilters } from '../../schemas/index.ts'
import { statuses } from '../../schemas/order-life.ts'
import type { Database } from '../../server/database/open.ts'
import { inProcessApi } from '../../server/http/in-process.ts'
import { orders } from '../../server/orders/routes.ts'
import { readSettings } from '../../server/settings.ts'
import type { Figure } from '../measure/figure.ts'
import { edition, environment, folderOf } from './databases.ts'
import { againstSelectOne } from './reference-query.ts'
import { median, percentile } from './timing.ts'

const OWNER = { id: 1, status: 1 as const, name: 'bench' }
const ROUNDS = 12
const DAY = 86_400

/** The staff order list as its call answers it, page and counts per status together, under the filters that are kept and with sorting and paging. */
export async function measureOrderList(database: Database, tutors: number): Promise<Figure> {
  const now = new Date()
  const api = inProcessApi(orders, {
    ...{ edition, database, now, language: defaultLanguage(edition), ip: '127.0.0.1', cookies: {}, siteUrl: 'http://127.0.0.1', log: Fastify().log },
    settings: readSettings({ ...environment, DATA_DIR: folderOf(tutors) }),
    session: { id: 'bench', client_id: null, tutor_id: null, admin: OWNER, current_role: '', impersonator_admin_id: null, stale: false },
  })
  const asked = questions(Math.floor(now.getTime() / 1000))
  const items = Array.from({ length: ROUNDS }, () => asked).flat()
  const { times, one } = await againstSelectOne(database.reader, items, (question, time) =>
    time(async () => {
      const [list, counts] = await Promise.all([
        api.post('/admin/orders', question),
        api.post('/admin/count_orders_statuses', { ...question, page: 1 }),
      ])
      if (list.status === 'fail' || counts.status === 'fail') throw new Error(`The order list refuses ${JSON.stringify(question)}`)
    }),
  )
  const p95 = percentile(times, 0.95)
  return {
    name: 'order list with counts per status, p95',
    values: [
      { is: p95, unit: 'ms', most: 5 },
      { is: p95 / one, unit: 'x', most: 25 },
    ],
    note: `${items.length} lists; median ${median(times).toFixed(2)} ms; SELECT 1 takes ${one.toFixed(2)} ms`,
  }
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
