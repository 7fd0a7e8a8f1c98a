import { ListBase } from 'ra-core'
import type { ReactNode } from 'react'
import { newest } from '../../../data-providers/index.ts'
import { Column } from '../boxes.ts'

export const PAGE_SIZE = 25

/** A list whose filters, order and page stand in the address, so that it can be sent to a colleague. */
export const ListPage = ({ children }: { children: ReactNode }) => (
  <ListBase perPage={PAGE_SIZE} sort={newest} disableAuthentication exporter={false}>
    <Column>{children}</Column>
  </ListBase>
)
