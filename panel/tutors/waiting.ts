import type { Edition } from '../../editions/index.ts'
import type { Language } from '../../editions/language-table.ts'
import type { TutorForStaff } from '../../schemas/index.ts'
import { tutorLimits } from '../../schemas/tutor-options.ts'
import { byLanguage, type TutorText } from '../../schemas/tutor-texts.ts'
import { languageName } from '../ui/language-name.ts'

type Spoken = Pick<Edition, 'locales' | 'panelLanguage'>

export interface Waiting {
  /** As a save names it: `description`, `lesson_descriptions.8`, `description.ru`. */
  name: string
  /** Field of the tutor, or the number of a subject. */
  of: 'short_description' | 'description' | 'speciality' | number
  language: Language
  title: string
  was: string
  now: string
  limits: readonly [number, number]
}

/** The texts that the tutor sent after the profile was published, each language by itself. */
export function waitingTexts(tutor: TutorForStaff, edition: Spoken, titleOf: (field: string) => string): Waiting[] {
  const [first] = edition.locales
  const inLanguages = (text: Pick<Waiting, 'name' | 'of' | 'title' | 'limits'>, was: TutorText, waiting: TutorText | null): Waiting[] =>
    edition.locales.flatMap((language) => {
      const now = byLanguage(waiting, first)[language]
      if (now === undefined) return []
      const name = language === first ? text.name : `${text.name}.${language}`
      // where there is but one language it goes without saying
      const title = edition.locales.length > 1 ? `${text.title}, ${languageName(language, edition)}` : text.title
      return [{ ...text, name, title, language, now, was: byLanguage(was, first)[language] ?? '' }]
    })
  const own = (['short_description', 'description', 'speciality'] as const).flatMap((name) =>
    inLanguages({ name, of: name, title: titleOf(name), limits: tutorLimits[name] }, tutor[name], tutor[`new_${name}`]),
  )
  const ofLessons = tutor.lessons.flatMap(({ id, name: title }) => {
    const { description = '', new_description = null } = tutor.lesson_descriptions[id] ?? {}
    return inLanguages({ name: `lesson_descriptions.${id}`, of: id, title, limits: tutorLimits.lesson_description }, description, new_description)
  })
  return [...own, ...ofLessons]
}

/** How many texts wait for staff. */
export const countWaiting = (tutor: TutorForStaff, edition: Spoken) => waitingTexts(tutor, edition, String).length

/** How many documents wait for staff. */
export const countUnchecked = ({ documents }: TutorForStaff) =>
  documents.filter(({ approved, checked_at }) => !approved && checked_at === null).length
