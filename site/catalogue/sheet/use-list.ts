import { useEffect, useState } from 'react'
import { api } from '../../../data-providers/api.ts'
import type { CatalogueFilters } from '../../../schemas/index.ts'
import { afterPaint } from '../../browser/after-paint.ts'
import { useSite, useTexts } from '../../site.ts'
import { choicesOf } from '../choices.ts'
import { afterTaking, linkOf, type Taken, withTaken } from './taken.ts'

/** How long a thumb must rest before the list is asked, ms. */
const REST = 400

/**
 * The list at `path` and the way on by choices, asked for one after the other: what is chosen meanwhile waits, and is looked for in the list that comes.
 * `shown` has it all at once. After a failure it is what the list has, and the choices wait for a retry or for one more.
 */
export function useList(path: string, sortDefault: string) {
  const { language } = useSite()
  const t = useTexts('filters')
  const [list, setList] = useState<CatalogueFilters | null>(null)
  const [taken, setTaken] = useState<readonly Taken[]>([])
  const [failed, setFailed] = useState(false)
  const choices = list && choicesOf(list, t, sortDefault)
  const [next] = taken

  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices are the list's
  useEffect(() => {
    if (failed || (list && !next)) return
    let isLeft = false
    const drop = () => setTaken((all) => all.filter((one) => one !== next))
    const ask = async () => {
      const link = list && choices && next ? linkOf(next, list, choices) : path
      if (link === undefined || link === list?.path) return drop()
      // what was pressed shows by itself that it was, before anything is asked for it
      if (list) await (next?.of === 'price' ? new Promise((done) => setTimeout(done, REST)) : afterPaint())
      if (isLeft) return
      const answer = await api.get('/client/tutors/filters', { query: link, lang: language })
      if (isLeft) return
      if (answer.status !== 'success') return setFailed(true)
      setList(answer.data)
      drop()
    }
    ask()
    return () => {
      isLeft = true
    }
  }, [list, next, failed])

  const waiting = failed ? [] : taken
  return {
    list,
    shown: list && choices && waiting.reduce(withTaken, { choices, filters: list.filters }),
    waiting,
    state: failed ? ('failed' as const) : !list || next ? ('loading' as const) : ('ready' as const),
    take(one: Taken) {
      setFailed(false)
      setTaken((all) => afterTaking(all, one))
    },
    retry: () => setFailed(false),
  }
}
