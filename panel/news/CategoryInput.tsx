import { useQuery } from '@tanstack/react-query'
import { required, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { api, dataOf } from '../../data-providers/index.ts'

/** Categories of news in all languages, as choices. */
export function useCategories() {
  const query = { queryKey: ['news_categories'], queryFn: () => dataOf(api.get('/admin/resources/news_categories')) }
  const { data, isPending } = useQuery(query)
  return { categories: data?.news_categories ?? [], isPending }
}

/** Categories of the language that the news are in. */
export function CategoryInput() {
  const lang: unknown = useWatch({ name: 'lang' })
  const { categories, isPending } = useCategories()
  const choices = categories.filter((category) => category.lang === lang)
  return <SelectInput source="category_id" choices={choices} isPending={isPending} translateChoice={false} validate={required()} />
}
