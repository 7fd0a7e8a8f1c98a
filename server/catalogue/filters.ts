import type { getCatalogueFilters } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { referenceOf } from '../reference/reference.ts'
import { viewingOf } from '../viewing.ts'
import { printAddress, wholeCatalogue } from './address.ts'
import { buildFilterLists } from './filter-lists.ts'
import { filtersOf, list, pageTypeOf, parseQuery } from './get.ts'

/** A page's choices and the number of its tutors: what a filter shows before it is applied. Unknown addresses have the unfiltered lists and nobody. */
export async function filters(context: Context, { query, lang }: Input<typeof getCatalogueFilters>): Promise<Data<typeof getCatalogueFilters>> {
  const viewing = viewingOf(context, lang)
  const reference = await referenceOf(viewing)
  const parsed = parseQuery(query, viewing, reference)
  const address = parsed.status === 200 ? parsed.address : wholeCatalogue()
  const [filter_lists, found] = await Promise.all([
    buildFilterLists(viewing, address, reference),
    parsed.status === 200 ? list(viewing, address) : { total: 0 },
  ])
  return {
    pageType: pageTypeOf(address),
    path: printAddress(address, viewing.edition),
    filters: filtersOf(address, viewing.language),
    filter_lists,
    total_count: found.total,
  }
}
