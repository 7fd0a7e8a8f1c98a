import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { api } from '../../../data-providers/api.ts'
import type { CatalogueFilters } from '../../../schemas/index.ts'
import { afterPaint } from '../../browser/after-paint.ts'
import { useSite, useTexts } from '../../site.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { choicesOf } from '../choices.ts'
import { ChoiceView } from './ChoiceView.tsx'
import { MainView } from './MainView.tsx'
import type { View } from './rows.ts'
import { ShowButton } from './ShowButton.tsx'

export interface SheetProps {
  /** Path and query of the list that the filter starts from. */
  path: string
  first: View
  /** Name of the usual order, which is no option of the server's. */
  sortDefault: string
  onClose: () => void
}

/**
 * The full filter of phones: a main view and one view per long choice. What it holds is an address of the list; every choice is a link that
 * the server has made for that address, so that rules stand in one place, and the number of tutors is always true (spec: public 2.12, 5).
 */
export function FilterSheet({ path, first, sortDefault, onClose }: SheetProps) {
  const { language } = useSite()
  const t = useTexts('filters')
  const [list, setList] = useState<CatalogueFilters | null>(null)
  const [view, setView] = useState<View>(first)
  const [picked, setPicked] = useState<string | null>(null)
  const [state, setState] = useState<'loading' | 'failed' | 'ready'>('loading')
  const asked = useRef(path)

  const load = async (link: string) => {
    asked.current = link
    // what was pressed shows by itself that it was, before anything is asked for it
    if (list) await afterPaint()
    if (asked.current !== link) return
    setState('loading')
    const answer = await api.get('/client/tutors/filters', { query: link, lang: language })
    if (asked.current !== link) return
    if (answer.status === 'success') setList(answer.data)
    setState(answer.status === 'success' ? 'ready' : 'failed')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => void load(path), [])

  const left = useRef<View>(first)
  // before the next key can be pressed
  useLayoutEffect(() => {
    if (left.current === view) return
    const dialog = document.getElementById('filters-title')?.closest('dialog')
    // into the view, and back to the row that it was opened from
    dialog?.querySelector<HTMLElement>(view === 'main' ? `[data-row="${left.current}"]` : 'button')?.focus()
    left.current = view
  }, [view])

  const go = (next: View) => {
    setView(next)
    setPicked(null)
  }
  const take = () => {
    if (picked !== null) load(picked)
    go('main')
  }

  const choices = list && choicesOf(list, t, sortDefault)
  const isMain = view === 'main'
  const foot = isMain ? (
    <>
      <Button look="line" disabled={!list} onClick={() => list && load(list.filter_lists.clear)}>
        {t.clear}
      </Button>
      <ShowButton list={list} busy={state === 'loading'} />
    </>
  ) : (
    <Button full onClick={take}>
      {t.next}
    </Button>
  )
  return (
    <Dialog
      id="filters"
      title={isMain ? t.title : t[view]}
      close={t.close}
      onClose={onClose}
      before={
        !isMain && (
          <IconButton label={t.back} onClick={() => go('main')}>
            <Icon d={icons.next} turn="back" />
          </IconButton>
        )
      }
      foot={foot}
    >
      {state === 'failed' && (
        <Note tone="bad">
          {t.failed}{' '}
          <button type="button" className="textbtn" onClick={() => load(asked.current)}>
            {t.retry}
          </button>
        </Note>
      )}
      {!list || !choices ? (
        state === 'loading' && <Skeleton label={t.loading} />
      ) : isMain ? (
        <MainView list={list} choices={choices} onOpen={go} onTake={load} />
      ) : (
        <ChoiceView key={view} kind={view} choices={choices[view]} picked={picked} onPick={setPicked} />
      )}
    </Dialog>
  )
}
