import { useGetManyAggregate, useGetRecordRepresentation } from 'react-admin'

/** The names of records of a resource, in their order; numbers until they came. Without a resource nothing is asked. */
export function useRecordNames(reference: string | undefined, ids: readonly unknown[]): string {
  const { data = [] } = useGetManyAggregate(reference ?? '', { ids: ids.map(Number) }, { enabled: reference !== undefined && ids.length > 0 })
  const nameOf = useGetRecordRepresentation(reference)
  return ids
    .map((id) => {
      const record = data.find((one) => one?.id === Number(id))
      return record ? String(nameOf(record)) : String(id)
    })
    .join(', ')
}
