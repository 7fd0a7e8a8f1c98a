/** Path and query of a link. */
const split = (link: string): [path: string, query: string] => {
  const at = link.indexOf('?')
  return at < 0 ? [link, ''] : [link.slice(0, at), link.slice(at)]
}

/** A page of the list that `link` belongs to: `repetitor/matematika/2?sort=reviews`; the first has no number (spec: decisions CAT-1). */
export function pageLink(link: string, page: number): string {
  const [path, query] = split(link)
  return `${path.replace(/\d+$/, '')}${page > 1 ? page : ''}${query}`
}

/** The first page of a list with other prices; null takes an end away. */
export function withRates(link: string, { rate_from, rate_to }: { rate_from: number | null; rate_to: number | null }): string {
  const [path, query] = split(pageLink(link, 1))
  const fields = new URLSearchParams(query)
  for (const [name, value] of Object.entries({ rate_from, rate_to }))
    if (value === null) fields.delete(name)
    else fields.set(name, String(value))
  return fields.size ? `${path}?${fields}` : path
}

/** Path of the first page and the fields of the query but the prices: where a price form is sent, and what it keeps. */
export function priceForm(link: string): { action: string; kept: [name: string, value: string][] } {
  const [action, query] = split(withRates(link, { rate_from: null, rate_to: null }))
  return { action, kept: [...new URLSearchParams(query)] }
}

/** The list of the same subject, level and place, by whatever it is narrowed and ordered. */
export const wholeList = (link: string): string => split(link)[0]
