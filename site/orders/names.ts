import type { SiteEdition } from '../../editions/site-edition.ts'
import { intervalWords } from '../../theme/time-intervals.ts'
import type { Texts } from '../texts.ts'

/** Subjects and their levels: `Maths · Grades 5–9`. */
export const taughtText = (lessons: readonly string[], levels: readonly string[]): string =>
  [lessons, levels].flatMap((names) => names.join(', ') || []).join('\u00a0· ')

/** An order by what is taught; levels only where they belong to one subject. */
export function orderTitle({ lessons_name, levels_name }: { lessons_name: readonly string[]; levels_name?: readonly string[] }): string {
  return taughtText(lessons_name, lessons_name.length === 1 ? (levels_name ?? []) : [])
}

/** Times of the day in words: `9:00–12:00, 15:00–18:00`. */
export function intervalsText(intervals: readonly number[], anyTime: string, edition: Pick<SiteEdition, 'dayHalves'>): string {
  const words = intervalWords(anyTime, edition)
  return intervals.flatMap((interval) => words[interval] ?? []).join(', ')
}

type PlaceWords = Readonly<Record<string, string>>

/** Where the lessons may be: `Online · At my place: Almaty, Medeu · At the tutor’s: Almaty`. */
export const placeText = (places: readonly string[], names: Readonly<Record<string, readonly string[]>>, words: PlaceWords): string =>
  places.map((place) => [words[place] ?? place, names[place]?.join('; ')].filter(Boolean).join(': ')).join(' · ')

/** How often and how long: `Twice a week, 60 min`; what was not said is left out. */
export const rhythmText = (
  { class_regularity, class_duration = 0 }: { class_regularity: number; class_duration?: number },
  { class_regularity: often, class_duration: long }: Pick<Texts['enums-requests'], 'class_regularity' | 'class_duration'>,
): string =>
  [class_regularity && often[class_regularity as keyof typeof often], class_duration && long[class_duration as keyof typeof long]]
    .filter(Boolean)
    .join(', ')
