import { rememberList } from '../catalogue/list-memory.ts'
import { enlivenPickLists } from '../catalogue/pick-lists.ts'
import { offerReviews } from '../catalogue/reviews/offer-reviews.ts'
import { letSpacePress } from '../catalogue/space-presses.ts'
import { tellFilters } from '../catalogue/tell-filters.ts'
import type { Behaviour } from '../island.tsx'

/** What the catalogue's HTML can't do alone; the ids are of what the list is filtered by. */
const catalogueList: Behaviour<{ lesson: number | null; city: number | null }> = (_, of, openSite) => {
  rememberList(of.lesson)
  enlivenPickLists()
  letSpacePress()
  tellFilters(of)
  offerReviews(openSite)
}

export default catalogueList
