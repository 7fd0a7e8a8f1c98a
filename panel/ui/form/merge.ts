import { type Conflicts, Refusal } from '../../../data-providers/index.ts'

/** What a form left empty is the same as what was never there. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/** The fields that differ from those of the opened record. */
export const changedFields = <T extends object>(opened: T, edited: T): Partial<T> =>
  Object.fromEntries(Object.entries(edited).filter(([name, value]) => !isSame(opened[name as keyof T], value))) as Partial<T>

/** What of one's own changes a colleague changed too, to another value; other fields of theirs stay as they are. */
function conflictsOf<T extends object>(changes: Partial<T>, opened: T, newest: T): Conflicts {
  const theirs = changedFields(opened, newest)
  const both = Object.entries(changes).filter(([field, mine]) => field in theirs && !isSame(mine, theirs[field as keyof T]))
  return Object.fromEntries(both.map(([field, yours]) => [field, { yours, theirs: theirs[field as keyof T] }]))
}

/** Answers the fields of which the colleague's value stays; null: back to the form. */
export type Ask = (conflicts: Conflicts) => Promise<string[] | null>

interface Ways<R, F> {
  /** The fields that a form edits, of a record as it is read. */
  fieldsOf: (record: R) => F
  read: () => Promise<R>
  save: (changes: Partial<F>, over: R) => Promise<R>
  ask: Ask
}

/**
 * Saves changes of an opened record, on top of a colleague's newer version where there is one: fields that only one of both changed stay as each left them,
 * for the others is asked (spec: decisions API-3, conflict).
 */
export async function saveOver<R, F extends object>(changes: Partial<F>, opened: R, ways: Ways<R, F>): Promise<R> {
  try {
    return await ways.save(changes, opened)
  } catch (refusal) {
    if (!(refusal instanceof Refusal && refusal.conflicts)) throw refusal
    const newest = await ways.read()
    const theirs = await ways.ask(conflictsOf(changes, ways.fieldsOf(opened), ways.fieldsOf(newest)))
    if (theirs === null) throw refusal
    const yours = without(changes, theirs)
    return Object.keys(yours).length === 0 ? newest : saveOver(yours, newest, ways)
  }
}

const without = <T extends object>(changes: T, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => !fields.includes(field))) as Partial<T>
