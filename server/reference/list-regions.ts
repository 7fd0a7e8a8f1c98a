import { languageTag } from '../../editions/index.ts'
import type { listRegions as declared } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { viewingOf } from '../viewing.ts'
import { nameIn } from './reference.ts'
import { regions } from './table.ts'

/** Regions by name, in the language asked for where they have one. */
export async function listRegions(context: Context, { lang }: Input<typeof declared>): Promise<Data<typeof declared>> {
  const { db, edition, language } = viewingOf(context, lang)
  const rows = await db.select().from(regions)
  const named = rows.map(({ id, name }) => ({ id, name: nameIn(name, language) }))
  return { regions: named.sort((a, b) => a.name.localeCompare(b.name, languageTag(edition, language))) }
}
