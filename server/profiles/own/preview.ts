import { defaultLanguage } from '../../../editions/index.ts'
import { type previewOwnProfile, shownText, type TutorText, wishedOf } from '../../../schemas/index.ts'
import type { Data, Input } from '../../calls.ts'
import { type Context, requireTutor } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { noReviews, PROFILE_REVIEWS, reviewsOf } from '../../tutors/reviews.ts'
import { viewingOf } from '../../viewing.ts'
import { editableOf } from '../editable.ts'
import { profileOf, tutorRecord } from '../profile.ts'

/** The tutor's own profile in any status as its page will show it, the words that wait for staff in the place of those they are to replace (spec: decisions TUT-2). */
export async function preview(context: Context, { lang }: Input<typeof previewOwnProfile>): Promise<Data<typeof previewOwnProfile>> {
  const id = requireTutor(context)
  const viewing = viewingOf(context, lang)
  const record = await tutorRecord(viewing, id)
  if (!record) throw new NotFound()
  const { tutor } = record
  const { edition, language } = viewing
  const [about, order_reviews, texts] = await Promise.all([
    profileOf(viewing, record),
    tutor.toggles.hide_reviews ? noReviews : reviewsOf(viewing, id, { limit: PROFILE_REVIEWS }),
    editableOf(context.db, tutor, edition),
  ])
  const wished = (text: TutorText = '', waiting: TutorText | null = null) =>
    shownText(wishedOf(text, waiting, defaultLanguage(edition)), language, edition.locales)
  const short = wished(texts.short_description, texts.new_short_description)
  const description = wished(texts.description, texts.new_description)
  const speciality = wished(texts.speciality, texts.new_speciality)
  const lesson_data = Object.fromEntries(
    Object.entries(about.lesson_data).map(([lesson_id, lesson]) => {
      const { description, new_description } = texts.lesson_descriptions[lesson_id] ?? {}
      const { text, lang } = wished(description, new_description)
      return [lesson_id, { ...lesson, description: text, lang }]
    }),
  )
  return {
    profile: {
      ...about,
      ...{ lesson_data, order_reviews },
      ...{ short_description: short.text, lang: short.lang, description: description.text, description_lang: description.lang },
      ...{ speciality: speciality.text, speciality_lang: speciality.lang },
    },
  }
}
