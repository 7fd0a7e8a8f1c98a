import { type ReactElement, useContext } from 'react'
import { BooleanInput, FilterContext, useListContext, useResourceContext, useTranslate, useTranslateLabel } from 'react-admin'
import { formatDate } from '../../../theme/dates.ts'
import { useEdition } from '../../edition.ts'
import { Chip } from '../Chip.tsx'
import { DayInput } from '../form/DayInput.tsx'
import { Icon } from '../Icon.tsx'
import { languageName } from '../language-name.ts'
import { useRecordNames } from '../record/record-names.ts'

interface FilterProps {
  source: string
  /** Its input shows what is chosen, so a chip need not. */
  saysItself?: boolean
  label?: string
  choices?: readonly { id: unknown; name: string }[]
  /** Whose records it chooses from. */
  reference?: string
}

/** Every filter that is set, as a chip whose press takes it away, and a chip for all of them; words come from the filter's own input. */
export function SetFilters() {
  const filters = useContext(FilterContext) as ReactElement<FilterProps>[]
  const { filterValues, setFilters } = useListContext()
  const translate = useTranslate()
  return (
    <>
      {filters
        .filter(({ props: { source, saysItself } }) => source in filterValues && !saysItself)
        .map((filter) => (
          <SetFilter key={filter.props.source} filter={filter} />
        ))}
      {Object.keys(filterValues).length > 0 && (
        <Chip type="button" onClick={() => setFilters({}, {})}>
          {translate('common.clear_filters')}
        </Chip>
      )}
    </>
  )
}

function SetFilter({ filter }: { filter: ReactElement<FilterProps> }) {
  const { source } = filter.props
  const { filterValues, setFilters } = useListContext()
  const translate = useTranslate()
  const words = useWords(filter, filterValues[source])
  const clear = () => setFilters(Object.fromEntries(Object.entries(filterValues).filter(([name]) => name !== source)))
  return (
    <Chip type="button" aria-pressed="true" aria-label={translate('common.remove_filter', { name: words })} onClick={clear}>
      {words}
      <Icon name="close" />
    </Chip>
  )
}

function useWords({ type, props: { source, label, choices, reference } }: ReactElement<FilterProps>, value: unknown): string {
  const resource = useResourceContext() ?? ''
  const edition = useEdition()
  const translate = useTranslate()
  const translateLabel = useTranslateLabel()
  const names = useRecordNames(reference, reference ? [value].flat() : [])
  const name = String(translateLabel({ source, resource, ...(label !== undefined && { label }) }))
  if (type === BooleanInput) return value === false ? `${name}: ${translate('common.no')}` : name
  if (reference) return `${name}: ${names}`
  if (type === DayInput && typeof value === 'number') return `${name}: ${formatDate(value, edition)}`
  const wordOf = (id: unknown) => {
    const chosen = choices?.find((choice) => choice.id === id)?.name
    if (chosen !== undefined) return translate(chosen, { _: chosen })
    return source === 'lang' ? languageName(String(id), edition) : String(id)
  }
  return `${name}: ${[value].flat().map(wordOf).join(', ')}`
}
