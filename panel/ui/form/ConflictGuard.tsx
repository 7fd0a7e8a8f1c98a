import { useCallback, useState } from 'react'
import { type RaRecord, type UpdateParams, useDataProvider, useRegisterMutationMiddleware, useTranslate } from 'react-admin'
import { type Conflicts, Refusal } from '../../../data-providers/index.ts'
import { slugs } from '../../slugs.ts'
import { isEmpty } from '../is-empty.ts'
import { onDemand } from '../on-demand.tsx'
import { useRecordNames } from '../record/record-names.ts'
import { changedFields, conflictsOf, without } from './merge.ts'

const ConflictDialog = onDemand(() => import('./ConflictDialog.tsx'), 'ConflictDialog')

type Save = (resource: string, params: UpdateParams) => Promise<RaRecord>

/** Fields that hold numbers of records which are read by their names. */
const references: Readonly<Record<string, string>> = {
  levels: slugs.levels,
  level_id: slugs.levels,
  lesson_id: slugs.lessons,
  city_id: slugs.cities,
  district_id: slugs.districts,
}

interface Question {
  conflicts: Conflicts
  /** Goes on with the fields of which the colleague's value stays; null: back to the form. */
  answer: (theirs: string[] | null) => void
}

/**
 * A save that meets a colleague's newer version goes on top of it: fields that only one of both changed stay as each left them, for the others the reader
 * chooses (spec: decisions API-3, conflict). It stands in every form; a record without a version never comes to it.
 */
export function ConflictGuard() {
  const provider = useDataProvider()
  const words = useValueWords()
  const [question, setQuestion] = useState<Question | null>(null)

  const saveOver = useCallback(
    async (resource: string, params: UpdateParams, next: Save): Promise<RaRecord> => {
      try {
        return await next(resource, params)
      } catch (refusal) {
        if (!(refusal instanceof Refusal && refusal.conflicts)) throw refusal
        const opened = params.previousData as RaRecord
        const { data: newest } = await provider.getOne<RaRecord>(resource, { id: opened.id })
        const { version: _, ...changes } = changedFields(opened, params.data as RaRecord)
        const conflicts = conflictsOf(changes, opened, newest)
        const theirs = Object.keys(conflicts).length === 0 ? [] : await new Promise<string[] | null>((answer) => setQuestion({ conflicts, answer }))
        setQuestion(null)
        if (theirs === null) throw refusal
        return await saveOver(resource, { ...params, data: { ...newest, ...without(changes, theirs) }, previousData: newest }, next)
      }
    },
    [provider],
  )
  useRegisterMutationMiddleware(saveOver)

  return question && <ConflictDialog conflicts={question.conflicts} words={words} onSettle={question.answer} onClose={() => question.answer(null)} />
}

/** A value as a person reads it, where nothing else is known of its field. */
function useValueWords() {
  const translate = useTranslate()
  const wordOf = (value: unknown): string => {
    if (isEmpty(value) || value === null) return translate('common.not_set')
    if (typeof value === 'boolean') return translate(value ? 'common.yes' : 'common.no')
    if (typeof value !== 'object') return String(value)
    // a part by its name, anything else by all that it holds
    return 'title' in value ? String(value.title) : Object.values(value).map(wordOf).join(', ')
  }
  return (field: string, value: unknown) => {
    const reference = references[field]
    return reference && !isEmpty(value) ? <RecordNames reference={reference} ids={[value].flat()} /> : wordOf(value)
  }
}

const RecordNames = ({ reference, ids }: { reference: string; ids: unknown[] }) => useRecordNames(reference, ids)
