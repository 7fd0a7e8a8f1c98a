import { rememberList } from '../catalogue/list-memory.ts'
import { enlivenPickLists } from '../catalogue/pick-lists.ts'
import { offerReviews } from '../catalogue/reviews/offer-reviews.ts'
import { letSpacePress } from '../catalogue/space-presses.ts'
import { tellFilters } from '../catalogue/tell-filters.ts'
import type { Behaviour } from '../island.tsx'

/** What the catalogue's HTML can't do alone; `lesson` is the id of the one that the list is filtered by. */
const catalogueList: Behaviour<{ lesson: number | null }> = (_, { lesson }, openSite) => {
  rememberList(lesson)
  enlivenPickLists()
  letSpacePress()
  tellFilters()
  offerReviews(openSite)
}

export default catalogueList
