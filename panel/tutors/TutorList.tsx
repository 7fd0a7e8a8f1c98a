import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import { breakpoints } from '../../theme/tokens.ts'
import { slugs } from '../slugs.ts'
import { ColumnsButton } from '../ui/list/ColumnsButton.tsx'
import { FilterBar } from '../ui/list/FilterBar.tsx'
import { ListHead } from '../ui/list/ListHead.tsx'
import { ListPage } from '../ui/list/ListPage.tsx'
import { ListStates } from '../ui/list/ListStates.tsx'
import { Pager } from '../ui/list/Pager.tsx'
import { Table } from '../ui/list/Table.tsx'
import { TutorCards } from './TutorCards.tsx'
import { tutorColumns } from './tutor-columns.tsx'
import { useTutorFilters } from './tutor-filters.ts'

/** All tutors (spec: decisions ADM-12). */
export function TutorList() {
  const filters = useTutorFilters()
  const isWide = useMediaQuery(`(min-width:${breakpoints.tablet}px)`)
  const translate = useTranslate()
  const title = translate(`menu.${slugs.tutors}`)
  return (
    <ListPage>
      <ListHead title={title} actions={isWide && <ColumnsButton columns={tutorColumns} />} />
      <FilterBar filters={filters} first={4} />
      <ListStates>
        {isWide ? <Table columns={tutorColumns} label={title} /> : <TutorCards />}
        <Pager />
      </ListStates>
    </ListPage>
  )
}
