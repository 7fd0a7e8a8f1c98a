import { placeIn } from '../../theme/search.ts'
import type { ListOption } from './options.ts'

/** Options whose label holds what was typed, whatever the case and accents; all of them when nothing was typed (spec: public 2.8). */
export const matching = <Option extends ListOption>(options: readonly Option[], typed: string): Option[] =>
  options.filter(({ label }) => placeIn(label, typed) >= 0)
