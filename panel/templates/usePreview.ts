import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useSettled } from '../ui/settled.ts'

/** What a call makes of the form's values, asked for once the typing has paused; the last answer stands until the next one comes. */
export function usePreview<T>(fields: readonly string[], ask: (values: Record<string, string>) => Promise<T>) {
  const typed = useWatch({ name: fields as string[] }) as unknown[]
  const settled = useSettled(JSON.stringify(typed))
  return useQuery({
    queryKey: ['preview', ...fields, settled],
    queryFn: () => ask(Object.fromEntries((JSON.parse(settled) as (string | null)[]).map((text, n) => [fields[n] ?? '', text ?? '']))),
    placeholderData: keepPreviousData,
    retry: false,
  })
}
