import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { getTransferSetting, listTransferSettings, saveTransferSetting, setTransferOffline, TransferSetting } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import type { Reader, Tx } from '../database/open.ts'
import { pagingOf } from '../database/paging.ts'
import { FieldProblem, NotFound } from '../errors.ts'
import { nameIn } from '../reference/reference.ts'
import { lessonLevels, lessons, levels } from '../reference/table.ts'
import { maybeUnix } from '../unix.ts'
import { lessonTransfers, schoolSettings } from './table.ts'

const PAGE = 25
type Row = typeof lessonTransfers.$inferSelect

/** A subject that nobody has set anything for. */
const unset = { is_active: false, share_percent: 0, level_ids: [], hours_from: '00:00', hours_to: '00:00', updated_at: null, version: 1 }

/** The school's subjects in their order, each with its setting. Throws `not_found` in an edition without the school. */
export async function list(context: Context, { page }: Input<typeof listTransferSettings>) {
  requireSchool(context)
  const { db } = context
  const [settings, total_count, transfer_offline_lesson] = await Promise.all([
    settingsOf(context, undefined, page),
    db.$count(lessons, eq(lessons.is_school, true)),
    isOfflineToo(db),
  ])
  return { settings, ...pagingOf(total_count, PAGE), transfer_offline_lesson }
}

/** Throws `not_found` for what is no subject of the school. */
export async function get(context: Context, { id }: Input<typeof getTransferSetting>) {
  requireSchool(context)
  const [setting] = await settingsOf(context, eq(lessons.id, id))
  if (!setting) throw new NotFound()
  return { setting }
}

/** Throws `not_found`, `conflict`, and the field `level_ids` for a level that the subject has not. */
export async function save(context: Context, { setting: { id, ...fields } }: Input<typeof saveTransferSetting>) {
  requireSchool(context)
  const { tx, now } = context
  await tx
    .insert(lessonTransfers)
    .values({ lesson_id: await schoolLesson(context, id) })
    .onConflictDoNothing()
  const [row] = await tx.select().from(lessonTransfers).where(eq(lessonTransfers.lesson_id, id)).for('update')
  if (!row) throw new NotFound()
  const taught = await tx.select({ id: lessonLevels.level_id }).from(lessonLevels).where(eq(lessonLevels.lesson_id, id))
  if (fields.level_ids.some((level) => !taught.some((one) => one.id === level))) throw new FieldProblem({ level_ids: 'invalid_value' })
  const changes = changesOf(fields, row)
  await tx
    .update(lessonTransfers)
    .set({ ...fields, updated_at: now, version: row.version + 1 })
    .where(eq(lessonTransfers.lesson_id, id))
  context.audit(`lesson ${id}`, changes)
  return get(context, { id })
}

/** Says whether orders for lessons off line go to the school too. Throws `not_found` in an edition without it (spec: decisions SCH-10). */
export async function setOffline(context: Context, { value }: Input<typeof setTransferOffline>) {
  requireSchool(context)
  const { tx } = context
  const before = await isOfflineToo(tx)
  await tx
    .insert(schoolSettings)
    .values({ transfer_offline_lesson: value })
    .onConflictDoUpdate({ target: schoolSettings.id, set: { transfer_offline_lesson: value } })
  context.audit(null, { transfer_offline_lesson: { before, after: value } })
}

/** May orders for lessons off line go to the school too? */
export async function isOfflineToo(db: Reader): Promise<boolean> {
  const [row] = await db.select({ value: schoolSettings.transfer_offline_lesson }).from(schoolSettings)
  return row?.value ?? false
}

/** Takes levels that a subject has no more out of its setting, which is switched off where that leaves none: an empty list means all. */
export async function forgetLevels(tx: Tx, lesson_id: number, levels: readonly number[]) {
  const [row] = await tx.select().from(lessonTransfers).where(eq(lessonTransfers.lesson_id, lesson_id)).for('update')
  const level_ids = row?.level_ids.filter((id) => !levels.includes(id))
  if (!row || !level_ids || level_ids.length === row.level_ids.length) return
  await tx
    .update(lessonTransfers)
    .set({ level_ids, is_active: row.is_active && level_ids.length > 0, version: row.version + 1 })
    .where(eq(lessonTransfers.lesson_id, lesson_id))
}

/** Throws `not_found` in an edition without the school. */
export function requireSchool({ edition }: Pick<Context, 'edition'>) {
  if (!edition.flags.school) throw new NotFound()
}

async function schoolLesson({ tx }: Context, id: number): Promise<number> {
  const [lesson] = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.id, id), eq(lessons.is_school, true)))
  if (!lesson) throw new NotFound()
  return lesson.id
}

async function settingsOf({ db, edition }: Context, where?: SQL, page = 1): Promise<TransferSetting[]> {
  const language = edition.panelLanguage
  const rows = await db
    .select({ id: lessons.id, name: lessons.name, row: lessonTransfers })
    .from(lessons)
    .leftJoin(lessonTransfers, eq(lessonTransfers.lesson_id, lessons.id))
    .where(and(eq(lessons.is_school, true), where))
    .orderBy(asc(lessons.sort), asc(lessons.id))
    .limit(PAGE)
    .offset((page - 1) * PAGE)
  const taught = await db
    .select({ lesson_id: lessonLevels.lesson_id, id: levels.id, name: levels.name })
    .from(lessonLevels)
    .innerJoin(levels, eq(levels.id, lessonLevels.level_id))
    .where(
      rows.length > 0
        ? inArray(
            lessonLevels.lesson_id,
            rows.map(({ id }) => id),
          )
        : sql`false`,
    )
    .orderBy(asc(levels.sort), asc(levels.id))
  return rows.map(({ id, name, row }) => {
    const { lesson_id: _, updated_at, ...setting }: Omit<Row, 'lesson_id'> & { lesson_id?: number } = row ?? unset
    return {
      id,
      lesson_id: id,
      lesson_name: nameIn(name, language),
      ...setting,
      updated_at: maybeUnix(updated_at),
      levels: taught.filter((level) => level.lesson_id === id).map((level) => ({ id: level.id, name: nameIn(level.name, language) })),
    }
  })
}
