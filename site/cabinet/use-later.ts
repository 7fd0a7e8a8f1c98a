import { type ComponentType, useState } from 'react'
import { laterStyle } from '../browser/later-style.ts'
import { useSite, useTexts } from '../site.ts'
import type { Subject } from '../texts.ts'
import { showToast } from '../ui/Toast.tsx'

type Loaders<Name extends string, Props> = Readonly<Record<Name, () => Promise<ComponentType<Props>>>>

/** Dialogs that are fetched with their words when they are opened, or when a hand comes near their button; one at a time. */
export function useLater<Name extends string, Props extends object>(loaders: Loaders<Name, Props>, words: readonly Subject[]) {
  const { fetchTexts } = useSite()
  const { close: closeWord, open: openWord, failed } = useTexts('common')
  const [opened, setOpened] = useState<ComponentType<Props> | null>(null)
  const [opening, setOpening] = useState<Name | null>(null)
  const load = (name: Name) => Promise.all([loaders[name](), fetchTexts(...words)]).catch(() => [null])
  const open = async (name: Name) => {
    setOpening(name)
    const [[Part]] = await Promise.all([load(name), laterStyle()])
    setOpening(null)
    if (Part) setOpened(() => Part)
    else showToast({ text: failed.network, tone: 'bad' }, { close: closeWord, open: openWord })
  }
  return {
    /** The open one. */
    Dialog: opened,
    open,
    close: () => setOpened(null),
    /** What the button of a dialog is given. */
    opens(name: Name, first: () => void = () => {}) {
      const warm = () => void load(name)
      return {
        'aria-haspopup': 'dialog' as const,
        busy: opening === name,
        onPointerEnter: warm,
        onFocus: warm,
        onClick() {
          first()
          open(name)
        },
      }
    },
  }
}
