import type { Edition } from '../../editions/index.ts'
import type { Tx } from '../database/open.ts'
import { staticPages as written } from './seed/index.ts'
import { staticPages } from './table.ts'

/** Fills an empty database with the static pages that an edition starts with. */
export async function loadStaticPages(tx: Tx, edition: Edition) {
  await tx.insert(staticPages).values(written(edition))
}
