import { inArray } from 'drizzle-orm'
import type { listAds } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { listItems } from '../moderation/list.ts'
import { adKind } from './kind.ts'
import { ads } from './table.ts'

/** Ads by filters (spec: back-office 7.6, decisions ADM-13). */
export async function list(context: Context, asked: Input<typeof listAds>) {
  const { rows, ...found } = await listItems(context, adKind, asked)
  const ids = rows.map(({ id }) => id)
  const own = await context.db.select({ id: ads.id, level_id: ads.level_id, views: ads.views }).from(ads).where(inArray(ads.id, ids))
  const ownOf = new Map(own.map((ad) => [ad.id, ad]))
  return { ads: rows.map(({ published, ...row }) => ({ ...row, level_id: null, views: 0, ...ownOf.get(row.id), date_pablish: published })), ...found }
}
