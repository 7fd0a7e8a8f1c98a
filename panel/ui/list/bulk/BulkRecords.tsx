import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { type RaRecord, useGetRecordRepresentation, useListContext, useRecordContext, useTranslate } from 'react-admin'
import { onDemand } from '../../on-demand.tsx'
import type { RecordsProps } from '../records-props.ts'
import { Tick } from '../Tick.tsx'
import { BulkBar } from './BulkBar.tsx'
import { ChoosableRecords } from './ChoosableRecords.tsx'
import { useBulk } from './use-bulk.ts'
import type { BulkVerb } from './verbs.ts'

const BulkQuestion = onDemand(() => import('./BulkQuestion.tsx'), 'BulkQuestion')

const Beside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '.25rem' },
})

/** The records of a list of which several may be chosen, and what is being done with those. */
export function BulkRecords<R extends RaRecord>({ columns, hidden = [], bulk: verbs, children }: RecordsProps & { bulk: readonly BulkVerb[] }) {
  const { bulk, start, close } = useBulk<BulkVerb>()
  const choices = verbs.map((verb) => ({ ...verb, label: `bulk.verbs.${verb.name}` }))
  return (
    <>
      <ChoosableRecords<R> columns={columns} hidden={hidden} bar={<BulkBar choices={choices} onChoose={start} />}>
        <Chosen>{children}</Chosen>
      </ChoosableRecords>
      {bulk && <BulkQuestion verb={bulk.what} ids={bulk.ids} onClose={close} />}
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
