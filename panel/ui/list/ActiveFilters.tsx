import { useListContext, useTranslate } from 'ra-core'
import { formatDate } from '../../../theme/dates.ts'
import { useEdition } from '../../edition.ts'
import { Chip } from '../Chip.tsx'
import { Icon } from '../Icon.tsx'
import { type Filter, labelOf, withFilter } from './filters.ts'

/** Every filter that is set, as a chip whose press takes it away. */
export function ActiveFilters({ filters }: { filters: readonly Filter[] }) {
  const { filterValues, setFilters } = useListContext()
  const translate = useTranslate()
  const edition = useEdition()
  const set = filters.filter(({ source }) => source in filterValues)

  const words = (filter: Filter) => {
    const { source, kind, options } = filter
    const label = translate(labelOf(filter))
    const value = filterValues[source]
    if (kind === 'flag') return label
    if (kind === 'choice') return `${label}: ${options?.find(({ id }) => id === value)?.name ?? value}`
    return `${label}: ${kind === 'from' || kind === 'to' ? formatDate(Number(value), edition) : value}`
  }
  return set.map((filter) => (
    <Chip
      key={filter.source}
      type="button"
      aria-pressed="true"
      aria-label={translate('common.remove_filter', { name: words(filter) })}
      onClick={() => setFilters(withFilter(filterValues, filter.source, null))}
    >
      {words(filter)}
      <Icon name="close" />
    </Chip>
  ))
}
