import { and, asc, desc, eq } from 'drizzle-orm'
import { languageOf } from '../../editions/index.ts'
import {
  CANDIDATE_DAYS,
  type getSchoolCandidate,
  type getTutorSchoolCandidate,
  type SchoolAnswer,
  type sendSchoolCandidate,
} from '../../schemas/index.ts'
import type { Asking, Data, Input } from '../calls.ts'
import { type Context, requireTutor } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { NotFound, Refusal, refuseProblems, WrongStatus } from '../errors.ts'
import { addSchoolJob } from '../orders/school.ts'
import type { SchoolSubject } from '../outside/school.ts'
import { changeTutor } from '../profiles/rows.ts'
import { nameIn, referenceOf } from '../reference/reference.ts'
import { lessons, levels } from '../reference/table.ts'
import { DAY_MS } from '../spans.ts'
import { isPotentialSchoolTutor } from '../tutors/school.ts'
import { requireOwnNumber } from '../tutors/school-number.ts'
import { tutorLessons, tutorLevels, tutors } from '../tutors/table.ts'
import { maybeUnix, unixOf } from '../unix.ts'
import { wantedSubjects } from './subjects.ts'
import { schoolCandidates } from './table.ts'
import { requireSchool } from './transfers.ts'

const PAUSE = CANDIDATE_DAYS * DAY_MS

type Tutor = typeof tutors.$inferSelect
type Row = typeof schoolCandidates.$inferSelect

/** The latest request and what another would be made of. Throws `not_found` for who could never send one, and in an edition without the school (spec: decisions SCH-6, SCH-7). */
export async function getOwn(context: Context) {
  requireSchool(context)
  const { db } = context
  const [tutor] = await db
    .select()
    .from(tutors)
    .where(eq(tutors.id, requireTutor(context)))
  if (!tutor) throw new NotFound()
  return answerOf(context, tutor)
}

/** What the school takes teachers for. Throws `not_found` in an edition without it. */
export function askWanted(at: Asking): Promise<SchoolSubject[] | null> {
  requireSchool(at)
  return wantedSubjects(at)
}

/**
 * Sends one to the school. The tutor's row is held, so that of several at once one is sent. Throws `duplicate_request` within thirty days, `wrong_status` for who
 * may not, and fields that the tutor does not teach or the school does not look for.
 */
export async function send(context: Context, { candidate }: Input<typeof sendSchoolCandidate>, wanted: SchoolSubject[] | null) {
  const { tx, now, edition } = context
  const [tutor] = await tx
    .select()
    .from(tutors)
    .where(eq(tutors.id, requireTutor(context)))
    .for('update')
  if (!tutor) throw new NotFound()
  const last = await lastOf(tx, tutor.id)
  if (last?.state === 'accepted') throw new WrongStatus()
  if (last && (last.state === 'sent' || againAt(last) > now)) throw new Refusal('duplicate_request')
  if (!(await isPotentialSchoolTutor(tx, tutor, edition))) throw new WrongStatus()
  const { about, lessons: lesson_ids, levels: level_ids, practice_id, schedule } = candidate
  const taught = await taughtBy(tx, tutor.id)
  const open = wantedOf(taught, wanted)
  const levelsIn = (subjects: typeof taught) => new Set(lesson_ids.flatMap((id) => subjects.get(id) ?? []))
  refuseProblems({
    ...choiceProblems('lessons', lesson_ids, { taught, open }),
    ...choiceProblems('levels', level_ids, { taught: levelsIn(taught), open: levelsIn(open) }),
  })
  const [sent] = await tx
    .insert(schoolCandidates)
    .values({ tutor_id: tutor.id, about, lesson_ids, level_ids, practice_id, schedule, sent_at: now })
    .returning({ id: schoolCandidates.id })
  if (!sent) throw new Error('no request was written')
  await addSchoolJob(tx, 'tell_candidate', { id: sent.id })
  return answerOf(context, tutor)
}

/** What is wrong with subjects or levels of which some are not taught, or not what the school looks for. */
function choiceProblems(field: string, ids: readonly number[], { taught, open }: Record<'taught' | 'open', { has: (id: number) => boolean }>) {
  if (ids.some((id) => !taught.has(id))) return { [field]: 'not_taught' }
  return ids.some((id) => !open.has(id)) ? { [field]: 'invalid_value' } : {}
}

/** As staff see it. Throws `not_found` for an unknown tutor (spec: decisions SCH-6). */
export async function getForStaff(context: Context, { id }: Input<typeof getTutorSchoolCandidate>): Promise<Data<typeof getTutorSchoolCandidate>> {
  requireSchool(context)
  const { db, edition } = context
  const [tutor] = await db.select({ id: tutors.id }).from(tutors).where(eq(tutors.id, id))
  if (!tutor) throw new NotFound()
  const [last, reference] = await Promise.all([lastOf(db, id), referenceOf(context)])
  if (!last) return { candidate: null }
  const names = last.lesson_ids.flatMap((lesson) => reference.lessons.get(lesson) ?? []).map(({ name }) => nameIn(name, edition.panelLanguage))
  return { candidate: { ...present(last), lessons: names } }
}

