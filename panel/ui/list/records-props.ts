import type { ReactElement, ReactNode } from 'react'
import type { BulkVerb } from './bulk/verbs.ts'
import type { ColumnProps } from './Column.tsx'

export interface RecordsProps {
  columns: readonly ReactElement<ColumnProps<never>>[]
  /** Columns that the table hides until the reader chooses them. */
  hidden?: string[]
  /** What can be done with several of them; without it none can be chosen. */
  bulk?: readonly BulkVerb[]
  /** One record on a phone. */
  children: ReactNode
}
