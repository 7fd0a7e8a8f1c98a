import type { ReactNode } from 'react'
import { useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Note } from '../ui/Note.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** What became of a form that was asked for and is not there: why it does not come stands in the children. */
export type Coming = 'loading' | 'unavailable' | 'failed'

interface Props {
  id: string
  state: Coming
  texts: { loading: string; failed: { title: string; text: string }; close: string; unavailable: { title: string } }
  onClose: () => void
  /** Asks for it once more. */
  onRetry: () => void
  /** The way on from a form that is not to be had. */
  children: ReactNode
}

/** The dialog of a form until that is there. */
export function ComingForm({ id, state, texts: t, onClose, onRetry, children }: Props) {
  const { retry } = useTexts('common')
  const foot = state === 'failed' && (
    <Button full onClick={onRetry}>
      {retry}
    </Button>
  )
  return (
    <Dialog id={id} title={state === 'loading' ? t.loading : t[state].title} close={t.close} onClose={onClose} foot={foot}>
      {state === 'loading' && <Skeleton label={t.loading} />}
      {state === 'failed' && (
        <Note tone="bad" alert>
          {t.failed.text}
        </Note>
      )}
      {state === 'unavailable' && children}
    </Dialog>
  )
}
