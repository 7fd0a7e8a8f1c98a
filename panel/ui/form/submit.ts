import { useTranslate } from 'react-admin'
import { Refusal } from '../../../data-providers/index.ts'
import { useToast } from '../../layout/toast.ts'
import { refusalWord, toastText } from '../../layout/toast-text.ts'

type Said = [key: string, words?: Record<string, unknown>]

interface Outcome<Values, Answer> {
  /** What the toast says, by its key, with its words. */
  done?: string | ((answer: Answer) => Said)
  onDone?: (answer: Answer) => void
  /** The way back from what was done, where there is one. */
  wayBackOf?: (answer: Answer, values: Values) => (() => void) | undefined
  /** Answers true where what was refused is told elsewhere. */
  onRefused?: (refusal: Refusal, values: Values) => boolean
  /** The input that shows the problem of a field, where it is called otherwise. */
  sourceOf?: (field: string) => string
}

/**
 * What a form does on submit: the call, then the toast. Refused fields go back into the form, in words; any other refusal keeps the form unsaved, its text is
 * `root.serverError`.
 */
export function useSubmit<Values, Answer>(
  call: (values: Values) => Promise<Answer>,
  { done = 'toast.saved', onDone, wayBackOf, onRefused, sourceOf = (field) => field }: Outcome<Values, Answer> = {},
) {
  const toast = useToast()
  const translate = useTranslate()
  // what a form of react-admin holds has no type of its own
  return async (given: unknown) => {
    const values = given as Values
    try {
      const answer = await call(values)
      const takeBack = wayBackOf?.(answer, values)
      const said: Said = typeof done === 'string' ? [done] : done(answer)
      if (takeBack) toast.undoable(takeBack, ...said)
      else toast.success(...said)
      onDone?.(answer)
      return undefined
    } catch (error) {
      const isToldElsewhere = error instanceof Refusal && onRefused?.(error, values)
      if (!isToldElsewhere) toast.failure(error)
      if (!(error instanceof Refusal) || typeof error.error === 'string')
        return { root: { serverError: isToldElsewhere ? '' : toastText(error, translate) } }
      return Object.fromEntries(Object.entries(error.error).map(([field, code]) => [sourceOf(field), refusalWord(code, error, translate)]))
    }
  }
}
