import { useTranslate } from 'ra-core'
import { Refusal } from '../../../data-providers/index.ts'
import { useToast } from '../../layout/toast.ts'
import { toastText } from '../../layout/toast-text.ts'

/**
 * What a form does on submit: the call, then the toast. Refused fields go back into the form; any other refusal keeps the form unsaved, its text is `root.serverError`.
 */
export function useSubmit<Values, Answer>(
  call: (values: Values) => Promise<Answer>,
  {
    done = 'toast.saved',
    onDone,
    onRefused,
  }: { done?: string; onDone?: (answer: Answer) => void; onRefused?: (refusal: Refusal, values: Values) => boolean } = {},
) {
  const toast = useToast()
  const translate = useTranslate()
  return async (values: Values) => {
    try {
      const answer = await call(values)
      toast.success(done)
      onDone?.(answer)
      return undefined
    } catch (error) {
      if (!(error instanceof Refusal && onRefused?.(error, values))) toast.failure(error)
      return (error instanceof Refusal && error.body.errors) || { root: { serverError: toastText(error, translate) } }
    }
  }
}
