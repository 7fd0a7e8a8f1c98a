import { eq, sql } from 'drizzle-orm'
import { CONTENT_STATUS, type ContentAction, type ContentStatus, contentLife, mayDo } from '../../schemas/index.ts'
import { type AsRead, requireRead } from '../changes.ts'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import { WrongStatus } from '../errors.ts'
import { withoutPictures } from '../html/pictures.ts'
import { siteLink } from '../outbox/links.ts'
import { sendMail } from '../outbox/send.ts'
import { tutors } from '../tutors/table.ts'
import { dropUnused } from '../uploads/unused.ts'
import { type Kind, SEEN } from './kind.ts'
import { type Item, lockItem } from './rows.ts'

interface Change extends AsRead {
  id: number
  action: ContentAction
  /** What the tutor is to mend; goes with `set_need_revision`. */
  comment?: string | undefined
}

/**
 * Every change of an ad's or a post's status goes through here. Sent back, its tutor is mailed the comment; published, it keeps the day of the first time.
 * Throws `not_found`, `wrong_status` where the table of `content-life.ts` has no such way, and `conflict` for what is not as it was read (spec: decisions CNT-1).
 */
export async function changeStatus(context: Context, kind: Kind, { id, action, comment = '', ...read }: Change): Promise<void> {
  const { tx } = context
  const item = await lockItem(tx, kind, id)
  if (!mayDo(action, item.status)) throw new WrongStatus()
  requireRead(read, item)
  const { to } = contentLife[action]
  await moveTo(context, kind, item, to, comment)
  if (to === CONTENT_STATUS.needs_revision) await mailTutor(context, kind, item, comment)
}

/** Writes a status that its mover may give. What is deleted comes back never, so its pictures are nobody's. */
export async function moveTo(context: Context, kind: Kind, item: Item, to: ContentStatus, comment = ''): Promise<void> {
  const { tx, now } = context
  const { table, images } = kind
  await tx
    .update(table)
    .set({
      status: to,
      ...(to === CONTENT_STATUS.needs_revision && { revision_comment: comment, revisions: sql`${table.revisions} + 1` }),
      ...(to === CONTENT_STATUS.published && { approved: true, revision_comment: '', published_at: item.published_at ?? now }),
      ...(to === CONTENT_STATUS.deleted && { text: withoutPictures(item.text) }),
    })
    .where(eq(table.id, item.id))
  if (to === CONTENT_STATUS.deleted) {
    const gone = await tx.delete(images).where(eq(images.owner_id, item.id)).returning({ file: images.file })
    await dropUnused(
      tx,
      gone.map(({ file }) => file),
    )
  }
  if (to === CONTENT_STATUS.published) await kind.keepLinks(context, item.text)
  if (item.status === CONTENT_STATUS.published || to === CONTENT_STATUS.published) await bumpCache(tx, SEEN)
  context.audit(`${kind.name} ${item.id}`, {
    content_status: { before: item.status, after: to },
    ...(comment && { revision_comment: { before: item.revision_comment, after: comment } }),
  })
}

async function mailTutor(context: Context, { mail, editPath }: Kind, { id, tutor_id, name: title }: Item, comment: string) {
  const [tutor] = await context.tx.select().from(tutors).where(eq(tutors.id, tutor_id))
  if (!tutor?.email) return
  const link = { url: siteLink(context, tutor.lang, editPath(id)) }
  await sendMail(context, { template: mail, to: tutor.email, lang: tutor.lang, name: tutor.name, words: { title, comment }, link })
}
