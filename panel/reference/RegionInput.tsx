import { useQuery } from '@tanstack/react-query'
import type { SelectInputProps } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { useEdition } from '../edition.ts'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'

/** Regions of the country by name; nobody changes them. */
export function useRegions() {
  const { panelLanguage } = useEdition()
  const { data = [] } = useQuery({
    queryKey: ['regions'],
    queryFn: async () => (await dataOf(api.get('/regions', { lang: panelLanguage }))).regions,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

export const RegionInput = (props: Omit<SelectInputProps, 'source'>) => <ChoiceInput {...props} source="region_id" choices={useRegions()} />
