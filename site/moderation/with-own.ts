import type { Choice } from '../ui/Field.tsx'

/** Choices with what the record says: a subject that staff have closed since stays with what was written about it. */
export const withOwn = (choices: readonly Choice[], own: Choice | undefined): readonly Choice[] =>
  !own || choices.some(({ value }) => String(value) === String(own.value)) ? choices : [...choices, own]
