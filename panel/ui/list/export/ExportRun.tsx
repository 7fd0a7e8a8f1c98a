import { styled } from '@mui/material/styles'
import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type RaRecord, RecordContextProvider, useDataProvider, useListContext, useTranslate } from 'react-admin'
import { saveFile } from '../../../../data-providers/files.ts'
import { numberMarks } from '../../../../editions/index.ts'
import { isoDay } from '../../../../theme/dates.ts'
import { groupThousands } from '../../../../theme/money.ts'
import { useEdition } from '../../../edition.ts'
import { useToast } from '../../../layout/toast.ts'
import { patiently } from '../bulk/run.ts'
import type { ColumnProps } from '../Column.tsx'
import { cellText } from './cell-text.ts'
import { toCsv } from './csv.ts'

/** What a list's call gives at once, and the most that is asked for. */
const PAGE = 25
const MOST = 5000

type ColumnElement = ReactElement<ColumnProps<never>>

const Unseen = styled('div')({
  position: 'fixed',
  top: 0,
  left: '-300vw',
  width: '200vw',
  height: 1,
  overflow: 'hidden',
  '& small': { display: 'block' },
})

interface Props {
  columns: readonly ColumnElement[]
  /** The part that is behind, 0 to 1. */
  onShare: (share: number) => void
  onEnd: () => void
}

/** Reads the filtered list page by page, in its order, and saves what its columns say as a file. */
export function ExportRun({ columns, onShare, onEnd }: Props) {
  const { resource, filterValues, sort } = useListContext()
  const [rows, setRows] = useState<readonly RaRecord[]>([])
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef<() => void>(null)
  const provider = useDataProvider()
  const edition = useEdition()
  const toast = useToast()
  const translate = useTranslate()
  const said = columns.filter(({ props }) => !props.bare)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks when other rows are drawn
  useLayoutEffect(() => drawn.current?.(), [rows])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, when it was asked for
  useEffect(() => {
    let isWanted = true
    const words = { yes: translate('common.yes'), no: translate('common.no') }
    const linesOf = (page: readonly RaRecord[]) =>
      new Promise<string[][]>((take) => {
        drawn.current = () =>
          take([...(box.current?.children ?? [])].map((row) => [...row.children].map((cell) => cellText(cell as HTMLElement, words))))
        setRows(page)
      })
    const run = async () => {
      const lines = [[translate('export_list.number'), ...said.map(({ props }) => translate(props.label))]]
      let total = 0
      let page = 0
      do {
        page += 1
        const pagination = { page, perPage: PAGE }
        const { data, total: found = 0 } = await patiently(() => provider.getList(resource, { pagination, sort, filter: filterValues }))
        if (!isWanted || data.length === 0) break
        lines.push(...(await linesOf(data)))
        total = found
        onShare((lines.length - 1) / Math.min(total, MOST))
      } while (page * PAGE < Math.min(total, MOST))
      if (!isWanted) return
      const separator = numberMarks(edition, edition.panelLanguage).decimal === ',' ? ';' : ','
      const name = `${resource.replaceAll('/', '_')}_${isoDay(Date.now() / 1000, edition)}.csv`
      saveFile({ name, blob: new Blob([toCsv(lines, separator)], { type: 'text/csv;charset=utf-8' }) })
      if (total <= MOST) toast.success('export_list.done')
      else toast.success('export_list.cut', { count: groupThousands(MOST, edition, edition.panelLanguage) })
    }
    run()
      .catch(toast.failure)
      .finally(() => isWanted && onEnd())
    return () => {
      isWanted = false
    }
  }, [])

  return (
    <Unseen ref={box} aria-hidden="true" inert>
      {rows.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <div>
            <div>{row.id}</div>
            {said.map((column) => (
              <div key={column.key}>
                <Cell column={column} row={row} />
              </div>
            ))}
          </div>
        </RecordContextProvider>
      ))}
    </Unseen>
  )
}

/** What the table would draw, where the column has nothing for a file. */
function Cell({ column: { props }, row }: { column: ColumnElement; row: RaRecord }) {
  const { inFile: InFile, field: Field, render, source, children } = props
  if (InFile) return <InFile />
  if (children) return children
  if (render) return render(row as never)
  if (Field) return <Field source={source} />
  const value: unknown = source ? row[source] : null
  return Array.isArray(value) ? value.join(', ') : value === null || value === undefined ? null : String(value)
}
