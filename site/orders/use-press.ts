import { useRef, useState } from 'react'
import { type AnswerOf, type CallError, errorOf } from '../../data-providers/api.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import type { ErrorSubject } from '../forms/error-words.ts'
import { failureText } from '../forms/failure-text.ts'
import { useReadErrors } from '../forms/read-errors.ts'
import { readBell } from '../layout/account/store.ts'
import { useTexts } from '../site.ts'
import { showToast } from '../ui/Toast.tsx'

/** Does one thing at a time; answers whether it was done. */
export type Run = <Data>(name: string, call: () => Promise<AnswerOf<Data>>, done: string, take: (data: Data) => void) => Promise<boolean>

/** Refusals after which the page no longer shows how things are. */
const stale: readonly unknown[] = ['wrong_status', 'not_found', 'forbidden', 'conflict', 'tutor_unavailable']

const ofOrders: readonly ErrorSubject[] = ['errors-orders', 'errors-money']

/** The ways of every action of a cabinet: done in a toast, refused in words, the page anew when it was out of date. `errors` says where the words of what may go wrong stand, beside those of any call. */
export function useOutcome(errors: readonly ErrorSubject[] = ofOrders) {
  const { reload, ask } = useCabinet()
  const { close, open } = useTexts('common')
  const readWords = useReadErrors(...errors, 'errors-status')
  // the page shows the new status by itself
  const readErrors = () => readWords().then((words) => ({ ...words, wrong_status: words.status_shown ?? words.other }))
  const say = (text: string, tone: 'ok' | 'bad') => showToast({ text, tone }, { close, open })

  /** Calls and tells how it went; `refuse` shows what is wrong in a form. Without one, and where the page goes with its form, a toast says it. */
  async function carryOut<Data>(
    call: () => Promise<AnswerOf<Data>>,
    done: string,
    take: (data: Data) => void,
    refuse?: (error: CallError) => Promise<void>,
  ): Promise<boolean> {
    const answer = await ask(call)
    if (answer.status === 'success') {
      take(answer.data)
      readBell()
      say(done, 'ok')
      return true
    }
    const error = errorOf(answer)
    await refuse?.(error)
    const isStale = stale.includes(error)
    const [code] = typeof error === 'string' ? [error] : Object.values(error)
    if (code && (isStale || !refuse)) say(failureText(await readErrors(), code), 'bad')
    if (isStale) await reload()
    return false
  }
  return { readErrors, carryOut }
}

/** What a button or a choice does by itself, one thing at a time, without a form's fields. */
export function usePress(errors?: readonly ErrorSubject[]): { busy: string | null; run: Run } {
  const { carryOut } = useOutcome(errors)
  const running = useRef(false)
  const [busy, setBusy] = useState<string | null>(null)
  return {
    busy,
    async run(name, call, done, take) {
      if (running.current) return false
      running.current = true
      setBusy(name)
      try {
        return await carryOut(call, done, take)
      } finally {
        running.current = false
        setBusy(null)
      }
    },
  }
}
