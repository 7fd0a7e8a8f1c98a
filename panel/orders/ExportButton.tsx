import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { fetchFile, saveFile } from '../../data-providers/files.ts'
import { orderFilters } from '../../data-providers/index.ts'
import { groupThousands } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { useToast } from '../layout/toast.ts'
import { Button } from '../ui/Button.tsx'

/** The filtered list as a spreadsheet; without any filter nothing is asked for (spec: back-office 5, export). */
export function ExportButton() {
  const { filterValues, sort } = useListContext()
  const [share, setShare] = useState<number | null>(null)
  const edition = useEdition()
  const translate = useTranslate()
  const toast = useToast()

  const run = async () => {
    if (Object.keys(filterValues).length === 0) return toast.failure(translate('orders.export.no_filter'))
    setShare(0)
    try {
      const filters = orderFilters({ page: 1, sort, filter: filterValues })
      const file = await fetchFile('/admin/get_file_excel_export_orders', { filters }, setShare)
      saveFile(file)
      if (file.cutAt === null) toast.success('orders.export.done')
      else toast.success('orders.export.cut', { count: groupThousands(file.cutAt, edition, edition.panelLanguage) })
    } catch (error) {
      toast.failure(error)
    }
    setShare(null)
  }

  const percent = Math.round((share ?? 0) * 100)
  const words = share === null ? 'orders.export.button' : percent === 0 ? 'orders.export.preparing' : 'orders.export.loading'
  return (
    <Button variant="outlined" onClick={run} isBusy={share !== null} icon="download">
      <span aria-live="polite">{translate(words, { percent })}</span>
    </Button>
  )
}
