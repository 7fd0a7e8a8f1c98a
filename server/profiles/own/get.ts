import { asc, eq } from 'drizzle-orm'
import type { getOwnProfile, OwnProfile } from '../../../schemas/index.ts'
import type { Data, Input } from '../../calls.ts'
import { type Context, requireTutor } from '../../context.ts'
import type { Reader } from '../../database/open.ts'
import { NotFound } from '../../errors.ts'
import { nameIn, referenceOf } from '../../reference/reference.ts'
import { universities } from '../../reference/table.ts'
import { avatarOf, originalOf } from '../../tutors/avatar.ts'
import { ownDocumentUrl } from '../../tutors/documents.ts'
import { wholeName } from '../../tutors/names.ts'
import { PROFILE_REVIEWS, reviewsOf } from '../../tutors/reviews.ts'
import { tutorDocuments, tutors } from '../../tutors/table.ts'
import { maybeUnix, unixOf } from '../../unix.ts'
import { viewingOf } from '../../viewing.ts'
import { balanceOf } from '../../wallet/ledger.ts'
import { editableOf, missingInWish, phoneToConfirm } from '../editable.ts'
import { ratingOf } from '../get-for-staff.ts'
import { settingsOf } from './settings.ts'

/** The tutor's own profile in any status, nothing in it that is staff's alone (spec: decisions TUT-5). */
export async function get(context: Context, { lang }: Input<typeof getOwnProfile>): Promise<Data<typeof getOwnProfile>> {
  const id = requireTutor(context)
  const viewing = viewingOf(context, lang)
  const { db, edition, language } = viewing
  const [tutor] = await db.select().from(tutors).where(eq(tutors.id, id))
  if (!tutor) throw new NotFound()
  const [{ lessons, cities }, editable, documents, order_reviews, wallet_balance, [university]] = await Promise.all([
    referenceOf(viewing),
    editableOf(db, tutor, edition),
    documentsOf(db, id),
    reviewsOf(viewing, id, { limit: PROFILE_REVIEWS }),
    balanceOf(db, id),
    tutor.university_id === null ? [] : db.select().from(universities).where(eq(universities.id, tutor.university_id)),
  ])
  const { school_tutor_id, points_first_diploma, points_second_diploma, admin_comment, ...own } = editable
  const named = ({ id, name }: { id: number; name: Record<string, string> }) => ({ id, name: nameIn(name, language) })
  const { home, travel } = own.locations
  const cityIds = new Set([...home.locations.map(({ city_id }) => city_id), ...Object.keys(travel.locations).map(Number)])
  const { status, avatar, verified, billing_status, revision_comment, affiliate_id, schedule_updated_at, delete_requested_at, version } = tutor
  return {
    tutor: {
      ...own,
      ...{ id, status, verified, billing_status, revision_comment, affiliate_id, wallet_balance, order_reviews, documents, version },
      first_name: tutor.name,
      full_name: wholeName(tutor),
      avatar: avatarOf(avatar),
      avatar_original: originalOf(avatar),
      university: university ? named(university) : null,
      lessons: Object.keys(own.lesson_levels)
        .flatMap((lesson_id) => lessons.get(Number(lesson_id)) ?? [])
        .map(named),
      cities: [...cityIds].flatMap((city_id) => cities.get(city_id) ?? []).map(named),
      rating: ratingOf(tutor),
      schedule_updated_at: maybeUnix(schedule_updated_at),
      delete_requested_at: maybeUnix(delete_requested_at),
      settings: settingsOf(tutor),
      missing: Object.keys({ ...missingInWish(editable, edition), ...phoneToConfirm(tutor, edition) }),
    },
  }
}

async function documentsOf(db: Reader, tutor_id: number): Promise<OwnProfile['documents']> {
  const rows = await db.select().from(tutorDocuments).where(eq(tutorDocuments.tutor_id, tutor_id)).orderBy(asc(tutorDocuments.id))
  return Object.fromEntries(
    rows.map(({ id, description, file, approved, comment, checked_at, created_at }) => [
      id,
      {
        ...{ description, approved, comment, url: ownDocumentUrl({ id, file, approved }), created_at: unixOf(created_at) },
        state: approved ? 'approved' : checked_at ? 'refused' : 'waiting',
        type: file.endsWith('.pdf') ? 'pdf' : 'picture',
      },
    ]),
  )
}
