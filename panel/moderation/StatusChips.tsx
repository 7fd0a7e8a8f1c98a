import { useListContext, useTranslate } from 'react-admin'
import { groupThousands } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Chip, Chips } from '../ui/Chip.tsx'

interface Props {
  statuses: readonly number[]
  /** The one that waits for staff: its list begins with who has waited longest. */
  waiting: number
  /** By what the list is sorted: when they came. */
  sent: string
  /** Key of their words, by the status. */
  words: string
}

/** How many there are of each status under the other filters, and the way to them. */
export function StatusChips({ statuses, waiting, sent, words }: Props) {
  const { filterValues, setFilters, setSort, meta } = useListContext()
  const edition = useEdition()
  const translate = useTranslate()
  const { status: asked = [], ...others } = filterValues as { status?: number | number[] }
  const chosen = [asked].flat()
  const counts = (meta as { counts?: Record<string, number> } | undefined)?.counts
  const show = (status: number | null) => {
    setFilters(status === null ? others : { ...others, status: [status] })
    setSort({ field: sent, order: status === waiting ? 'ASC' : 'DESC' })
  }
  const number = (count: number | undefined) => (count === undefined ? '' : groupThousands(count, edition, edition.panelLanguage))
  return (
    // over the filters, which the list draws first
    <Chips role="group" style={{ order: -1 }} aria-label={translate('fields.status')}>
      {statuses.map((status) => (
        <Chip key={status} type="button" aria-pressed={chosen.includes(status)} onClick={() => show(status)}>
          {translate(`${words}.${status}`)} <b>{number(counts && (counts[status] ?? 0))}</b>
        </Chip>
      ))}
      <Chip type="button" aria-pressed={chosen.length === 0} onClick={() => show(null)}>
        {translate('common.all')}
      </Chip>
    </Chips>
  )
}
