import { es } from './es.ts'
import { india } from './in.ts'
import { kz } from './kz.ts'
import { mx } from './mx.ts'
import { pl } from './pl.ts'
import type { ReferenceSeed } from './types.ts'
import { ua } from './ua.ts'
import { us } from './us.ts'

/** What each edition starts with, by its code. */
export const references: Record<string, ReferenceSeed> = { kz, ua, pl, us, mx, es, in: india }

/** The starting reference data of an edition. Throws for a code that names none. */
export const referenceOf = (code: string): ReferenceSeed => {
  const found = references[code]
  if (!found) throw new Error(`No reference data for edition ${code}`)
  return found
}

/** Id of a lesson by its key, which staff can't change; null where the edition began without it. */
export const lessonIdOf = (code: string, key: string): number | null => referenceOf(code).lessons.find((lesson) => lesson.key === key)?.id ?? null
