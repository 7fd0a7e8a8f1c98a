/** What is typed into a group. */
export interface Typed {
  values: object
  /** What the profile held when it was last looked at. */
  base: object
  /** The same was changed elsewhere meanwhile, to something else: saved, it takes the place of that. */
  isBoth: boolean
}

export const untouched = (base: object): Typed => ({ values: base, base, isBoth: false })

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The same over what the profile has become: what was not touched is as it is there, of what has parts each by itself. Days of a week are such, documents and
 * languages of a text.
 */
export function typedOver({ values, base, isBoth }: Typed, newest: object): Typed {
  let isTold = isBoth
  const over = (mine: unknown, was: unknown, now: unknown): unknown => {
    if (isSame(mine, was)) return now
    if (isSame(now, was) || isSame(mine, now)) return mine
    if (isRecord(mine) && isRecord(was) && isRecord(now)) {
      const parts = Object.keys({ ...now, ...mine }).map((name) => [name, over(mine[name], was[name], now[name])] as const)
      return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
    }
    isTold = true
    return mine
  }
  return { values: over(values, base, newest) as object, base: newest, isBoth: isTold }
}
