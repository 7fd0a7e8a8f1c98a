/** Page numbers worth a button: the first, the last and those around the current one; null is a gap. `pagesAround(5, 9)` is 1 … 4 5 6 … 9. */
export function pagesAround(page: number, last: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last)
  const numbers = [...new Set(near)].sort((a, b) => a - b)
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1]
    if (before === undefined || number === before + 1) return [number]
    return number === before + 2 ? [before + 1, number] : [null, number]
  })
}
