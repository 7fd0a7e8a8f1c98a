import { and, eq, getTableName, sql } from 'drizzle-orm'
import { CONTENT_STATUS, type ContentStatus, mayDoOwn, ownContentActions, ownContentLife, type Upload } from '../../schemas/index.ts'
import { shortSlug } from '../alias-of.ts'
import type { Asking } from '../calls.ts'
import { type Context, requireTutor } from '../context.ts'
import { Forbidden, NotFound, WrongStatus } from '../errors.ts'
import type { Picture } from '../files/pictures.ts'
import { countUploads, requireUploadsLeft } from '../limits/attempts.ts'
import { nameIn, referenceOf } from '../reference/reference.ts'
import { unixOf } from '../unix.ts'
import { moveTo } from './change-status.ts'
import { addImage, keepSent, removeImage } from './images.ts'
import type { Kind } from './kind.ts'
import { type Item, lockItem } from './rows.ts'
import { saveItem } from './save.ts'

/** An ad or a post to its own tutor: those of others are not found. */
export async function requireOwn(context: Context, { table }: Kind, id: number): Promise<Item> {
  const own = and(eq(table.id, id), eq(table.tutor_id, requireTutor(context)))
  const [item] = await context.db.select().from(table).where(own)
  if (!item) throw new NotFound()
  return item
}

/** The same, held until the transaction ends. */
async function lockOwn(context: Context, kind: Kind, id: number): Promise<Item> {
  await requireOwn(context, kind, id)
  return lockItem(context.tx, kind, id)
}

/** Makes an ad or a post of the signed-in tutor; its address is made of its name, in whose language it is spelt. Answers its id. */
export async function makeOwn(
  context: Context,
  { table }: Kind,
  lang: string,
  fields: { name: string; status: ContentStatus } & Record<string, unknown>,
): Promise<number> {
  const { tx, now } = context
  const { rows } = await tx.execute<{ id: number }>(sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int as id`)
  const id = Number(rows[0]?.id)
  const alias = [shortSlug(fields.name, lang), id].filter(Boolean).join('-')
  const row = { ...fields, id, alias, tutor_id: requireTutor(context), sent_at: now, created_at: now }
  await tx.insert(table).values(row as unknown as typeof table.$inferInsert)
  return id
}

/**
 * Saves an own ad or post and has it looked through again; what waits already keeps its place. `status` off puts it among the drafts. Throws `not_found` for
 * another tutor's and as `saveItem` does. Answers the names of the fields that changed (spec: decisions CNT-1).
 */
export async function saveOwn(
  context: Context,
  kind: Kind,
  id: number,
  { status = CONTENT_STATUS.moderation, ...fields }: { version?: number | undefined; status?: ContentStatus } & Record<string, unknown>,
): Promise<string[]> {
  const item = await lockOwn(context, kind, id)
  const changed = await saveItem(context, kind, id, fields)
  await sendAnew(context, kind, item, status)
  return changed
}

/** What staff have read of it before may be let through no more. */
async function sendAnew({ tx, now }: Context, { table }: Kind, { id, status: before, version }: Item, status: ContentStatus) {
  const stays = before === status && status === CONTENT_STATUS.moderation
  await tx
    .update(table)
    .set({ status, approved: false, version: version + 1, ...(!stays && { sent_at: now }) })
    .where(eq(table.id, id))
}

/** Sets the status of an own ad or post. Throws `not_found` for another tutor's, `wrong_status` where no way of `content-life.ts` leads there. */
export async function changeOwn(context: Context, kind: Kind, { id, new_status }: { id: number; new_status: ContentStatus }): Promise<void> {
  const item = await lockOwn(context, kind, id)
  const action = ownContentActions.find((one) => ownContentLife[one].to === new_status)
  if (!action || !mayDoOwn(action, item)) throw new WrongStatus()
  await moveTo(context, kind, item, new_status)
}

interface Added {
  picture: Picture
  tutor_id: number
  /** The ad or post; undefined for one that is still to be made. */
  owner_id: number | undefined
}

/** Keeps what was sent, before `addOwnImage`. Throws `forbidden` in another tutor's name, `too_many_requests`, and as `keepPicture` does. */
export async function keepOwn(at: Asking, sent: { image: Upload; tutor_id: number }): Promise<Picture> {
  if (sent.tutor_id !== requireTutor(at)) throw new Forbidden()
  await requireUploadsLeft(at, `tutor ${sent.tutor_id}`)
  return keepSent(at, sent)
}

/** Adds a kept picture to an own ad or post; one that visitors saw is looked through again. Throws as `addImage` does. */
export async function addOwnImage(context: Context, kind: Kind, added: Added) {
  await countUploads(context, added.tutor_id, 1)
  if (added.owner_id === undefined) return addImage(context, kind, added)
  const item = await lockOwn(context, kind, added.owner_id)
  const kept = await addImage(context, kind, added)
  await sendAnew(context, kind, item, CONTENT_STATUS.moderation)
  return kept
}

/** Takes a picture away from an own ad or post. Throws `not_found` for another tutor's, and as `removeImage` does. */
export async function removeOwnImage(context: Context, kind: Kind, image_id: number): Promise<void> {
  const { images } = kind
  const own = and(eq(images.id, image_id), eq(images.tutor_id, requireTutor(context)))
  const [image] = await context.tx.select({ id: images.id }).from(images).where(own)
  if (!image) throw new NotFound()
  await removeImage(context, kind, image_id)
}

/** What tutors see of each of their ads and posts. */
export async function presentOwn(
  context: Context,
  { id, alias, tutor_id, name, lesson_id, status, approved, revision_comment, sent_at, created_at, version }: Item,
) {
  const { lessons } = await referenceOf(context)
  return {
    ...{ id, alias, tutor_id, name, lesson_id, status, revision_comment, version },
    lesson_name: nameIn(lessons.get(lesson_id)?.name ?? {}, context.language),
    actions: ownContentActions.filter((action) => mayDoOwn(action, { status, approved })),
    sent_at: unixOf(sent_at),
    created_at: unixOf(created_at),
  }
}
