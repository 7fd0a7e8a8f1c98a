/** What a form holds, by field: a repeated name's values joined by commas, as the page server hands them on. */
export type Values = Readonly<Record<string, string>>

/** Values of a field with several: `'8,13'` is `['8', '13']`. */
export const listOf = (value: string | undefined): string[] => (value ? value.split(',').filter(Boolean) : [])

/** The same as numbers; 0 stands for "any" and is left out (spec: public 5, order form normalisation). */
export const idsOf = (value: string | undefined): number[] => listOf(value).map(Number).filter(Boolean)

/** The fields of a form as they would be posted. */
export function readForm(form: HTMLFormElement): Values {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = name in values ? `${values[name]},${value}` : value
  return values
}
