import type { ErrorSubject, Limits } from '../forms/error-words.ts'
import { type Form, useForm } from '../forms/use-form.ts'
import { type Run, useOutcome } from './use-press.ts'

export interface Doing extends Form {
  run: Run
}

interface Options {
  /** Where the words of what may go wrong stand, beside those of any call. */
  errors?: readonly ErrorSubject[]
  /** How long each field may be. */
  limits?: Limits
}

/** An action with a form: what is wrong stands at its fields. Buttons and choices without one take `usePress`. */
export function useAction({ errors, limits }: Options = {}): Doing {
  const { readErrors, carryOut } = useOutcome(errors)
  const form = useForm({ readErrors, ...(limits && { limits }) })
  return {
    ...form,
    async run(name, call, done, take) {
      let isDone = false
      const settle: typeof take = (data) => {
        form.settle()
        take(data)
      }
      await form.once(name, async () => {
        isDone = await carryOut(call, done, settle, form.refuse)
      })
      return isDone
    },
  }
}
