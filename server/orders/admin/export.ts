import { inArray } from 'drizzle-orm'
import { textsOf } from '../../../locales/index.ts'
import { panelTextsOf } from '../../../locales/panel.ts'
import { type exportOrders, placesOf } from '../../../schemas/index.ts'
import { isoDay } from '../../../theme/dates.ts'
import { groupThousands } from '../../../theme/money.ts'
import { fill } from '../../../theme/words.ts'
import { admins } from '../../admins/table.ts'
import type { Input } from '../../calls.ts'
import { clients } from '../../clients/table.ts'
import type { Context } from '../../context.ts'
import { FieldProblem } from '../../errors.ts'
import { buildSheet } from '../../files/sheet.ts'
import { wholeName } from '../../tutors/names.ts'
import { tutors } from '../../tutors/table.ts'
import { unixOf } from '../../unix.ts'
import { deadlineOf, isDated } from '../deadline.ts'
import { namesOf } from '../names.ts'
import { type Order, tutorRowsOf } from '../rows.ts'
import { isFiltered, whereOf } from './filters.ts'
import { idsOf, ordersOf } from './list.ts'

const MOST_ROWS = 20_000
/** Rows read at a time: those of one are put together in some 10 ms, and nobody waits longer. */
const CHUNK = 100
const columns = [
  'order_id',
  'date_create',
  'status',
  'kind',
  'client_name',
  'client_phone',
  'client_email',
  'lessons',
  'levels',
  'place',
  'city',
  'rate',
  'tutor_id',
  'tutor_name',
  'first_class',
  'deadline',
  'commission',
  'paid_sum',
  'paid_date',
  'review_mark',
  'review_text',
  'remove_reasons',
  'request_origin',
  'manager',
  'utm_source',
  'utm_medium',
  'utm_campaign',
] as const
type Column = (typeof columns)[number]
type Cells = Record<Column, string | number | Date | null>
const dates: readonly Column[] = ['date_create', 'first_class', 'deadline', 'paid_date']

/** The filtered orders as a spreadsheet, in the list's order; its last line says so when there are more. Throws a field problem when no filter is set (spec: decisions ORD-17). */
export async function exportAction(
  context: Context,
  { filters: { sort_by = 'id', sort_dir = 'desc', ...filters } }: Input<typeof exportOrders>,
  most = MOST_ROWS,
) {
  if (!isFiltered(filters)) throw new FieldProblem({ filters: 'required' })
  const { db, edition, now } = context
  const words = panelTextsOf(edition).export
  const ids = await idsOf(db, sort_by, { where: whereOf(filters, context), sort_dir, limit: most + 1, offset: 0 })
  const managers = byId(await db.select({ id: admins.id, name: admins.name }).from(admins))
  const sheet = {
    name: 'orders',
    timeZone: edition.timeZone,
    columns: columns.map((key) => ({ key, title: words[key], isDate: dates.includes(key) })),
  }
  async function* chunks() {
    for (let start = 0; start < Math.min(ids.length, most); start += CHUNK)
      yield cellsOf(context, await ordersOf(db, ids.slice(start, Math.min(start + CHUNK, most))), managers)
    if (ids.length > most) yield [{ order_id: fill(words.cut, { count: groupThousands(most, edition, edition.panelLanguage) }) }]
  }
  const file = { name: `orders_${isoDay(unixOf(now), edition)}.xlsx`, bytes: await buildSheet(sheet, chunks()) }
  return ids.length > most ? { ...file, cutAt: most } : file
}

async function cellsOf({ db, edition }: Context, found: Order[], managers: ReadonlyMap<number, { name: string }>): Promise<Cells[]> {
  const language = edition.panelLanguage
  const texts = textsOf(edition, language)
  const words = { ...texts['enums-requests'], ...texts['enums-staff'] }
  const ids = found.map(({ id }) => id)
  const [names, rows, people] = await Promise.all([
    namesOf(db, ids, language),
    tutorRowsOf(db, ids),
    db
      .select()
      .from(clients)
      .where(inArray(clients.id, [...new Set(found.map(({ client_id }) => client_id))])),
  ])
  const appointed = new Map(rows.filter(({ state }) => state === 'appointed').map(({ order_id, tutor_id }) => [order_id, tutor_id]))
  const teachers = byId(
    await db
      .select({ id: tutors.id, name: tutors.name, last_name: tutors.last_name })
      .from(tutors)
      .where(inArray(tutors.id, [...appointed.values()])),
  )
  const clientOf = byId(people)
  return found.map((order) => {
    const client = clientOf.get(order.client_id)
    const teacher = teachers.get(appointed.get(order.id) ?? 0)
    const lessons = names.get(order.id)?.lessons ?? []
    const reasons = order.remove_reasons?.reasons.map((id) => words.remove_reasons[id as 1]) ?? []
    return {
      order_id: order.id,
      date_create: order.date_create,
      status: words.order_status[order.status],
      kind: words.order_kind[order.kind],
      client_name: client?.name ?? null,
      client_phone: client?.phone ?? null,
      client_email: client?.email ?? null,
      lessons: lessons.map(({ name }) => name).join(', '),
      levels: lessons.flatMap(({ levels }) => levels.map(({ name }) => name)).join(', '),
      place: placesOf(order)
        .map((place) => words.place_order[place])
        .join(', '),
      city: [...new Set(names.get(order.id)?.places.map(({ city }) => city))].join(', '),
      rate: order.rate_id,
      tutor_id: teacher?.id ?? null,
      tutor_name: teacher ? wholeName(teacher) : null,
      first_class: isDated(order) ? order.first_class : null,
      deadline: deadlineOf(order),
      commission: order.commission_sum,
      paid_sum: order.payment_data?.sum ?? null,
      paid_date: order.paid_at,
      review_mark: order.review_mark,
      review_text: order.review_text,
      remove_reasons: [...reasons, order.remove_reasons?.comment].filter(Boolean).join('; '),
      request_origin: words.request_origin[order.request_origin as 'site'],
      manager: managers.get(order.admin_id ?? 0)?.name ?? null,
      utm_source: order.utm?.utm_source ?? null,
      utm_medium: order.utm?.utm_medium ?? null,
      utm_campaign: order.utm?.utm_campaign ?? null,
    }
  })
}

const byId = <T extends { id: number }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]))
