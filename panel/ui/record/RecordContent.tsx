import type { HTMLAttributes } from 'react'
import { useRecordContext } from 'react-admin'

/** A record's screen; another record has it drawn anew, so that nothing typed or opened for one is taken for the next. */
export const RecordContent = (props: HTMLAttributes<HTMLDivElement>) => <div key={useRecordContext()?.id} {...props} />
