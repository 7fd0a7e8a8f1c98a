import type { ReactNode } from 'react'
import { RecordsIterator, useListContext } from 'react-admin'
import { Rows } from './Rows.tsx'
import { NothingFound } from './states.tsx'

/** The rows of the list on a phone, each drawn by the same parts over its record. */
export function PhoneRows({ children }: { children: ReactNode }) {
  const { total } = useListContext()
  return total === 0 ? (
    <NothingFound />
  ) : (
    <Rows>
      <RecordsIterator>
        <li>{children}</li>
      </RecordsIterator>
    </Rows>
  )
}
