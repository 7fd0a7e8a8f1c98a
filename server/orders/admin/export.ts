import { desc, inArray } from 'drizzle-orm'
import { locales } from '../../../locales/index.ts'
import { panelLocales } from '../../../locales/panel.ts'
import type { exportOrders } from '../../../schemas/index.ts'
import { formatDateTime, isoDay } from '../../../theme/dates.ts'
import { admins } from '../../admins/table.ts'
import type { Input } from '../../calls.ts'
import { clients } from '../../clients/table.ts'
import type { Context } from '../../context.ts'
import { FieldProblem } from '../../errors.ts'
import { tutors } from '../../tutors/table.ts'
import { unixOf } from '../../unix.ts'
import { isDated } from '../deadline.ts'
import { namesOf } from '../names.ts'
import { placesOf } from '../present.ts'
import { type Order, tutorRowsOf } from '../rows.ts'
import { orders } from '../table.ts'
import { isFiltered, whereOf } from './filters.ts'

const MOST_ROWS = 20_000
const CHUNK = 1000
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
type Cells = Record<(typeof columns)[number], string | number | null>

/** The filtered orders as a spreadsheet. Throws a field problem when no filter is set (spec: decisions ORD-17). */
export async function exportAction(context: Context, { filters: { sort_by: _, sort_dir: __, ...filters } }: Input<typeof exportOrders>) {
  if (!isFiltered(filters)) throw new FieldProblem({ filters: 'required' })
  const { db, edition, now } = context
  const { default: exceljs } = await import('exceljs')
  const book = new exceljs.Workbook()
  const sheet = book.addWorksheet('orders')
  const titles = panelLocales[edition.panelLanguage].export
  sheet.columns = columns.map((key) => ({ key, header: titles[key], width: 18 }))
  sheet.getRow(1).font = { bold: true }
  const ids = await db.select({ id: orders.id }).from(orders).where(whereOf(filters, context)).orderBy(desc(orders.id)).limit(MOST_ROWS)
  for (let start = 0; start < ids.length; start += CHUNK) {
    const chunk = ids.slice(start, start + CHUNK).map(({ id }) => id)
    sheet.addRows(await cellsOf(context, await db.select().from(orders).where(inArray(orders.id, chunk)).orderBy(desc(orders.id))))
  }
  return { name: `orders_${isoDay(unixOf(now), edition)}.xlsx`, bytes: new Uint8Array(await book.xlsx.writeBuffer()) }
}

async function cellsOf({ db, edition }: Context, found: Order[]): Promise<Cells[]> {
  const language = edition.panelLanguage
  const words = { ...locales[language]['enums-requests'], ...locales[language]['enums-staff'] }
  const ids = found.map(({ id }) => id)
  const [names, rows, people, managers] = await Promise.all([
    namesOf(db, ids, language),
    tutorRowsOf(db, ids),
    db
      .select()
      .from(clients)
      .where(inArray(clients.id, [...new Set(found.map(({ client_id }) => client_id))])),
    db.select({ id: admins.id, name: admins.name }).from(admins),
  ])
  const appointed = rows.filter(({ state }) => state === 'appointed')
  const teachers =
    appointed.length === 0
      ? []
      : await db
          .select({ id: tutors.id, name: tutors.name, last_name: tutors.last_name })
          .from(tutors)
          .where(
            inArray(
              tutors.id,
              appointed.map(({ tutor_id }) => tutor_id),
            ),
          )
  const date = (value: Date | null) => (value ? formatDateTime(unixOf(value), edition) : null)
  return found.map((order) => {
    const client = people.find(({ id }) => id === order.client_id)
    const teacher = teachers.find(({ id }) => id === appointed.find(({ order_id }) => order_id === order.id)?.tutor_id)
    const lessons = names.get(order.id)?.lessons ?? []
    const reasons = order.remove_reasons?.reasons.map((id) => words.remove_reasons[id as 1]) ?? []
    return {
      order_id: order.id,
      date_create: date(order.date_create),
      status: words.order_status[order.status],
      kind: words.order_kind[order.kind],
      client_name: client?.name ?? null,
      client_phone: client?.phone ?? null,
      client_email: client?.email ?? null,
      lessons: lessons.map(({ name }) => name).join(', '),
      levels: lessons.flatMap(({ levels }) => levels.map(({ name }) => name)).join(', '),
      place: placesOf(order)
        .map((place) => words.place_order[place as 'online'])
        .join(', '),
      city: [...new Set(names.get(order.id)?.places.map(({ city }) => city))].join(', '),
      rate: order.rate_id,
      tutor_id: teacher?.id ?? null,
      tutor_name: teacher ? `${teacher.name} ${teacher.last_name}` : null,
      first_class: isDated(order) ? date(order.first_class) : null,
      deadline: date(order.date_payment_deadline),
      commission: order.commission_sum,
      paid_sum: order.payment_data?.sum ?? null,
      paid_date: date(order.paid_at),
      review_mark: order.review_mark,
      review_text: order.review_text,
      remove_reasons: [...reasons, order.remove_reasons?.comment].filter(Boolean).join('; '),
      request_origin: words.request_origin[order.request_origin as 'site'],
      manager: managers.find(({ id }) => id === order.admin_id)?.name ?? null,
      utm_source: order.utm?.utm_source ?? null,
      utm_medium: order.utm?.utm_medium ?? null,
      utm_campaign: order.utm?.utm_campaign ?? null,
    }
  })
}
