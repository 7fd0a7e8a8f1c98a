import { inArray } from 'drizzle-orm'
import { type OrderForClient, type OrderTutorForClient, openActions, STATUS } from '../../schemas/index.ts'
import { maskContacts } from '../contacts/mask-contacts.ts'
import type { Context } from '../context.ts'
import { uploadUrl } from '../files/urls.ts'
import { rates } from '../reference/table.ts'
import { isTeaching } from '../tutors/available.ts'
import { showsPhone } from '../tutors/choices.ts'
import { GONE } from '../tutors/gone.ts'
import { wholeName } from '../tutors/names.ts'
import { shownReviews } from '../tutors/shown-reviews.ts'
import { tutors } from '../tutors/table.ts'
import { maybeUnix } from '../unix.ts'
import { askedPrice } from './asked-price.ts'
import { namesOf, rateOf, tutorRateOf } from './names.ts'
import { chatsAbout } from './own-chats.ts'
import { clientStatusName, presentBase } from './present.ts'
import { factsOf, type Order, type OrderTutor, tutorRowsOf } from './rows.ts'
import { clientProviders, packagesOf } from './school-packages.ts'

/** An order as its client sees it: a tutor's phone comes with the appointment. Read only, nothing can be done to it (spec: decisions ORD-10, ORD-21). */
export async function presentForClient(
  context: Context,
  order: Order,
  { isReadOnly = false }: { isReadOnly?: boolean } = {},
): Promise<OrderForClient> {
  const { db, edition, language, now } = context
  const [rows, names, points, chats] = await Promise.all([
    tutorRowsOf(db, [order.id]),
    namesOf(db, [order.id], language),
    db.select().from(rates).orderBy(rates.id),
    isReadOnly ? [] : chatsAbout(context, { role: 'client', id: order.client_id }, order.id),
  ])
  const [words] = names.values()
  if (!words) throw new Error(`order ${order.id} has lost its lessons`)
  const actions = isReadOnly ? [] : openActions('client', factsOf(order, rows, now))
  const shown = await tutorsFor(context, order.id, rows, actions.includes('appoint_tutor'))
  return {
    ...presentBase(order, words, edition, language),
    status_name: clientStatusName(order, edition, language, { hasTutor: shown.some(({ state }) => state === 'appointed') }),
    address: order.address,
    appointed_tutor: shown.find(({ state }) => state === 'appointed') ?? null,
    // Tutors who were only offered the order are none of the client's business until they answer; nobody answers one that is closed.
    tutors: shown.filter(
      ({ state, kind }) =>
        state === 'responded' || (kind === 'personal' && (state === 'refused' || (state === 'asked' && order.status !== STATUS.lost))),
    ),
    is_offered_next: order.auto_appoint_potential_tutors && (order.status === STATUS.new || order.status === STATUS.processing),
    rates: points.flatMap(({ id }) => rateOf(id, edition, language) ?? []),
    chats,
    package_id: order.package_id,
    school_payment: actions.includes('pay') ? { packages: await packagesOf(context, order.id), providers: clientProviders(context) } : null,
    actions,
  }
}

/** The tutors on an order as its client knows them, but for those who were taken off: the whole name and the phone of the appointed one alone. */
async function tutorsFor(
  { db, edition, language }: Context,
  order_id: number,
  rows: OrderTutor[],
  mayAppoint: boolean,
): Promise<OrderTutorForClient[]> {
  const ids = rows.map(({ tutor_id }) => tutor_id)
  const found = await db
    .select({ tutor: tutors, price: askedPrice(order_id) })
    .from(tutors)
    .where(inArray(tutors.id, ids))
  const known = new Map(found.map((one) => [one.tutor.id, one]))
  return rows.flatMap((row) => {
    const { tutor, price = null } = known.get(row.tutor_id) ?? {}
    // nobody waits for one who is gone, or can choose them; the timer takes them out
    const isLeaving = (row.state === 'asked' || row.state === 'responded') && tutor && GONE.includes(tutor.status)
    if (!tutor || row.state === 'removed' || isLeaving) return []
    const reviews = shownReviews(tutor)
    return [
      {
        response_id: row.id,
        tutor_id: row.tutor_id,
        kind: row.kind,
        state: row.state,
        name: row.state === 'appointed' ? wholeName(tutor) : tutor.name,
        avatar: tutor.avatar && uploadUrl(tutor.avatar.preview),
        rate: tutorRateOf(row, { ...tutor, rate_id: price }, edition, language),
        status: tutor.status,
        average_rating_reviews: reviews.mark,
        count_reviews: reviews.count,
        hide_reviews: tutor.toggles.hide_reviews === true,
        response_text: row.state === 'appointed' ? row.response_text : maskContacts(row.response_text),
        first_class: maybeUnix(row.first_class),
        asked_at: maybeUnix(row.asked_at),
        responded_at: maybeUnix(row.responded_at),
        appointed_at: maybeUnix(row.appointed_at),
        phone_plain: row.state === 'appointed' && showsPhone(tutor) ? tutor.phone : null,
        can_appoint: row.state === 'responded' && mayAppoint && isTeaching(tutor.status),
      },
    ]
  })
}
