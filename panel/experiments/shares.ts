/** What part of visitors gets each variant, in percent. */
export function sharesOf(weights: readonly (number | null | undefined)[]): number[] {
  const whole = weights.reduce<number>((sum, weight) => sum + (Number(weight) || 0), 0)
  return weights.map((weight) => (whole === 0 ? 0 : ((Number(weight) || 0) / whole) * 100))
}
