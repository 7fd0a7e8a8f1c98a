import { BooleanInput, required, TextInput, useDataProvider, useListContext, useResourceDefinition, useTranslate } from 'react-admin'
import { AskDialog } from '../AskDialog.tsx'
import { useSubmit } from '../form/submit.ts'
import type { Query } from './saved-query.ts'

interface Asked {
  /** Saved ones to change; without them the present filters are saved. */
  query?: Query | undefined
  onDone: () => unknown
  onClose: () => void
}

/** Under which name the present filters are saved, or a new name of saved ones, and whether colleagues see them. */
export function SavedQueryDialog({ query, onDone, onClose }: Asked) {
  const resource: string = useResourceDefinition().options?.area
  const { filterValues, displayedFilters, sort } = useListContext()
  const provider = useDataProvider()
  const translate = useTranslate()
  const value = { filter: filterValues, displayedFilters, sort }
  const submit = useSubmit(
    (given: Pick<Query, 'name' | 'shared'>) =>
      query
        ? provider.update('saved_queries', { id: query.id, data: { ...query, ...given }, previousData: query })
        : provider.create('saved_queries', { data: { resource, value, ...given } }),
    { onDone },
  )
  return (
    <AskDialog<Pick<Query, 'name' | 'shared'>>
      title={query ? translate('saved_queries.edit', { name: query.name }) : translate('ra.saved_queries.new_dialog_title')}
      verb={translate('common.save')}
      values={{ name: query?.name ?? '', shared: query?.shared ?? false }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        source="name"
        label="ra.saved_queries.query_name"
        validate={required()}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        autoFocus
      />
      <BooleanInput source="shared" label="saved_queries.share" helperText={false} />
    </AskDialog>
  )
}
