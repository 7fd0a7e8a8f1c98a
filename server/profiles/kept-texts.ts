import { defaultLanguage, type Edition, type Language, languageOf } from '../../editions/index.ts'
import { type ByLanguage, byLanguage, type TutorText, textOf, waitingOf } from '../../schemas/index.ts'
import type { OwnText, tutorLessons, tutors } from '../tutors/table.ts'

type Tutor = typeof tutors.$inferSelect
type Lesson = typeof tutorLessons.$inferSelect

export const ownTextNames = ['short_description', 'description', 'speciality'] as const satisfies readonly OwnText[]

/** The texts of a tutor in all languages as they are read and sent. */
export type OwnTexts = Record<OwnText, TutorText> & Record<`new_${OwnText}`, TutorText | null>
export interface LessonText {
  description: TutorText
  new_description: TutorText | null
}

/** Language of the columns; the others stand among the translations. */
const columnLanguage = ({ texts_lang }: Pick<Tutor, 'texts_lang'>, edition: Edition): Language => languageOf(edition, texts_lang ?? '')

/** What the tutor's own row says in all languages. */
export function ownTextsOf(tutor: Tutor, edition: Edition): OwnTexts {
  const [first, own] = [defaultLanguage(edition), columnLanguage(tutor, edition)]
  const texts = ownTextNames.flatMap((name) => {
    const waiting = tutor[`new_${name}`]
    return [
      [name, textOf({ ...of(tutor.translations, name), [own]: tutor[name] }, first)],
      [`new_${name}`, waitingOf({ ...of(tutor.new_translations, name), ...(waiting !== null && { [own]: waiting }) }, first)],
    ]
  })
  return Object.fromEntries(texts) as OwnTexts
}

/** The columns that say so. */
export function ownColumnsOf(texts: OwnTexts, tutor: Pick<Tutor, 'texts_lang'>, edition: Edition) {
  const [first, own] = [defaultLanguage(edition), columnLanguage(tutor, edition)]
  const columns = ownTextNames.flatMap((name) => [
    [name, byLanguage(texts[name], first)[own] ?? ''],
    [`new_${name}`, byLanguage(texts[`new_${name}`], first)[own] ?? null],
  ])
  const inLanguage = (prefix: '' | 'new_', language: Language) =>
    Object.fromEntries(
      ownTextNames.flatMap((name) => {
        const text = byLanguage(texts[`${prefix}${name}`], first)[language]
        return text || (prefix && text === '') ? [[name, text]] : []
      }),
    )
  const others = (prefix: '' | 'new_') =>
    Object.fromEntries(
      edition.locales
        .filter((language) => language !== own)
        .map((language) => [language, inLanguage(prefix, language)] as const)
        .filter(([, said]) => Object.keys(said).length > 0),
    )
  return {
    ...(Object.fromEntries(columns) as Pick<Tutor, OwnText | `new_${OwnText}`>),
    translations: others(''),
    new_translations: others('new_'),
  }
}

/** What a subject's row says in all languages. */
export function lessonTextOf({ description, new_description, translations, new_translations }: Lesson, tutor: Tutor, edition: Edition): LessonText {
  const [first, own] = [defaultLanguage(edition), columnLanguage(tutor, edition)]
  return {
    description: textOf({ ...translations, [own]: description }, first),
    new_description: waitingOf({ ...new_translations, ...(new_description !== null && { [own]: new_description }) }, first),
  }
}

/** The columns that say so, by the subject. */
export function lessonColumnsOf(texts: Readonly<Record<string, LessonText>>, tutor: Pick<Tutor, 'texts_lang'>, edition: Edition) {
  const [first, own] = [defaultLanguage(edition), columnLanguage(tutor, edition)]
  return Object.fromEntries(
    Object.entries(texts).map(([lesson_id, text]) => {
      const { [own]: description = '', ...translations } = byLanguage(text.description, first)
      const { [own]: new_description = null, ...new_translations } = byLanguage(text.new_description, first)
      return [lesson_id, { description, new_description, translations, new_translations }]
    }),
  )
}

const of = (translations: Tutor['translations'], name: OwnText): ByLanguage =>
  Object.fromEntries(Object.entries(translations).flatMap(([language, said]) => (said[name] === undefined ? [] : [[language, said[name]]])))
