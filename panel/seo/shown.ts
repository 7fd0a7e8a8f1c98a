import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { shownAt } from '../../data-providers/seo.ts'
import { slugs } from '../slugs.ts'
import type { Combination, Shown } from './record.ts'

/** The page of the form's combination: that of its record, or of the filters chosen so far, with the number of the texts it has already. */
export function useShown(): { shown: Shown | undefined; written: number | undefined } {
  const record = useRecordContext<Combination>()
  const chosen: object | undefined = useWatch({ name: 'chosen_filters' })
  const isNew = record?.id === undefined
  const { data } = useQuery({
    queryKey: [slugs.h2texts, 'shown', chosen],
    // filters that do not go together have no page
    queryFn: () => shownAt(chosen ?? {}).catch(() => ({ shown: null, written: undefined })),
    enabled: isNew && chosen !== undefined,
  })
  return isNew ? { shown: data?.shown, written: data?.written } : { shown: record.shown, written: undefined }
}
