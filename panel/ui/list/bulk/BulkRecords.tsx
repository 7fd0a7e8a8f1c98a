import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { DataTable, type Identifier, type RaRecord, useGetRecordRepresentation, useListContext, useRecordContext, useTranslate } from 'react-admin'
import { useIsWide } from '../../is-wide.ts'
import { onDemand } from '../../on-demand.tsx'
import { PhoneRows } from '../PhoneRows.tsx'
import type { RecordsProps } from '../records-props.ts'
import { NothingFound } from '../states.tsx'
import { Tick } from '../Tick.tsx'
import { BulkBar } from './BulkBar.tsx'
import type { BulkVerb } from './verbs.ts'

const BulkQuestion = onDemand(() => import('./BulkQuestion.tsx'), 'BulkQuestion')

const Beside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '.25rem' },
})

/** The records of a list of which several may be chosen, on one page and the next; what is chosen stays in reach where the filters leave none of it. */
export function BulkRecords<R extends RaRecord>({ columns, hidden = [], bulk, children }: RecordsProps & { bulk: readonly BulkVerb[] }) {
  const { selectedIds, onUnselectItems, refetch } = useListContext()
  const [asked, setAsked] = useState<{ verb: BulkVerb; ids: Identifier[] } | null>(null)
  const isWide = useIsWide()
  const choose = (name: string) => {
    const verb = bulk.find((one) => one.name === name)
    if (verb) setAsked({ verb, ids: selectedIds })
  }
  const close = (isDone: boolean) => {
    setAsked(null)
    if (!isDone) return
    onUnselectItems()
    void refetch()
  }
  const choices = bulk.map(({ name, isEnding = false }) => ({ name, label: `bulk.verbs.${name}`, isEnding }))
  const bar = <BulkBar choices={choices} onChoose={choose} />
  const empty = (
    <>
      {bar}
      <NothingFound />
    </>
  )
  return (
    <>
      {isWide ? (
        <DataTable<R> hiddenColumns={hidden} bulkActionsToolbar={bar} bulkActionButtons empty={empty}>
          {columns}
        </DataTable>
      ) : (
        <>
          {bar}
          <PhoneRows>
            <Chosen>{children}</Chosen>
          </PhoneRows>
        </>
      )}
      {asked && <BulkQuestion {...asked} onClose={close} />}
    </>
  )
}

/** A row on a phone beside its tick. */
function Chosen({ children }: { children: ReactNode }) {
  const record = useRecordContext()
  const { resource, selectedIds, onToggleItem } = useListContext()
  const represent = useGetRecordRepresentation(resource)
  const translate = useTranslate()
  if (!record) return null
  return (
    <Beside>
      <Tick
        label={translate('common.select', { name: represent(record) })}
        isOn={selectedIds.includes(record.id)}
        onToggle={() => onToggleItem(record.id)}
      />
      <div>{children}</div>
    </Beside>
  )
}
