import type { Option } from '../form/inputs.tsx'

/** A filter of a list as data; its value stands in the address. */
export interface Filter {
  source: string
  /** Key of its label where it is not `filters.{source}`. */
  label?: string
  /** `from` and `to` are days, sent as their first and last second on the edition's clock. */
  kind: 'text' | 'number' | 'choice' | 'flag' | 'from' | 'to'
  /** What a choice chooses from. */
  options?: readonly Option[]
}

export const labelOf = ({ source, label = `filters.${source}` }: Filter) => label

export type FilterValues = Record<string, unknown>

/** Filters with one changed; an empty value leaves no trace in the address. */
export function withFilter(values: FilterValues, source: string, value: unknown): FilterValues {
  const { [source]: _, ...others } = values
  return value === null || value === '' || value === false || value === undefined ? others : { ...others, [source]: value }
}
