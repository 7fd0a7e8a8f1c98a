import { editionOf } from '../../editions/index.ts'
import type { Database } from '../../server/database/open.ts'
import { loadReference } from '../../server/reference/load.ts'

/**
 * Cities, subjects, levels and rates that the edition starts with. In kz: city 9 Алматы with district 901 and its microdistrict 90101, city 13 Астана;
 * lesson 8 mathematics with levels 68, 5, 17 and more, lesson 13 English, lesson 11 physics; rates 2000 to 30000.
 */
export async function buildReference(database: Database) {
  await database.transaction((tx) => loadReference(tx, editionOf(database.edition)))
}
