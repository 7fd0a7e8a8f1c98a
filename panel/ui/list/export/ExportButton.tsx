import { type ReactElement, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { Button } from '../../Button.tsx'
import { onDemand } from '../../on-demand.tsx'
import type { ColumnProps } from '../Column.tsx'

const ExportRun = onDemand(() => import('./ExportRun.tsx'), 'ExportRun')

/** The filtered list as a file for a spreadsheet, by the words of its columns. */
export function ExportButton({ columns }: { columns: readonly ReactElement<ColumnProps<never>>[] }) {
  const { total = 0 } = useListContext()
  const [share, setShare] = useState<number | null>(null)
  const translate = useTranslate()
  const percent = Math.round((share ?? 0) * 100)
  return (
    <>
      <Button variant="outlined" icon="download" isBusy={share !== null} disabled={total === 0} onClick={() => setShare(0)}>
        <span aria-live="polite">{translate(share === null ? 'export_list.button' : 'export_list.progress', { percent })}</span>
      </Button>
      {share !== null && <ExportRun columns={columns} onShare={setShare} onEnd={() => setShare(null)} />}
    </>
  )
}
