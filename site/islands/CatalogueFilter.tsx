import { usePageReturn } from '../browser/use-page-return.ts'
import { usePressed } from '../browser/use-pressed.ts'
import { FilterSheet, type SheetProps } from '../catalogue/sheet/FilterSheet.tsx'
import type { View } from '../catalogue/sheet/rows.ts'

/** Opens the full filter for every button that says `data-filter="{view}"` (spec: public 2.12). */
export default function CatalogueFilter(list: Pick<SheetProps, 'path' | 'sortDefault'>) {
  const [button, close] = usePressed('[data-filter]')
  // what was chosen has led on: the list out of the browser's memory is the one before
  usePageReturn(close)
  return button && <FilterSheet {...list} first={button.dataset.filter as View} onClose={close} />
}
