import type { TutorCard } from '../../schemas/index.ts'
import { priceUnit } from '../../schemas/tutor-price.ts'
import { useSite, useTexts } from '../site.ts'
import { Price } from '../ui/Price.tsx'
import { shownPrice } from './price.ts'

/** What an hour costs, or a lesson of a school tutor. */
export function TutorPrice({ tutor }: { tutor: TutorCard }) {
  const { edition, language } = useSite()
  const common = useTexts('common')
  const amount = shownPrice(tutor, edition, language)
  return amount && <Price amount={amount} unit={priceUnit(tutor, common)} />
}
