import { useQuery } from '@tanstack/react-query'
import { required, type Validator } from 'react-admin'
import { api, dataOf } from '../../../data-providers/index.ts'
import { length } from './rules.ts'

type Path = '/admin/resources/news_rules' | '/admin/resources/static_page_rules'

/** Whether a field is required and how long its text may be, as the server says (spec: decisions ORD-22). */
export function useFieldRules(path: Path): (field: string) => Validator[] {
  const { data } = useQuery({ queryKey: [path], queryFn: () => dataOf(api.get(path)), staleTime: Number.POSITIVE_INFINITY })
  return (field) => {
    const rule = data?.rules[field]
    if (!rule) return []
    return [...(rule.required ? [required()] : []), ...(rule.max === undefined ? [] : length([rule.min ?? 0, rule.max]))]
  }
}
