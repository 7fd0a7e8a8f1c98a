import { useEffect, useRef, useState } from 'react'
import { useTakeUndoableMutation } from 'react-admin'

/**
 * What react-admin holds back until it can no longer be undone: `wait` says that the toast shows it, `undo` gives it up, `settle` lets it happen.
 * Leaving the page lets it happen too.
 */
export function useUndoable() {
  const take = useTakeUndoableMutation()
  const latest = useRef(take)
  latest.current = take
  const [undoable] = useState(() => {
    let isWaiting = false
    const end = (isUndo: boolean) => {
      if (!isWaiting) return
      isWaiting = false
      latest.current()?.({ isUndo })
    }
    return {
      wait: () => {
        isWaiting = true
      },
      undo: () => end(true),
      settle: () => end(false),
    }
  })
  useEffect(() => {
    // Its toast may not even have been drawn.
    const leave = () => {
      undoable.wait()
      undoable.settle()
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [undoable])
  return undoable
}
