import { useState } from 'react'
import { type Identifier, useDataProvider, useGetRecordRepresentation, useListContext, useTranslate } from 'react-admin'
import type { Provider } from '../../../../data-providers/index.ts'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { BulkRun } from './BulkRun.tsx'
import type { BulkVerb } from './verbs.ts'

interface Question {
  verb: BulkVerb
  ids: readonly Identifier[]
  /** `isDone` when records were changed. */
  onClose: (isDone: boolean) => void
}

/** Asks once whether it is to be done with all of them, then does it. */
export function BulkQuestion({ verb, ids, onClose }: Question) {
  const [isConfirmed, setConfirmed] = useState(false)
  const { resource, data = [] } = useListContext()
  const [rows] = useState(data)
  const provider = useDataProvider<Provider>()
  const represent = useGetRecordRepresentation(resource)
  const translate = useTranslate()
  const title = translate(`bulk.verbs.${verb.name}`)
  if (!isConfirmed)
    return (
      <ConfirmDialog
        title={translate('bulk.ask', { smart_count: ids.length, verb: title })}
        verb={title}
        color={verb.isEnding ? 'error' : 'primary'}
        onConfirm={async () => {
          setConfirmed(true)
          return false
        }}
        onClose={() => onClose(false)}
      />
    )
  // the rows may have left the list meanwhile
  const rowOf = (id: Identifier) => rows.find((one) => one.id === id)
  const nameOf = (id: Identifier) => {
    const row = rowOf(id)
    return row ? String(represent(row)) : translate('common.number', { id })
  }
  return (
    <BulkRun
      title={title}
      ids={ids}
      call={(id) => verb.call(Number(id), { provider, resource, row: rowOf(id) })}
      nameOf={nameOf}
      onClose={() => onClose(true)}
    />
  )
}
