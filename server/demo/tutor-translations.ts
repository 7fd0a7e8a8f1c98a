import type { Language } from '../../editions/index.ts'
import { TUTOR_STATUS } from '../../schemas/index.ts'
import { DEMO_TUTOR } from './accounts.ts'
import { paragraph, phrase, type Sex } from './phrase.ts'
import type { Random } from './random.ts'
import { demoTexts } from './texts/index.ts'
import type { TutorRows } from './tutors.ts'
import type { World } from './world.ts'

/** How many of those on the site write in the second language of the edition, in the third, and so on. */
const SHARES = [0.4, 0.15]

/** What tutors say in the edition's other languages; of those whose texts wait, one waits in another language too. Changes the rows that were made. */
export function addTranslations(world: World, rows: TutorRows) {
  const lessons = Map.groupBy(rows.lessons, ({ tutor_id }) => tutor_id)
  const [, ...others] = world.edition.locales
  for (const tutor of rows.tutors) {
    const { id = 0, status = 0 } = tutor
    const own = lessons.get(id) ?? []
    const random = world.random.of('translations', id)
    const isShown = status === TUTOR_STATUS.published || status === TUTOR_STATUS.school
    const hasNews = Boolean(tutor.new_short_description)
    const share = (n: number) => (id === DEMO_TUTOR.id || (hasNews && n === 0) ? 1 : (SHARES[n] ?? 0))
    const spoken = isShown ? others.filter((_, n) => random.chance(share(n))) : []
    const field = world.lessonOf(own[0]?.lesson_id ?? 0).field
    const sex: Sex = tutor.sex === 1 ? 1 : 2
    tutor.translations = by(spoken, (language) => {
      const { short, about, speciality } = demoTexts[language]
      return {
        short_description: paragraph(short[field], { random, sex }),
        description: paragraph([about.method[field], about.results, about.format, about.closing], { random, sex }),
        speciality: phrase(random.pick(speciality[field]), { random, sex }),
      }
    })
    const waits = spoken.slice(0, hasNews ? 1 : 0)
    tutor.new_translations = by(waits, (language) => ({ short_description: random.pick(demoTexts[language].news) }))
    for (const lesson of own) {
      lesson.translations = by(spoken, (language) => lessonText(world, lesson.lesson_id, language, { random, sex }))
      lesson.new_translations = {}
    }
  }
}

const lessonText = (world: World, lesson_id: number, language: Language, circumstances: { random: Random; sex: Sex }) =>
  paragraph(demoTexts[language].lesson, { ...circumstances, words: { lesson: world.lessonOf(lesson_id).rname[language] ?? '' } })

const by = <T>(languages: readonly Language[], write: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, write(language)])) as Partial<Record<Language, T>>
