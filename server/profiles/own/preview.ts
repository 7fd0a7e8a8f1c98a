import { and, eq, isNotNull } from 'drizzle-orm'
import type { previewOwnProfile } from '../../../schemas/index.ts'
import type { Data, Input } from '../../calls.ts'
import { type Context, requireTutor } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { noReviews, PROFILE_REVIEWS, reviewsOf } from '../../tutors/reviews.ts'
import { tutorLessons } from '../../tutors/table.ts'
import { viewingOf } from '../../viewing.ts'
import { profileOf, tutorRecord } from '../profile.ts'

/** The tutor's own profile in any status as its page will show it, the words that wait for staff in the place of those they are to replace (spec: decisions TUT-2). */
export async function preview(context: Context, { lang }: Input<typeof previewOwnProfile>): Promise<Data<typeof previewOwnProfile>> {
  const id = requireTutor(context)
  const viewing = viewingOf(context, lang)
  const record = await tutorRecord(viewing, id)
  if (!record) throw new NotFound()
  const { tutor } = record
  const [about, order_reviews, waiting] = await Promise.all([
    profileOf(viewing, record),
    tutor.toggles.hide_reviews ? noReviews : reviewsOf(viewing, id, { limit: PROFILE_REVIEWS }),
    context.db
      .select()
      .from(tutorLessons)
      .where(and(eq(tutorLessons.tutor_id, id), isNotNull(tutorLessons.new_description))),
  ])
  const lesson_data = { ...about.lesson_data }
  for (const { lesson_id, new_description } of waiting) {
    const lesson = lesson_data[lesson_id]
    if (lesson && new_description !== null) lesson_data[lesson_id] = { ...lesson, description: new_description }
  }
  const { short_description, description, speciality } = about
  return {
    profile: {
      ...about,
      ...{ lesson_data, order_reviews },
      short_description: tutor.new_short_description ?? short_description,
      description: tutor.new_description ?? description,
      speciality: tutor.new_speciality ?? speciality,
    },
  }
}
