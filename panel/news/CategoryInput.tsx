import { useQuery } from '@tanstack/react-query'
import { required, SelectInput, type SelectInputProps } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { api, dataOf } from '../../data-providers/index.ts'

function useCategories() {
  const query = { queryKey: ['news_categories'], queryFn: () => dataOf(api.get('/admin/resources/news_categories')) }
  const { data, isPending } = useQuery(query)
  return { categories: data?.news_categories ?? [], isPending }
}

/** Categories as a filter of news. */
export function CategoryFilter(props: SelectInputProps) {
  const { categories, isPending } = useCategories()
  return <SelectInput {...props} choices={categories} isPending={isPending} translateChoice={false} />
}

/** Categories of the language that the news are in. */
export function CategoryInput() {
  const lang: unknown = useWatch({ name: 'lang' })
  const { categories, isPending } = useCategories()
  const choices = categories.filter((category) => category.lang === lang)
  return <SelectInput source="category_id" choices={choices} isPending={isPending} translateChoice={false} validate={required()} />
}
