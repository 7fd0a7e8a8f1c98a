import type { Asking } from '../calls.ts'
import type { SchoolSubject } from '../outside/school.ts'

/** A school that says nothing is not asked again at once either. */
const SECONDS = 600

/** Subjects that the school takes teachers for now, by its own word; null when it names none or doesn't say, so that ours decide (spec: public 7.4, decisions SCH-6). */
export const wantedSubjects = ({ cache, edition, language, outside, log }: Asking): Promise<SchoolSubject[] | null> =>
  cache.keep(`subjects of the school ${language}`, SECONDS, () =>
    outside.school.subjects(edition.code, language).catch((error: unknown) => {
      log.warn({ err: error }, 'the school does not say what it teaches')
      return null
    }),
  )
