import { useState } from 'react'
import { type Identifier, useListContext } from 'react-admin'

/** What is being done with the records that were chosen when it began; those that it is done with are chosen no more and read anew. */
export function useBulk<What>() {
  const { selectedIds, onUnselectItems, refetch } = useListContext()
  const [bulk, setBulk] = useState<{ what: What; ids: Identifier[] } | null>(null)
  const start = (what: What) => setBulk({ what, ids: selectedIds })
  const close = (isDone: boolean) => {
    setBulk(null)
    if (!isDone) return
    onUnselectItems()
    void refetch()
  }
  return { bulk, start, close }
}
