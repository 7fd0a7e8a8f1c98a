import { useCallback } from 'react'
import { type RaRecord, type UpdateParams, useDataProvider, useRegisterMutationMiddleware } from 'react-admin'
import { apart, together } from './by-language.ts'
import { useConflictQuestion } from './conflict-question.tsx'
import { changedFields, saveOver } from './merge.ts'

type Save = (resource: string, params: UpdateParams) => Promise<RaRecord>

/** Every save of a form goes over a colleague's newer version; a record without a version never meets one. */
export function ConflictGuard() {
  const provider = useDataProvider()
  const { ask, dialog } = useConflictQuestion()

  const guard = useCallback(
    async (resource: string, params: UpdateParams, next: Save): Promise<RaRecord> => {
      const opened = params.previousData as RaRecord | undefined
      // a new record has nothing before it
      if (!opened) return next(resource, params)
      const { version: _, ...changes } = changedFields(apart(opened), apart(params.data as RaRecord))
      return saveOver<RaRecord, Record<string, unknown>>(changes, opened, {
        fieldsOf: apart,
        read: async () => (await provider.getOne<RaRecord>(resource, { id: opened.id })).data,
        save: (changed, over) => next(resource, { ...params, data: together(over, changed), previousData: over }),
        ask,
      })
    },
    [provider, ask],
  )
  useRegisterMutationMiddleware(guard)

  return dialog
}
