import { useTexts } from '../site.ts'
import { Count } from '../ui/Badge.tsx'
import { Chip, Chips, SetChip } from '../ui/Chip.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import type { SetFilter } from './set-filters.ts'
import type { View } from './sheet/rows.ts'

/** A chip that opens the full filter at one of its views; the island `CatalogueFilter` hears its press. */
const opens = (view: View) => ({ 'aria-haspopup': 'dialog', 'data-filter': view }) as const

/** The chip that opens the full filter, with how many are set. */
export function FilterChip({ count }: { count: number }) {
  const t = useTexts('filters')
  return (
    <Chip {...opens('main')}>
      <Icon d={icons.filter} />
      {t.title}
      {count > 0 && <Count>{count}</Count>}
    </Chip>
  )
}

interface Props {
  /** With ready addresses. */
  set: readonly SetFilter[]
  /** Offers the level at once, where there is one to choose. */
  offersLevel: boolean
}

/** A phone's way to the full filter, and the filters that are set (spec: public 2.12, decisions WEB-17). */
export function FilterChips({ set, offersLevel }: Props) {
  const t = useTexts('filters')
  return (
    <Chips label={t.title}>
      <FilterChip count={set.length} />
      {set.map(({ label, link }) => (
        <SetChip key={label} href={link} remove={t.remove}>
          {label}
        </SetChip>
      ))}
      {offersLevel && <Chip {...opens('level')}>{t.level}</Chip>}
      <Chip {...opens('main')}>{t.price}</Chip>
    </Chips>
  )
}
