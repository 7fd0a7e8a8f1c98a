import { useEffect } from 'react'
import type { Language } from '../../editions/language-table.ts'
import { rememberList } from '../catalogue/list-memory.ts'
import { enlivenPickLists } from '../catalogue/pick-lists.ts'
import { offerReviews } from '../catalogue/reviews/offer-reviews.ts'
import { letSpacePress } from '../catalogue/space-presses.ts'

interface Props {
  /** Id of the lesson that the list is filtered by. */
  lesson: number | null
  /** Where the words about reviews are. */
  reviews: string
  language: Language
}

/** What the catalogue's HTML can't do alone. It draws nothing: the list stays as it came. */
export default function CatalogueList({ lesson, reviews, language }: Props) {
  useEffect(() => {
    const stops = [rememberList(lesson), enlivenPickLists(), letSpacePress(), offerReviews(reviews, language)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [lesson, reviews, language])
  return null
}
