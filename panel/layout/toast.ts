import { useNotify, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { Unreachable } from '../../data-providers/index.ts'
import { toastText } from './toast-text.ts'

/** Reports what came of an action in the status toast (spec: back-office 2.4). */
export function useToast() {
  const notify = useNotify()
  const translate = useTranslate()
  return useMemo(
    () => ({
      success: (key = 'toast.saved', messageArgs: Record<string, unknown> = {}) => notify(key, { type: 'success', messageArgs }),
      failure: (error: unknown) => {
        if (!(error instanceof Unreachable)) notify(toastText(error, translate), { type: 'error' })
      },
    }),
    [notify, translate],
  )
}
