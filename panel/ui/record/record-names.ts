import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useGetRecordRepresentation } from 'react-admin'

/** The names of records of a resource, in their order; numbers until they came. Without a resource nothing is asked. */
export function useRecordNames(reference = '', ids: readonly unknown[]): string {
  const provider = useDataProvider()
  const numbers = ids.map(Number)
  // kept as react-admin keeps them, whose inputs ask for the same
  const { data = [] } = useQuery({
    queryKey: [reference, 'getMany', { ids: ids.map(String) }],
    queryFn: async () => (await provider.getMany(reference, { ids: numbers })).data,
    enabled: reference !== '' && ids.length > 0,
  })
  const nameOf = useGetRecordRepresentation(reference)
  return ids
    .map((id) => {
      const record = data.find((one) => one.id === Number(id))
      return record ? String(nameOf(record)) : String(id)
    })
    .join(', ')
}
