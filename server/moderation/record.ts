import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { CONTENT_STATUS } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { uploadUrl } from '../files/urls.ts'
import { tutors } from '../tutors/table.ts'
import { unixOf } from '../unix.ts'
import type { Pictured } from './columns.ts'
import type { Kind } from './kind.ts'
import type { Item } from './rows.ts'

/** What the whole of an ad or a post shows beside its row: its pictures, and what is known of its tutor. */
export async function recordOf({ db }: Context, kind: Kind, { id, tutor_id, revision_comment }: Item) {
  const [images, tutor] = await Promise.all([imagesOf(db, kind, id), aboutTutor(db, kind, { id, tutor_id })])
  return { images: images.map(presentImage), revision_comment, tutor }
}

export const imagesOf = (db: Reader, { images }: Kind, id: number) => db.select().from(images).where(eq(images.owner_id, id)).orderBy(asc(images.id))

export const presentImage = ({ id, file, width, height }: Pictured['$inferSelect']) => ({ image_id: id, url: uploadUrl(file), width, height })

async function aboutTutor(db: Reader, { table }: Kind, { id, tutor_id }: Pick<Item, 'id' | 'tutor_id'>) {
  const others = and(eq(table.tutor_id, tutor_id), ne(table.id, id))
  const [[tutor], [figures]] = await Promise.all([
    db.select().from(tutors).where(eq(tutors.id, tutor_id)),
    db
      .select({
        published: sql<number>`count(*) filter (where ${eq(table.status, CONTENT_STATUS.published)})::int`,
        returned: sql<number>`count(*) filter (where ${gt(table.revisions, 0)})::int`,
      })
      .from(table)
      .where(others),
  ])
  if (!tutor) throw new Error(`no tutor ${tutor_id}`)
  const { avatar, status, created_at } = tutor
  return { avatar: avatar && uploadUrl(avatar.preview), status, created_at: unixOf(created_at), published: 0, returned: 0, ...figures }
}
