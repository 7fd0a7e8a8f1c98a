import type { Edition } from '../../../editions/index.ts'
import type { Tx } from '../../database/open.ts'
import { staticPages as writtenPages } from '../../static-pages/seed/index.ts'
import { staticPages } from '../../static-pages/table.ts'
import { loadReference } from '../load.ts'

/** Fills an empty database with what an edition needs before anybody registers: places, subjects, prices and static pages. No people. */
export async function seedReference(tx: Tx, edition: Edition): Promise<void> {
  await loadReference(tx, edition)
  await tx.insert(staticPages).values(writtenPages(edition))
}
