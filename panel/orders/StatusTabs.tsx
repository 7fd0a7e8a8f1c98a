import type { MouseEvent } from 'react'
import { useInput, useListContext, useTranslate } from 'react-admin'
import { AT_SCHOOL, STATUS, type Status, statuses } from '../../schemas/order-life.ts'
import { groupThousands } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Chip, Chips } from '../ui/Chip.tsx'
import { Icon } from '../ui/Icon.tsx'
import { statusLook } from './status.ts'

interface Filter {
  source: string
  alwaysOn: boolean
  saysItself: boolean
}

/**
 * The filter by status: how many orders each holds under the other filters, where they could be counted; with Ctrl a press adds a status to those shown.
 * An input of the filters' form like the others, so that it is sent together with what is being typed beside it.
 */
export function StatusTabs({ source }: Filter) {
  const { meta } = useListContext()
  const { field } = useInput<Status | Status[] | ''>({ source })
  const translate = useTranslate()
  const chosen: Status[] = field.value === '' ? [] : [field.value].flat()
  const counts = (meta as { counts: Record<string, number> | null } | undefined)?.counts
  const show = (status: Status[]) => field.onChange(status.length ? status : '')
  const press = (status: Status, { ctrlKey, metaKey }: MouseEvent) => {
    const rest = chosen.filter((other) => other !== status)
    if (ctrlKey || metaKey) show(rest.length < chosen.length ? rest : [...chosen, status])
    else show([status])
  }
  const edition = useEdition()
  const { school } = edition.flags
  const shown = statuses.filter((status) => school || !AT_SCHOOL.includes(status) || counts?.[status])
  const number = (count: number | null | undefined) => (count == null ? '' : groupThousands(count, edition, edition.panelLanguage))
  const all = counts && Object.entries(counts).reduce((sum, [status, n]) => (status === String(STATUS.deleted) ? sum : sum + n), 0)
  return (
    <Chips role="group" aria-label={translate('orders.columns.status')}>
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
