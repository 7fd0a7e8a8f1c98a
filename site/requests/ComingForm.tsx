import type { ReactNode } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { Note } from '../ui/Note.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** What became of a form that was asked for and is not there: why it does not come stands in the children. */
export type Coming = 'loading' | 'unavailable' | 'failed'

interface Props {
  id: string
  state: Coming
  texts: { loading: string; failed: string; close: string; unavailable: { title: string } }
  onClose: () => void
  /** The way on from a form that is not to be had. */
  children: ReactNode
}

/** The dialog of a form until that is there. */
export const ComingForm = ({ id, state, texts: t, onClose, children }: Props) => (
  <Dialog id={id} title={state === 'unavailable' ? t.unavailable.title : t.loading} close={t.close} onClose={onClose}>
    {state === 'loading' && <Skeleton label={t.loading} />}
    {state === 'failed' && (
      <Note tone="bad" alert>
        {t.failed}
      </Note>
    )}
    {state === 'unavailable' && children}
  </Dialog>
)
