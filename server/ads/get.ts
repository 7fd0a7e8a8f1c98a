import { eq } from 'drizzle-orm'
import type { getAd } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { recordOf } from '../moderation/record.ts'
import { nameIn, referenceOf } from '../reference/reference.ts'
import { adKind } from './kind.ts'
import { list } from './list.ts'
import { ads } from './table.ts'

/** An ad as staff see it. Throws `not_found` (spec: back-office 7.6). */
export async function get(context: Context, { id }: Pick<Input<typeof getAd>, 'id'>) {
  const { db, edition } = context
  const [[ad], { ads: rows }, { levels }] = await Promise.all([
    db.select().from(ads).where(eq(ads.id, id)),
    list(context, { page: 1, filters: { id } }),
    referenceOf(context),
  ])
  const [row] = rows
  if (!ad || !row) throw new NotFound()
  const level = levels.get(ad.level_id ?? 0)
  const record = await recordOf(context, adKind, ad)
  return { ad: { ...row, ...record, level_name: level ? nameIn(level.name, edition.panelLanguage) : null, preview: ad.preview, text: ad.text } }
}
