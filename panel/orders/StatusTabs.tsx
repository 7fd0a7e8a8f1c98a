import { useListContext, useTranslate } from 'ra-core'
import type { MouseEvent } from 'react'
import { STATUS, type Status, statuses } from '../../schemas/order-life.ts'
import { groupThousands } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Chip, Chips } from '../ui/Chip.tsx'
import { Icon } from '../ui/Icon.tsx'
import { withFilter } from '../ui/list/filters.ts'
import { statusLook } from './status.ts'

const schoolStatuses: readonly Status[] = [STATUS.school_new, STATUS.school_processing]

/** How many orders each status holds under the other filters, where they could be counted; with Ctrl a press adds a status to those shown. */
export function StatusTabs() {
  const { filterValues, setFilters, meta } = useListContext()
  const translate = useTranslate()
  const { status: chosen = [] } = filterValues as { status?: Status[] }
  const counts = (meta as { counts: Record<string, number> | null } | undefined)?.counts
  const show = (status: Status[]) => setFilters(withFilter(filterValues, 'status', status.length ? status : null))
  const press = (status: Status, { ctrlKey, metaKey }: MouseEvent) => {
    const rest = chosen.filter((other) => other !== status)
    if (ctrlKey || metaKey) show(rest.length < chosen.length ? rest : [...chosen, status])
    else show([status])
  }
  const edition = useEdition()
  const { school } = edition.flags
  const shown = statuses.filter((status) => school || !schoolStatuses.includes(status) || counts?.[status])
  const number = (count: number | null | undefined) => (count == null ? '' : groupThousands(count, edition, edition.panelLanguage))
  return (
    <Chips role="group" aria-label={translate('orders.columns.status')}>
      <Chip type="button" aria-pressed={chosen.length === 0} onClick={() => show([])}>
        {translate('common.all')} <b>{number(counts && Object.values(counts).reduce((sum, n) => sum + n, 0))}</b>
      </Chip>
      {shown.map((status) => (
        <Chip key={status} type="button" aria-pressed={chosen.includes(status)} onClick={(event) => press(status, event)}>
          <Icon name={statusLook[status].icon} />
          {translate(`orders.statuses.${status}`)} <b>{number(counts && (counts[status] ?? 0))}</b>
        </Chip>
      ))}
    </Chips>
  )
}
