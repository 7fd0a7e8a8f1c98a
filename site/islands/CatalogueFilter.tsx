import { type ComponentType, useState } from 'react'
import type { SetFilter } from '../catalogue/set-filters.ts'
import type { SheetProps } from '../catalogue/sheet/FilterSheet.tsx'
import type { View } from '../catalogue/sheet/rows.ts'
import { useTexts } from '../site.ts'
import { Count } from '../ui/Badge.tsx'
import { Chip, Chips, SetChip } from '../ui/Chip.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'

interface Props {
  /** Path and query of the list. */
  path: string
  /** What is set, with ready addresses; null draws the one chip that opens the filter. */
  set: readonly SetFilter[] | null
  count: number
  /** Chips that open the filter at once where it is worth it. */
  shortcuts: readonly Extract<View, 'level' | 'main'>[]
  sortDefault: string
}

/** The way to the full filter, which is loaded when it is opened; on a phone with the filters that are set (spec: public 2.12, decisions WEB-17). */
export default function CatalogueFilter({ path, set, count, shortcuts, sortDefault }: Props) {
  const t = useTexts('filters')
  const [opened, setOpened] = useState<{ Sheet: ComponentType<SheetProps>; view: View } | null>(null)
  const open = async (view: View) => {
    const { FilterSheet } = await import('../catalogue/sheet/FilterSheet.tsx')
    setOpened({ Sheet: FilterSheet, view })
  }
  const all = (
    <Chip aria-haspopup="dialog" onClick={() => open('main')}>
      <Icon d={icons.filter} />
      {t.title}
      {count > 0 && <Count>{count}</Count>}
    </Chip>
  )
  const sheet = opened && <opened.Sheet path={path} sortDefault={sortDefault} first={opened.view} onClose={() => setOpened(null)} />
  if (!set)
    return (
      <>
        {all}
        {sheet}
      </>
    )
  return (
    <>
      <Chips label={t.title}>
        {all}
        {set.map(({ label, link }) => (
          <SetChip key={label} href={link} remove={t.remove}>
            {label}
          </SetChip>
        ))}
        {shortcuts.map((view) => (
          <Chip key={view} aria-haspopup="dialog" onClick={() => open(view)}>
            {view === 'level' ? t.level : t.price}
          </Chip>
        ))}
      </Chips>
      {sheet}
    </>
  )
}
