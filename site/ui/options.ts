import { placeIn } from '../../theme/search.ts'

/** A choice of a long list. */
export interface ListOption {
  value: string | number
  label: string
}

/** Options whose label holds what was typed, whatever the case and accents; all of them when nothing was typed (spec: public 2.8). */
export const matching = <Option extends ListOption>(options: readonly Option[], typed: string): Option[] =>
  options.filter(({ label }) => placeIn(label, typed) >= 0)

/** How far a list is scrolled when it opens: to the selected option when that lies deeper than 70 px (spec: public 2.8). */
export const scrollFor = (offset: number): number => (offset > 70 ? offset - 60 : 0)
