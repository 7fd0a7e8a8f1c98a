import type { Conflicts } from '../../../data-providers/index.ts'

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that differ from those of the opened record. */
export const changedFields = <T extends object>(opened: T, edited: T): Partial<T> =>
  Object.fromEntries(Object.entries(edited).filter(([name, value]) => !isSame(opened[name as keyof T], value))) as Partial<T>

/** What of one's own changes a colleague changed too, to another value; other fields of theirs stay as they are. */
export function conflictsOf<T extends object>(changes: Partial<T>, opened: T, newest: T): Conflicts {
  const theirs = changedFields(opened, newest)
  const both = Object.entries(changes).filter(([field, mine]) => field in theirs && !isSame(mine, theirs[field as keyof T]))
  return Object.fromEntries(both.map(([field, yours]) => [field, { yours, theirs: theirs[field as keyof T] }]))
}

/** One's own changes but for the fields of which the colleague's value stays. */
export const without = <T extends object>(changes: T, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => !fields.includes(field))) as Partial<T>
