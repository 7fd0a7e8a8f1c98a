import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { breakpoints } from '../../theme/tokens.ts'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Button } from '../ui/Button.tsx'
import { ColumnsButton } from '../ui/list/ColumnsButton.tsx'
import { FilterBar } from '../ui/list/FilterBar.tsx'
import { ListHead } from '../ui/list/ListHead.tsx'
import { ListPage } from '../ui/list/ListPage.tsx'
import { ListStates } from '../ui/list/ListStates.tsx'
import { Pager } from '../ui/list/Pager.tsx'
import { Table } from '../ui/list/Table.tsx'
import { BulkBar } from './BulkBar.tsx'
import { ExportButton } from './ExportButton.tsx'
import { OrderCards } from './OrderCards.tsx'
import { orderColumns } from './order-columns.tsx'
import { useOrderFilters } from './order-filters.ts'
import { StatusTabs } from './StatusTabs.tsx'

/** All orders, newest first (spec: decisions ORD-9). */
export function OrderList() {
  const filters = useOrderFilters()
  const isWide = useMediaQuery(`(min-width:${breakpoints.tablet}px)`)
  const translate = useTranslate()
  const title = translate('menu.users_orders')
  return (
    <ListPage>
      <ListHead
        title={title}
        actions={
          <>
            {isWide && <ColumnsButton columns={orderColumns} />}
            {isWide && <ExportButton />}
            <Button icon="plus" variant="contained" component={Link} to={`${pathTo(slugs.orders)}create/`}>
              {translate('orders.new')}
            </Button>
          </>
        }
      />
      <StatusTabs />
      <FilterBar filters={filters} first={5}>
        {!isWide && <ExportButton />}
      </FilterBar>
      <BulkBar />
      <ListStates>
        {isWide ? <Table columns={orderColumns} label={title} selectable /> : <OrderCards />}
        <Pager />
      </ListStates>
    </ListPage>
  )
}
