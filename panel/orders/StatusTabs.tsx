import type { MouseEvent } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { STATUS, type Status, statuses } from '../../schemas/order-life.ts'
import { groupThousands } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Chip, Chips } from '../ui/Chip.tsx'
import { Icon } from '../ui/Icon.tsx'
import { statusLook } from './status.ts'

const schoolStatuses: readonly Status[] = [STATUS.school_new, STATUS.school_processing]

/** How many orders each status holds under the other filters, where they could be counted; with Ctrl a press adds a status to those shown. */
export function StatusTabs() {
  const { filterValues, setFilters, meta } = useListContext()
  const translate = useTranslate()
  const { status: asked = [], ...others } = filterValues as { status?: Status | Status[] }
  const chosen = [asked].flat()
  const counts = (meta as { counts: Record<string, number> | null } | undefined)?.counts
  const show = (status: Status[]) => setFilters(status.length ? { ...others, status } : others)
  const press = (status: Status, { ctrlKey, metaKey }: MouseEvent) => {
    const rest = chosen.filter((other) => other !== status)
    if (ctrlKey || metaKey) show(rest.length < chosen.length ? rest : [...chosen, status])
    else show([status])
  }
  const edition = useEdition()
  const { school } = edition.flags
  const shown = statuses.filter((status) => school || !schoolStatuses.includes(status) || counts?.[status])
  const number = (count: number | null | undefined) => (count == null ? '' : groupThousands(count, edition, edition.panelLanguage))
  const all = counts && Object.entries(counts).reduce((sum, [status, n]) => (status === String(STATUS.deleted) ? sum : sum + n), 0)
  return (
    // over the filters, which the list draws first
    <Chips role="group" style={{ order: -1 }} aria-label={translate('orders.columns.status')}>
      <Chip type="button" aria-pressed={chosen.length === 0} onClick={() => show([])}>
        {translate('common.all')} <b>{number(all)}</b>
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