/** What the school answers to the request that waits; a second answer changes nothing, and so does one to none. Throws the field `school_tutor_id` for another's number. */
export async function takeAnswer(context: Pick<Context, 'tx' | 'edition' | 'now'>, { tutor_id, status, comment, school_tutor_id }: SchoolAnswer) {
  const { tx, now } = context
  // held first, as by whoever saves the profile meanwhile
  await tx.select({ id: tutors.id }).from(tutors).where(eq(tutors.id, tutor_id)).for('update')
  const [answered] = await tx
    .update(schoolCandidates)
    .set({ state: status, comment, answered_at: now })
    .where(and(eq(schoolCandidates.tutor_id, tutor_id), eq(schoolCandidates.state, 'sent')))
    .returning({ id: schoolCandidates.id })
  if (!answered || status !== 'accepted' || school_tutor_id === undefined) return
  await requireOwnNumber(tx, tutor_id, school_tutor_id)
  await changeTutor(context, tutor_id, { school_tutor_id })
}

async function lastOf(db: Reader, tutor_id: number): Promise<Row | undefined> {
  const [last] = await db.select().from(schoolCandidates).where(eq(schoolCandidates.tutor_id, tutor_id)).orderBy(desc(schoolCandidates.id)).limit(1)
  return last
}

const againAt = ({ sent_at }: Row) => new Date(sent_at.getTime() + PAUSE)

const present = ({ state, about, comment, sent_at, answered_at }: Row) => ({
  ...{ state, about, comment },
  sent_at: unixOf(sent_at),
  answered_at: maybeUnix(answered_at),
})

/** The school's subjects that a tutor teaches, each with the levels; none that is switched off. */
async function taughtBy(db: Reader, tutor_id: number): Promise<ReadonlyMap<number, number[]>> {
  const rows = await db
    .select({ lesson_id: tutorLessons.lesson_id, level_id: tutorLevels.level_id })
    .from(tutorLessons)
    .innerJoin(lessons, and(eq(lessons.id, tutorLessons.lesson_id), eq(lessons.is_school, true), eq(lessons.active, true)))
    .innerJoin(tutorLevels, and(eq(tutorLevels.tutor_id, tutorLessons.tutor_id), eq(tutorLevels.lesson_id, tutorLessons.lesson_id)))
    .innerJoin(levels, and(eq(levels.id, tutorLevels.level_id), eq(levels.active, true)))
    .where(eq(tutorLessons.tutor_id, tutor_id))
    .orderBy(asc(tutorLessons.position), asc(tutorLevels.level_id))
  return new Map([...Map.groupBy(rows, ({ lesson_id }) => lesson_id)].map(([id, found]) => [id, found.map(({ level_id }) => level_id)]))
}

async function answerOf(context: Context, tutor: Tutor): Promise<Data<typeof getSchoolCandidate>> {
  const { db, edition, language, now } = context
  const [last, isPotential, taught, reference] = await Promise.all([
    lastOf(db, tutor.id),
    isPotentialSchoolTutor(db, tutor, edition),
    taughtBy(db, tutor.id),
    referenceOf(context),
  ])
  if (!last && !isPotential) throw new NotFound()
  const named = ({ id, name }: { id: number; name: Record<string, string> }) => ({ id, name: nameIn(name, language) })
  const isSoon = last?.state === 'refused' && againAt(last) > now
  const mayAsk = isPotential && last?.state !== 'accepted' && !isSoon
  const wanted = mayAsk ? await wantedSubjects(context) : null
  const inOrder = [...reference.levels.values()]
  const lessons = [...wantedOf(taught, wanted)].flatMap(([id, levels]) => {
    const lesson = reference.lessons.get(id)
    return lesson ? [{ ...named(lesson), levels: inOrder.filter((level) => levels.includes(level.id)).map(named) }] : []
  })
  return {
    candidate: last ? present(last) : null,
    // of a school that looks for nobody in their subjects there is nothing to ask
    may_send: mayAsk && lessons.length > 0,
    again_at: last && isSoon ? unixOf(againAt(last)) : null,
    lessons,
    levels: inOrder.filter(({ id }) => lessons.some(({ levels }) => levels.some((level) => level.id === id))).map(named),
    practice_id: tutor.practice_id,
    schedule: tutor.schedule,
  }
}

/** Those of a tutor's subjects, with their levels, that the school takes teachers for. */
const wantedOf = (taught: ReadonlyMap<number, number[]>, wanted: SchoolSubject[] | null) =>
  new Map([...taught].map(([id, levels]) => [id, levelsFor(id, levels, wanted)] as const).filter(([, levels]) => levels.length > 0))

/** Those levels of a subject that the school takes teachers for; none when it doesn't teach the subject. */
function levelsFor(lesson_id: number, levels: number[], wanted: SchoolSubject[] | null): number[] {
  if (!wanted) return levels
  const subject = wanted.find(({ id }) => id === lesson_id)
  if (!subject) return []
  return subject.levels.length === 0 ? levels : levels.filter((level) => subject.levels.some(({ id }) => id === level))
}

/** Names of subjects and levels of a request, as the school is told. */
export async function namesOf(context: Context, { lesson_ids, level_ids }: Pick<Row, 'lesson_ids' | 'level_ids'>, lang: string) {
  const reference = await referenceOf(context)
  const language = languageOf(context.edition, lang)
  const named = ({ id, name }: { id: number; name: Record<string, string> }) => ({ id, name: nameIn(name, language) })
  return {
    lessons: lesson_ids.flatMap((id) => reference.lessons.get(id) ?? []).map(named),
    levels: level_ids.flatMap((id) => reference.levels.get(id) ?? []).map(named),
  }
}
