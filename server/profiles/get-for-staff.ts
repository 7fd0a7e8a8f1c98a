import { and, asc, eq, sql } from 'drizzle-orm'
import type { getTutorForStaff } from '../../schemas/index.ts'
import { IN_HAND, STATUS, TUTOR_STATUS, TutorForStaff, tutorToggles } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import { pointsOf } from '../catalogue/score.ts'
import { type Context, requireAdmin } from '../context.ts'
import { constant } from '../database/constant.ts'
import type { Reader } from '../database/open.ts'
import { NotFound } from '../errors.ts'
import { originalOf } from '../tutors/avatar.ts'
import { documentUrl } from '../tutors/documents.ts'
import { keptFields, pick } from '../tutors/kept-fields.ts'
import { wholeName } from '../tutors/names.ts'
import { reviewsOf } from '../tutors/reviews.ts'
import { tutorDocuments, tutorFavorites, type tutors } from '../tutors/table.ts'
import { maybeUnix, unixOf } from '../unix.ts'
import { viewingOf } from '../viewing.ts'
import { linesOf } from '../wallet/history.ts'
import { balanceOf } from '../wallet/ledger.ts'
import { editableOf, missingIn, phoneToConfirm } from './editable.ts'
import { ownTextNames } from './kept-texts.ts'
import { profileOf, tutorRecord } from './profile.ts'

type Tutor = typeof tutors.$inferSelect

const REVIEWS = 14
const staffFields = keptFields(TutorForStaff)
const ownTexts = ownTextNames.flatMap((name) => [name, `new_${name}`] as const)
/** A tutor in any status with all that staff see, in the panel's language. Throws `not_found` (spec: decisions TUT-5). */
export async function get(context: Context, { id }: Input<typeof getTutorForStaff>): Promise<Data<typeof getTutorForStaff>> {
  const { db, edition } = context
  const viewing = { ...viewingOf(context), language: edition.panelLanguage }
  const record = await tutorRecord(viewing, id)
  if (!record) throw new NotFound()
  const { tutor } = record
  const [profile, editable, order_reviews, wallet_balance, wallet, orders, documents, favorites] = await Promise.all([
    profileOf(viewing, record),
    editableOf(db, tutor, edition),
    reviewsOf(viewing, id, { limit: REVIEWS }),
    balanceOf(db, id),
    linesOf(db, id),
    ordersOf(db, id),
    db.select().from(tutorDocuments).where(eq(tutorDocuments.tutor_id, id)).orderBy(asc(tutorDocuments.id)),
    db.$count(tutorFavorites, and(eq(tutorFavorites.tutor_id, id), eq(tutorFavorites.admin_id, requireAdmin(context).id))),
  ])
  return {
    tutor: {
      ...pick(tutor, staffFields),
      ...profile,
      order_reviews,
      documents: documents.map(({ file, checked_at, created_at, tutor_id, ...document }) => ({
        ...document,
        url: documentUrl({ ...document, file, tutor_id }),
        checked_at: maybeUnix(checked_at),
        created_at: unixOf(created_at),
      })),
      ...pick(editable, ownTexts),
      lang: tutor.lang,
      lesson_levels: editable.lesson_levels,
      lesson_descriptions: editable.lesson_descriptions,
      lesson_rates: editable.lesson_rates,
      locations: editable.locations,
      /** Its own price; a school tutor is shown with another. */
      rate_id: tutor.rate_id,
      full_name: wholeName(tutor),
      first_name: tutor.name,
      phone_plain: tutor.phone,
      phone_default_country_code: tutor.phone_country,
      online_communication_app: tutor.communication_apps,
      university_degree_name_id: tutor.university_degree_id,
      avatar_original: originalOf(tutor.avatar),
      rating: ratingOf(tutor),
      wallet_balance,
      wallet,
      toggles: togglesOf(tutor),
      missing: { ...missingIn(editable, edition), ...phoneToConfirm(tutor, edition) },
      favorite: favorites > 0,
      orders,
      created_at: unixOf(tutor.created_at),
      last_login_at: maybeUnix(tutor.last_login_at),
      verification_requested_at: maybeUnix(tutor.verification_requested_at),
      schedule_updated_at: maybeUnix(tutor.schedule_updated_at),
    },
  }
}

/** The score and what each part gave to it, of what it may give at most (spec: decisions TUT-10, CAT-7). */
export function ratingOf({ score, score_parts, points_first_diploma, points_second_diploma }: Tutor) {
  return { total: score, points_first_diploma, points_second_diploma, parts: pointsOf(score_parts).parts }
}

/** All switches; two of them are statuses (spec: decisions TUT-8). */
const togglesOf = ({ status, toggles: set }: Tutor): Record<string, boolean> => ({
  ...Object.fromEntries(tutorToggles.map((toggle) => [toggle, (set as Record<string, boolean>)[toggle] === true])),
  need_revision: status === TUTOR_STATUS.needs_revision,
  blocked: status === TUTOR_STATUS.blocked,
})

/** Rows of the tutor on orders: asked of them, active and paid with them, refused by them. */
async function ordersOf(db: Reader, tutor_id: number) {
  const { rows } = await db.execute<{ asked: number; active: number; paid: number; refused: number }>(sql`
    select count(*) filter (where row.kind <> 'admin')::int as asked,
      count(*) filter (where row.state = 'appointed' and o.status in ${constant(IN_HAND)})::int as active,
      count(*) filter (where row.state = 'appointed' and o.status = ${constant(STATUS.paid)})::int as paid,
      count(*) filter (where row.state = 'refused')::int as refused
    from order_tutors row join orders o on o.id = row.order_id where row.tutor_id = ${tutor_id}`)
  return rows[0] ?? { asked: 0, active: 0, paid: 0, refused: 0 }
}
