/** In place of the package: the platform reads and writes addresses. */
export const parse = (search: string) => Object.fromEntries(new URLSearchParams(search))

/** Keys in the order of the alphabet, as the package has them, so that one list has one address. */
export const stringify = (query: Record<string, string | number | boolean | undefined>) =>
  new URLSearchParams(
    Object.entries(query)
      .flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  ).toString()
