import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../site.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ChoiceView } from './ChoiceView.tsx'
import { MainView } from './MainView.tsx'
import type { View } from './rows.ts'
import { ShowButton } from './ShowButton.tsx'
import { isUnknown } from './taken.ts'
import { useList } from './use-list.ts'

export interface SheetProps {
  /** Path and query of the list that the filter starts from. */
  path: string
  first: View
  /** Name of the usual order, which is no option of the server's. */
  sortDefault: string
  onClose: () => void
}

/** Hears Esc and a phone's way back; not every browser has it. */
declare class CloseWatcher {
  onclose: () => void
  destroy(): void
}

/**
 * The full filter of phones: a main view and one view per long choice. What it holds is an address of the list; every choice is looked up
 * among the links that the server has made for that address, so that rules stand in one place, and the number of tutors is always true (spec: public 2.12, 5).
 */
export function FilterSheet({ path, first, sortDefault, onClose }: SheetProps) {
  const t = useTexts('filters')
  const { list, shown, waiting, state, take, retry } = useList(path, sortDefault)
  const [view, setView] = useState<View>(first)
  const [picked, setPicked] = useState<string | null>(null)

  const left = useRef<View>(first)
  // before the next key can be pressed
  useLayoutEffect(() => {
    if (left.current === view) return
    const dialog = document.getElementById('filters-title')?.closest('dialog')
    // into the view, and back to the row that it was opened from
    dialog?.querySelector<HTMLElement>(view === 'main' ? `[data-row="${left.current}"]` : 'button')?.focus()
    left.current = view
  }, [view])

  const go = useCallback((next: View) => {
    setView(next)
    setPicked(null)
  }, [])
  const isMain = view === 'main'
  // a dialog can refuse the first of them only
  useEffect(() => {
    if (isMain || !('CloseWatcher' in window)) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => go('main')
    return () => watcher.destroy()
  }, [isMain, go])
  const takePicked = () => {
    if (view !== 'main' && picked !== null) take({ of: view, id: picked })
    go('main')
  }

  const again = (button: HTMLElement) => {
    // it goes with its note: the sheet begins anew, at its ×
    button.closest('dialog')?.querySelector<HTMLElement>('header > :last-child')?.focus()
    retry()
  }

  const foot = isMain ? (
    <ShowButton list={list} busy={state === 'loading'} />
  ) : (
    <Button full onClick={takePicked}>
      {t.next}
    </Button>
  )
  return (
    <Dialog
      id="filters"
      title={isMain ? <span className="nowrap">{t.title}</span> : t[view]}
      close={t.close}
      // × ends it; Esc, and a phone's way back, take one step
      onClose={(pressed?: MouseEvent) => (isMain || pressed ? onClose() : go('main'))}
      before={
        !isMain && (
          <IconButton label={t.back} onClick={() => go('main')}>
            <Icon d={icons.next} turn="back" />
          </IconButton>
        )
      }
      beside={
        isMain && (
          <Button look="bare" disabled={!list} onClick={() => take({ of: 'clear' })}>
            {t.clear}
          </Button>
        )
      }
      foot={foot}
    >
      {state === 'failed' && (
        <Note tone="bad" alert>
          {t.failed}{' '}
          <button type="button" className="textbtn" onClick={({ currentTarget }) => again(currentTarget)}>
            {t.retry}
          </button>
        </Note>
      )}
      {!list || !shown || (!isMain && isUnknown(view, waiting)) ? (
        state === 'loading' && <Skeleton label={t.loading} />
      ) : isMain ? (
        <MainView list={list} shown={shown} waiting={waiting} onOpen={go} onTake={take} />
      ) : (
        <ChoiceView key={view} kind={view} choices={shown.choices[view]} picked={picked} onPick={setPicked} />
      )}
    </Dialog>
  )
}
