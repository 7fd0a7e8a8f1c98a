import type { Catalogue } from '../../schemas/index.ts'
import { useHref, useTexts } from '../site.ts'
import styles from './CatalogueAside.module.css'
import { ChoiceList } from './ChoiceList.tsx'
import type { Choices } from './choices.ts'
import { PriceFilter } from './PriceFilter.tsx'
import { priceForm } from './paths.ts'

interface Props {
  data: Pick<Catalogue, 'path' | 'filters' | 'filter_lists'>
  choices: Choices
  /** Something is set that "Clear all" would take off. */
  isSet: boolean
}

/** The filters beside the list on wide screens: place, price, districts of the city (spec: public 2.11). */
export function CatalogueAside({ data: { path, filters, filter_lists: lists }, choices, isSet }: Props) {
  const t = useTexts('filters')
  const href = useHref()
  const { action, kept } = priceForm(path)
  return (
    <aside className={styles.root} aria-label={t.title} data-filters>
      <ChoiceList id="place" title={t.place} choices={choices.place} />
      <PriceFilter action={href(`/${action}`)} kept={kept} from={filters.rate_from} to={filters.rate_to} />
      {choices.district.length > 1 && <ChoiceList id="district" title={t.district} choices={choices.district} />}
      {isSet && (
        <a className={styles.clear} href={href(`/${lists.clear}`)}>
          {t.clear}
        </a>
      )}
    </aside>
  )
}
