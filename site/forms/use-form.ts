import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { CallError } from '../../data-providers/api.ts'
import { usePageReturn } from '../browser/use-page-return.ts'
import { useSite } from '../site.ts'
import type { ErrorWords, Limits, Problems } from './error-words.ts'
import { failureText } from './failure-text.ts'
import { scrollToInvalid } from './scroll-to-invalid.ts'
import { readForm, type Values } from './values.ts'

interface Options {
  /** Words of problems; asked for when there is one. */
  readErrors: () => ErrorWords | Promise<ErrorWords>
  /** A form that its page sent back: problems in words, and what is wrong with it as a whole. */
  opening?: { problems: Problems; failure: string }
  /** How long its own fields may be, beside those that every form knows. */
  limits?: Limits
  /** Name of the field that shows another's problem: `location_at_client` stands under `location_at_online`. */
  shownAt?: (field: string) => string
}

interface Said {
  /** Words about the whole, beside those at its fields. */
  whole?: string
  /** When what was tried too often may be tried again, s. */
  wait?: number | undefined
}

export interface Form {
  /** Of the `<form>`: what it holds is compared with what it held when it was drawn. */
  attach: (element: HTMLFormElement | null) => void
  /** Of the `<form>`: a corrected field is no longer wrong, nor is the form as a whole. */
  onInput: (event: FormEvent) => void
  /** What the fields hold now. */
  read: () => Values
  /** Whether something was typed that has not been saved. */
  changed: () => boolean
  /** Takes what the form holds for saved. */
  settle: () => void
  /** What is under way; nothing else is begun meanwhile. */
  busy: string | null
  /** In words, by field. */
  problems: Problems
  /** What is wrong with it as a whole, in words. */
  failure: string
  /** Does one thing at a time; a second press meanwhile does nothing. Work that answers `leaving` stays busy while its page goes. */
  once: (name: string, work: () => Promise<unknown>) => Promise<void>
  /** Shows what is wrong, codes by field or a code of the whole. A problem without a field stands in the form's line. */
  refuse: (error: CallError, said?: Said) => Promise<void>
  /** Forgets the last try. */
  clear: () => void
}

/** What the form holds, without the buttons that were pressed. */
const written = (form: HTMLFormElement) => JSON.stringify({ ...readForm(form), go: '' })

/** The engine of every form: values, problems in words at their fields, one try at a time (spec: public 5, other rules). */
export function useForm({ readErrors, opening, limits, shownAt = (field) => field }: Options): Form {
  const site = useSite()
  const form = useRef<HTMLFormElement | null>(null)
  const untouched = useRef('')
  const running = useRef(false)
  const gone = useRef(false)
  const [busy, setBusy] = useState<string | null>(null)
  const [problems, setProblems] = useState<Problems>(opening?.problems ?? {})
  const [failure, setFailure] = useState(opening?.failure ?? '')
  const [refusals, setRefusals] = useState(Object.keys(problems).length)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  const latest = useRef(problems)
  latest.current = problems
  // once for each try, not for each correction, and when its fields are drawn
  useEffect(() => {
    const { current } = form
    if (!current || refusals === 0) return
    const elsewhere = Object.entries(latest.current).flatMap(([name, text]) => (current.elements.namedItem(name) ? [] : [text]))
    setFailure((whole) => [...new Set([whole, ...elsewhere])].join(' ').trim())
    scrollToInvalid(current)
  }, [refusals])

  const attach = useCallback((element: HTMLFormElement | null) => {
    form.current = element
    if (element) untouched.current = written(element)
  }, [])
  const release = useCallback(() => {
    running.current = false
    if (!gone.current) setBusy(null)
  }, [])
  // a page that comes back from the browser's memory is used anew
  usePageReturn(release)
  const clear = () => {
    setProblems({})
    setFailure('')
  }
  return {
    attach,
    busy,
    problems,
    failure,
    clear,
    read: () => (form.current ? readForm(form.current) : {}),
    changed: () => form.current !== null && written(form.current) !== untouched.current,
    settle() {
      if (form.current) untouched.current = written(form.current)
    },
    onInput({ target }) {
      const name = shownAt(target instanceof HTMLElement ? (target.dataset.insteadOf ?? target.getAttribute('name') ?? '') : '')
      // what nothing was wrong with draws nothing anew
      setProblems((all) => {
        const { [name]: wrong, ...left } = all
        return wrong === undefined ? all : left
      })
      setFailure('')
    },
    async once(name, work) {
      if (running.current) return
      running.current = true
      setBusy(name)
      clear()
      let leaving = false
      try {
        leaving = (await work()) === 'leaving'
      } finally {
        if (!leaving) release()
      }
    },
    async refuse(error, { whole = '', wait } = {}) {
      // a line that broke brings no words either: those came with the page
      const words = error === 'network' ? site.texts('common').failed : await readErrors()
      if (gone.current) return
      if (typeof error === 'string') {
        const timed =
          wait === undefined ? words : await import('./words-after.ts').then(({ wordsAfter }) => wordsAfter(words, wait, site)).catch(() => words)
        return setFailure(failureText(timed, error))
      }
      // the rules of fields come with the first that was broken
      const rules = await import('./error-words.ts').catch(() => null)
      if (gone.current) return
      if (!rules) return setFailure(words.network)
      setProblems(rules.wordProblems(words, error, site, limits))
      setFailure(whole)
      setRefusals((count) => count + 1)
    },
  }
}
