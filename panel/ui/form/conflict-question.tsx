import { type ReactNode, useCallback, useState } from 'react'
import type { Conflicts } from '../../../data-providers/index.ts'
import { onDemand } from '../on-demand.tsx'
import type { Ask } from './merge.ts'

const ConflictDialog = onDemand(() => import('./ConflictDialog.tsx'), 'ConflictDialog')

interface Question {
  conflicts: Conflicts
  answer: (theirs: string[] | null) => void
}

/**
 * Asks which value stays of what a colleague changed too: answers the fields of which theirs does, null for back to the form, and asks nothing where there is
 * nothing to choose (spec: decisions API-3, conflict). `dialog` stands beside the form.
 */
export function useConflictQuestion(words?: (field: string, value: unknown) => ReactNode, nameOf?: (field: string) => string) {
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = useCallback<Ask>(async (conflicts) => {
    if (Object.keys(conflicts).length === 0) return []
    const theirs = await new Promise<string[] | null>((answer) => setQuestion({ conflicts, answer }))
    setQuestion(null)
    return theirs
  }, [])
  const dialog = question && (
    <ConflictDialog
      conflicts={question.conflicts}
      {...(words && { words })}
      {...(nameOf && { nameOf })}
      onSettle={question.answer}
      onClose={() => question.answer(null)}
    />
  )
  return { ask, dialog }
}
