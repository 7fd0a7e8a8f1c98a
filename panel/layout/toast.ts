import { useMemo } from 'react'
import { useAddUndoableMutation, useNotify, useTranslate } from 'react-admin'
import { toastText } from './toast-text.ts'

/** Reports what came of an action in the status toast (spec: back-office 2.4). */
export function useToast() {
  const notify = useNotify()
  const addUndoable = useAddUndoableMutation()
  const translate = useTranslate()
  return useMemo(
    () => ({
      success: (key = 'toast.saved', messageArgs: Record<string, unknown> = {}) => notify(key, { type: 'success', messageArgs }),
      /** Done already, and taken back by a call of its own while the toast stands. */
      undoable: (takeBack: () => void, key = 'toast.saved', messageArgs: Record<string, unknown> = {}) => {
        addUndoable(({ isUndo }: { isUndo: boolean }) => isUndo && takeBack())
        notify(key, { type: 'success', messageArgs, undoable: true })
      },
      /** Of something the reader did, so it says each time that there is no server; what the panel reads by itself says so once. */
      failure: (error: unknown) => notify(toastText(error, translate), { type: 'error' }),
    }),
    [notify, addUndoable, translate],
  )
}
