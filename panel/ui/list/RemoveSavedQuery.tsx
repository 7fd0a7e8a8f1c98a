import { useDataProvider, useTranslate } from 'react-admin'
import { useCall } from '../../layout/call.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import type { Query } from './saved-query.ts'

interface Asked {
  query: Query
  onDone: () => unknown
  onClose: () => void
}

/** Asks once more before saved filters are gone. */
export function RemoveSavedQuery({ query, onDone, onClose }: Asked) {
  const provider = useDataProvider()
  const translate = useTranslate()
  const { run } = useCall()
  const remove = async () => {
    const answer = await run(() => provider.delete('saved_queries', { id: query.id, previousData: query }))
    if (answer) onDone()
    return answer !== undefined
  }
  return (
    <ConfirmDialog
      title={translate('ra.saved_queries.remove_dialog_title')}
      text={query.name}
      verb={translate('ra.action.remove')}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
