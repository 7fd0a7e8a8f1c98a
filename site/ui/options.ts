import { placeIn } from '../../theme/search.ts'

/** A choice of a long list. */
export interface ListOption {
  value: string | number
  label: string
  /** Ready path without its first slash. */
  link?: string
  /** Subdistricts of a district. */
  sub?: readonly ListOption[]
}

export interface FoundOption {
  option: ListOption
  /** It belongs to the option above it. */
  under: boolean
}

/**
 * Options whose label holds what was typed, whatever the case and accents, each followed by those of its own that match; all of them when nothing
 * was typed (spec: public 2.8).
 */
export function matching(options: readonly ListOption[], typed: string): FoundOption[] {
  const fits = ({ label }: ListOption) => placeIn(label, typed) >= 0
  return options.flatMap((option) => [
    ...(fits(option) ? [{ option, under: false }] : []),
    ...(option.sub ?? []).filter(fits).map((sub) => ({ option: sub, under: true })),
  ])
}

/** How far a list is scrolled when it opens: to the selected option when that lies deeper than 70 px (spec: public 2.8). */
export const scrollFor = (offset: number): number => (offset > 70 ? offset - 60 : 0)
