import { errorOf } from '../../data-providers/api.ts'
import type { ErrorCode, FieldErrors } from '../../schemas/errors.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import type { ErrorSubject, ErrorWords, Limits } from '../forms/error-words.ts'
import { failureText } from '../forms/failure-text.ts'
import { type Form, useForm } from '../forms/use-form.ts'
import { readBell } from '../layout/account/store.ts'
import { useSite, useTexts } from '../site.ts'
import { showToast } from '../ui/Toast.tsx'

type Answered<Data> = { status: 'success'; data: Data } | { status: 'fail'; error: ErrorCode | FieldErrors }

/** Refusals after which the page no longer shows how things are. */
const stale: readonly unknown[] = ['wrong_status', 'not_found', 'forbidden', 'conflict', 'tutor_unavailable']

export interface Doing extends Form {
  /** Does one thing at a time; answers whether it was done. */
  run: <Data>(name: string, call: () => Promise<Answered<Data>>, done: string, take: (data: Data) => void) => Promise<boolean>
}

const ofOrders: readonly ErrorSubject[] = ['errors-orders', 'errors-money']

interface Options {
  /** Where the words of what may go wrong stand, beside those of any call. */
  errors?: readonly ErrorSubject[]
  /** How long each field may be. */
  limits?: Limits
}

/** The ways of every action of a cabinet: one at a time, done in a toast, refused in words, the page anew when it was out of date. */
export function useAction({ errors = ofOrders, limits }: Options = {}): Doing {
  const { reload, ask } = useCabinet()
  const { edition, texts, fetchTexts } = useSite()
  const { close, open, failed } = useTexts('common')
  // where words don't come, the failure is told all the same
  const readErrors = (): Promise<ErrorWords> =>
    fetchTexts('errors', ...errors).then(
      () => Object.assign({}, texts('errors'), ...errors.map((subject) => texts(subject))),
      () => failed,
    )
  const form = useForm({ edition, readErrors, ...(limits && { limits }) })

  const run: Doing['run'] = async (name, call, done, take) => {
    let isDone = false
    await form.once(name, async () => {
      const answer = await ask(call)
      if (answer.status === 'success') {
        isDone = true
        form.settle()
        take(answer.data)
        readBell()
        return showToast({ text: done, tone: 'ok' }, { close, open })
      }
      const error = errorOf(answer)
      await form.refuse(error)
      if (typeof error === 'string') showToast({ text: failureText(await readErrors(), error), tone: 'bad' }, { close, open })
      if (stale.includes(error)) await reload()
    })
    return isDone
  }
  return { ...form, run }
}
