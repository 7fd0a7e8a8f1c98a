/** A choice of a long list. */
export interface ListOption {
  value: string | number
  label: string
}

/** How far a list is scrolled when it opens: to the selected option when that lies deeper than 70 px (spec: public 2.8). */
export const scrollFor = (offset: number): number => (offset > 70 ? offset - 60 : 0)
