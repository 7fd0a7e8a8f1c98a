import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { FilterButton, useFilterContext, useListContext, useResourceDefinition, useTranslate } from 'react-admin'
import { groupThousands } from '../../../theme/money.ts'
import { useEdition } from '../../edition.ts'
import { BesideTitle } from '../../layout/BesideTitle.tsx'
import { Push, Row, Soft } from '../boxes.ts'
import { useIsWide } from '../is-wide.ts'
import type { ColumnProps } from './Column.tsx'
import { ColumnsButton } from './ColumnsButton.tsx'
import { CreateButton } from './CreateButton.tsx'
import { ExportButton } from './export/ExportButton.tsx'
import { SavedQueries } from './SavedQueries.tsx'
import { SetFilters } from './SetFilters.tsx'
import { SortMenu } from './SortMenu.tsx'

interface Actions {
  /** Those of the table, for the reader to choose from. */
  columns?: readonly ReactElement<ColumnProps<never>>[]
  /** Those the table hides until the reader chooses. */
  hidden?: readonly string[]
  /** What the way to a new record says. */
  createLabel?: string
  /** Its export is among the children. */
  hasOwnExport?: boolean
  /** What else can be done with the whole list. */
  children?: ReactNode
}

/** A list's actions: how many it found and its buttons beside the page's name, further filters and the set ones over its rows. */
export function ListActions({ columns, hidden = [], createLabel, hasOwnExport = false, children }: Actions) {
  const isWide = useIsWide()
  const filters = useFilterContext()
  const { hasCreate } = useResourceDefinition()
  return (
    <>
      <BesideTitle>
        <Found />
        <Push />
        {columns && isWide && <ColumnsButton columns={columns} hidden={hidden} />}
        {columns && isWide && !hasOwnExport && <ExportButton columns={columns} />}
        {children}
        {hasCreate && <CreateButton {...(createLabel !== undefined && { label: createLabel })} />}
      </BesideTitle>
      <Row onClickCapture={measureRoom}>
        {filters && (
          <>
            <FilterButton disableSaveQuery variant="outlined" />
            <SavedQueries />
          </>
        )}
        {columns && !isWide && <SortMenu columns={columns} />}
        {columns && !isWide && !hasOwnExport && <ExportButton columns={columns} />}
        {filters && <SetFilters />}
      </Row>
    </>
  )
}

/** The menu of further filters grows no taller than the room below them, where MUI would push it over its button. */
const measureRoom = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  document.documentElement.style.setProperty('--menu-room', `${innerHeight - currentTarget.getBoundingClientRect().bottom - 24}px`)

function Found() {
  const edition = useEdition()
  const { total } = useListContext()
  const translate = useTranslate()
  if (total === undefined) return null
  return <Soft>{translate('common.found', { smart_count: total, count: groupThousands(total, edition, edition.panelLanguage) })}</Soft>
}
