import { type ReactElement, useContext } from 'react'
import { BooleanInput, FilterContext, useListContext, useResourceContext, useTranslate, useTranslateLabel } from 'react-admin'
import { formatDate } from '../../../theme/dates.ts'
import { useEdition } from '../../edition.ts'
import { Chip } from '../Chip.tsx'
import { DayInput } from '../form/DayInput.tsx'
import { Icon } from '../Icon.tsx'

interface FilterProps {
  source: string
  /** Its input shows what is chosen, so a chip need not. */
  saysItself?: boolean
  label?: string
  choices?: readonly { id: unknown; name: string }[]
}

/** Every filter that is set, as a chip whose press takes it away, and a chip for all of them; words come from the filter's own input. */
export function SetFilters() {
  const filters = useContext(FilterContext) as ReactElement<FilterProps>[]
  const { filterValues, setFilters } = useListContext()
  const resource = useResourceContext() ?? ''
  const edition = useEdition()
  const translate = useTranslate()
  const translateLabel = useTranslateLabel()

  const words = ({ type, props: { source, label, choices } }: ReactElement<FilterProps>) => {
    const name = translateLabel({ source, resource, ...(label !== undefined && { label }) })
    const value = filterValues[source]
    if (type === BooleanInput) return name
    if (type === DayInput && Number.isFinite(value)) return `${name}: ${formatDate(value, edition)}`
    const wordOf = (id: unknown) => {
      const chosen = choices?.find((choice) => choice.id === id)?.name
      return chosen === undefined ? String(id) : translate(chosen, { _: chosen })
    }
    return `${name}: ${[value].flat().map(wordOf).join(', ')}`
  }
  const without = (source: string) => Object.fromEntries(Object.entries(filterValues).filter(([name]) => name !== source))

  return (
    <>
      {filters
        .filter(({ props: { source, saysItself } }) => source in filterValues && !saysItself)
        .map((filter) => (
          <Chip
            key={filter.props.source}
            type="button"
            aria-pressed="true"
            aria-label={translate('common.remove_filter', { name: words(filter) })}
            onClick={() => setFilters(without(filter.props.source))}
          >
            {words(filter)}
            <Icon name="close" />
          </Chip>
        ))}
      {Object.keys(filterValues).length > 0 && (
        <Chip type="button" onClick={() => setFilters({}, {})}>
          {translate('common.clear_filters')}
        </Chip>
      )}
    </>
  )
}
