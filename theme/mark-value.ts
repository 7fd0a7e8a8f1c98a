/** The value of a mark out of 5, a plus adding a half: `'4+'` is 4.5. NaN for anything else, `5+` included (ORD-20). */
export function markValue(mark: string): number {
  if (!/^(5|[1-4]\+?)$/.test(mark)) return Number.NaN
  return Number.parseInt(mark, 10) + (mark.endsWith('+') ? 0.5 : 0)
}
