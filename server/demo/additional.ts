import type { Language } from '../../editions/index.ts'
import { slug } from '../../theme/slug.ts'
import type { Shelf } from '../files/shelf.ts'
import type { examinationTests, tags, vacancies } from '../tables.ts'
import { additionalTexts } from './additional-texts.ts'
import { keepTaskSheet } from './task-sheet.ts'
import { before, DAY, type World } from './world.ts'

const SUBJECTS = 3

/** Written once and never changed. */
const writtenAt = (at: Date) => ({ created_at: at, updated_at: at })

/** Vacancies in each language of the edition; of each language the last is taken. */
export const makeVacancies = ({ edition, reference, now }: World): (typeof vacancies.$inferInsert)[] =>
  edition.locales.flatMap((lang) => {
    const { vacancies: texts, salary } = additionalTexts[lang]
    return texts.map(({ name, employment, text }, n) => ({
      ...{ lang, name, employment, active: n < texts.length - 1, ...writtenAt(before(now, (n * 9 + 3) * DAY)) },
      city: n % 2 ? '' : (reference.cities[n % reference.cities.length]?.name[lang] ?? ''),
      salary: n % 3 === 2 ? '' : salary,
      description: text.map((line) => `<p>${line}</p>`).join(''),
      contact_email: `work@${edition.code}.docento.test`,
    }))
  })

/** Tests of the first subjects, each with its sheet; the last is not shown. */
export function makeExaminationTests({ lang, reference, now }: World, uploads: Shelf): Promise<(typeof examinationTests.$inferInsert)[]> {
  const { tests: kinds, sheet: note } = additionalTexts[lang]
  const rows = kinds.map(async (kind, n) => {
    const lesson = reference.lessons[n % Math.min(SUBJECTS, reference.lessons.length)]
    const year = now.getUTCFullYear() - (n % 3)
    const name = [lesson?.name[lang], kind].filter(Boolean).join(': ')
    return {
      ...{ name, lesson_id: lesson?.id ?? null, active: n < kinds.length - 1, ...writtenAt(before(now, (n * 20 + 5) * DAY)) },
      alias: `${slug(name, lang).slice(0, 70)}-${n + 1}`,
      year: n === 2 ? null : year,
      link: await keepTaskSheet(uploads, { name, note, made: now }),
      description: '',
    }
  })
  return Promise.all(rows)
}

/** Tags of the first subjects in both catalogues; the last is not shown. */
export function makeTags({ lang, edition, reference, now }: World): (typeof tags.$inferInsert)[] {
  const lessons = reference.lessons.slice(0, SUBJECTS)
  const rows = lessons.flatMap((lesson, at) =>
    additionalTexts[lang].tags.map(({ words }, n) => {
      const nameIn = (language: Language) => (additionalTexts[language].tags[n]?.name ?? '').replace('<lesson>', lesson.rname[language] ?? '').trim()
      const texts = edition.locales.map((language) => [language, { name: nameIn(language), h1: '', title: '', metad: '', text: '' }] as const)
      return {
        ...{ lesson_id: lesson.id, words: [...words], texts: Object.fromEntries(texts), active: true },
        alias: slug(nameIn(lang), lang).slice(0, 80),
        catalog_type: at === 1 ? ('online' as const) : ('offline' as const),
        created_at: before(now, (at * 2 + n + 1) * DAY),
      }
    }),
  )
  return rows.map((row, n) => ({ ...row, active: n < rows.length - 1 }))
}
