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

const changedIn = (base: object, values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, base[name as keyof typeof base])))

/** The same over what the profile has become: what was not touched is as it is there. */
export function typedOver({ values, base, isBoth }: Typed, newest: object): Typed {
  const [mine, theirs] = [changedIn(base, values), changedIn(base, newest)]
  return {
    values: { ...newest, ...mine },
    base: newest,
    isBoth: isBoth || Object.keys(mine).some((name) => name in theirs && !isSame(mine[name], theirs[name])),
  }
}
