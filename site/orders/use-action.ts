import { useEffect, useRef, useState } from 'react'
import type { ErrorCode, FieldErrors } from '../../schemas/errors.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import { errorText, type Problems, useErrors, wordProblems } from '../forms/error-words.ts'
import { useSite, useTexts } from '../site.ts'
import { showToast } from '../ui/Toast.tsx'

type Answered<Data> = { status: 'success'; data: Data } | { status: 'fail'; error: ErrorCode | FieldErrors }

/** Refusals after which the page no longer shows how things are. */
const stale: readonly string[] = ['wrong_status', 'not_found', 'forbidden', 'conflict', 'tutor_unavailable']

export interface Doing {
  /** What is under way; nothing else is begun meanwhile. */
  busy: string | null
  /** Problems of the last try in words, by field. */
  problems: Problems
  /** What was wrong with it as a whole, in words. */
  failure: string
  /** Shows problems found before anything was sent; they are in words. */
  refuse: (problems: Problems) => void
  /** How many tries had problems; what scrolls to a problem does it once for each. */
  refusals: number
  /** A field was corrected. */
  mend: (field: string) => void
  /** Forgets the last try. */
  clear: () => void
  /** Does one thing at a time; answers whether it was done. */
  run: <Data>(name: string, call: () => Promise<Answered<Data>>, done: string, take: (data: Data) => void) => Promise<boolean>
}

/** The ways of every action of an order: one at a time, done in a toast, refused in words, the page anew when it was out of date. */
export function useAction(): Doing {
  const { reload } = useCabinet()
  const { edition } = useSite()
  const errors = useErrors('errors-orders', 'errors-money')
  const { close, open } = useTexts('common')
  const [busy, setBusy] = useState<string | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState('')
  const [refusals, setRefusals] = useState(0)
  const running = useRef(false)
  const gone = useRef(false)
  useEffect(
    () => () => {
      gone.current = true
    },
    [],
  )

  const clear = () => {
    setProblems({})
    setFailure('')
  }
  const refuse = (found: Problems) => {
    setProblems(found)
    setRefusals((count) => count + 1)
  }
  const mend = (field: string) => setProblems(({ [field]: _, ...left }) => left)
  const hear = async (error: ErrorCode | FieldErrors) => {
    // a session that ended leads to sign-in and back
    if (error === 'unauthorized') return window.location.reload()
    if (typeof error === 'object') return refuse(wordProblems(errors, error, edition))
    const text = errorText(errors, '', error === 'other' && !navigator.onLine ? 'network' : error, edition)
    setFailure(text)
    showToast({ text, tone: 'bad' }, { close, open })
    if (stale.includes(error)) await reload()
  }
  const run: Doing['run'] = async (name, call, done, take) => {
    if (running.current) return false
    running.current = true
    setBusy(name)
    clear()
    const answer = await call()
    running.current = false
    if (gone.current) return false
    setBusy(null)
    if (answer.status === 'fail') {
      await hear(answer.error)
      return false
    }
    take(answer.data)
    showToast({ text: done, tone: 'ok' }, { close, open })
    return true
  }
  return { busy, problems, failure, refuse, refusals, mend, clear, run }
}
