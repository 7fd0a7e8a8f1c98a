import type { ReactElement, ReactNode } from 'react'
import { List, NumberInput, type RaRecord, TextInput } from 'react-admin'
import { CONTENT_STATUS } from '../../schemas/content-life.ts'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { useIsWide } from '../ui/is-wide.ts'
import { useLanguageParts } from '../ui/languages/languages.ts'
import type { BulkVerb } from '../ui/list/bulk/verbs.ts'
import type { ColumnProps } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { useLessons } from './lessons.ts'
import { contentOrder } from './look.ts'
import type { QueueStart } from './queue.ts'
import { StatusChips } from './StatusChips.tsx'

/** The list's first sight, and a queue's: what waits, the longest first. */
export const waiting: QueueStart = { filter: { status: [CONTENT_STATUS.moderation] }, sort: { field: 'sent_at', order: 'ASC' } }

interface Props {
  columns: ReactElement<ColumnProps<never>>[]
  hidden?: string[]
  /** Key of the words of its statuses. */
  statuses: string
  bulk: readonly BulkVerb[]
  /** A row on a phone. */
  row: ReactNode
}

/** Ads or posts by status, the waiting ones first (spec: decisions ADM-13). */
export function ContentList<R extends RaRecord>({ columns: all, hidden = [], statuses, bulk, row }: Props) {
  const isWide = useIsWide()
  const lessons = useLessons()
  const columns = useLanguageParts(all)
  const filters = [
    <TextInput key="text" source="text" label="moderation.search" alwaysOn />,
    <ChoiceInput key="lesson_id" source="lesson_id" choices={lessons} alwaysOn={isWide} />,
    <NumberInput key="tutor_id" source="tutor_id" alwaysOn={isWide} />,
    <NumberInput key="id" source="id" />,
  ]
  const actions = (
    <>
      <StatusChips statuses={contentOrder} waiting={CONTENT_STATUS.moderation} sent="sent_at" words={statuses} />
      <ListActions columns={columns} hidden={hidden} />
    </>
  )
  return (
    <List<R> filters={filters} filterDefaultValues={waiting.filter} sort={waiting.sort} actions={actions}>
      <Records<R> columns={columns} hidden={hidden} bulk={bulk}>
        {row}
      </Records>
    </List>
  )
}
