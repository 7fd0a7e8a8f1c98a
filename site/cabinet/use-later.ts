import { type ComponentType, useState } from 'react'
import { laterStyle } from '../browser/later-style.ts'
import { useTexts } from '../site.ts'
import { showToast } from '../ui/Toast.tsx'

type Loaders<Name extends string, Props> = Readonly<Record<Name, () => Promise<ComponentType<Props>>>>

/** Dialogs that are fetched when they are opened, or when a hand comes near their button; one at a time. */
export function useLater<Name extends string, Props extends object>(loaders: Loaders<Name, Props>) {
  const { close: closeWord, open: openWord, failed } = useTexts('common')
  const [opened, setOpened] = useState<ComponentType<Props> | null>(null)
  const [opening, setOpening] = useState<Name | null>(null)
  const open = async (name: Name) => {
    setOpening(name)
    const [Part] = await Promise.all([loaders[name]().catch(() => null), laterStyle()])
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
      const warm = () => void loaders[name]().catch(() => {})
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
