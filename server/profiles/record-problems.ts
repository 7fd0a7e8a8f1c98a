import type { FieldErrors, TutorSave } from '../../schemas/index.ts'
import type { LookUp } from '../calls.ts'
import { areThere } from '../reference/are-there.ts'
import { placeProblems } from '../reference/named-places.ts'
import { referenceOf } from '../reference/reference.ts'
import { rates, universities } from '../reference/table.ts'
import { documentProblems } from './documents.ts'
import { keptPlaces, namedPlaces } from './places.ts'
import { taughtBy } from './taught.ts'

interface Sent extends Pick<Partial<TutorSave>, 'documents' | 'lesson_levels' | 'lesson_rates' | 'locations' | 'rate_id' | 'university_id'> {
  /** The words of each file that comes with it. */
  added: readonly string[]
}

/**
 * What a save names that is not there: subjects, levels of theirs, prices, a university, places; and documents beyond those that a tutor may have. A closed
 * subject or place stays with whose it was. `tutor_id` is null for a tutor who is still to be made.
 */
export async function recordProblems(at: Parameters<LookUp>[0], tutor_id: number | null, { added, documents, ...sent }: Sent): Promise<FieldErrors> {
  const { db } = at
  const { lesson_levels = {}, lesson_rates = {}, rate_id, university_id, locations = {} } = sent
  const [reference, taught, kept, areRates, isRate, isUniversity, tooMany] = await Promise.all([
    referenceOf(at),
    tutor_id === null ? new Map() : taughtBy(db, tutor_id),
    tutor_id === null ? { home: [], travel: [] } : keptPlaces(db, tutor_id),
    areThere(db, rates, Object.values(lesson_rates)),
    areThere(db, rates, [rate_id]),
    areThere(db, universities, [university_id]),
    tutor_id === null ? {} : documentProblems(db, tutor_id, documents, added),
  ])
  const isOpen = (id: number) => reference.lessons.get(id)?.active || taught.has(id)
  const isTaughtAt = ([id, levels]: [string, readonly number[]]) =>
    isOpen(Number(id)) && levels.every((level) => reference.lessons.get(Number(id))?.levels.includes(level))
  const places = namedPlaces(locations)
  return {
    ...(!Object.entries(lesson_levels).every(isTaughtAt) && { lesson_levels: 'not_found' }),
    ...(!areRates && { lesson_rates: 'not_found' }),
    ...(!isRate && { rate_id: 'not_found' }),
    ...(!isUniversity && { university_id: 'not_found' }),
    ...placeProblems('locations.home', places.home, reference, kept.home),
    ...placeProblems('locations.travel', places.travel, reference, kept.travel),
    ...tooMany,
  }
}
