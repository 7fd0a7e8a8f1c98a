import type pg from 'pg'
import * as tables from '../tables.ts'
import { copyRows } from './copy.ts'
import { addPapers } from './tutor-papers.ts'
import { addTranslations } from './tutor-translations.ts'
import { makeTutors, type TutorInBrief, type TutorMaking } from './tutors.ts'
import type { World } from './world.ts'

const AT_ONCE = 2000

interface Loading extends Omit<TutorMaking, 'from'> {
  say: (line: string) => void
}

/** Writes tutors 1 to `count`, batch by batch, and answers what orders need to know of them. */
export async function loadTutors(client: pg.ClientBase, world: World, { count, say, ...making }: Loading): Promise<TutorInBrief[]> {
  const briefs: TutorInBrief[] = []
  for (let from = 1; from <= count; from += AT_ONCE) {
    const { rows, briefs: more } = makeTutors(world, { ...making, from, count: Math.min(AT_ONCE, count - from + 1) })
    const papers = addPapers(world, rows, making.diploma)
    addTranslations(world, rows)
    await copyRows(client, tables.tutors, rows.tutors)
    await copyRows(client, tables.tutorLessons, rows.lessons)
    await copyRows(client, tables.tutorLevels, rows.levels)
    await copyRows(client, tables.tutorHomes, rows.homes)
    await copyRows(client, tables.tutorTravels, rows.travels)
    await copyRows(client, tables.tutorDocuments, rows.documents)
    await copyRows(client, tables.tutorActivities, papers.activities)
    await copyRows(client, tables.tutorBilling, papers.billing)
    await copyRows(client, tables.tutorBillingDocuments, papers.billingDocuments)
    briefs.push(...more)
    if (count > AT_ONCE && briefs.length % (AT_ONCE * 5) === 0) say(`  ${briefs.length} tutors`)
  }
  return briefs
}
