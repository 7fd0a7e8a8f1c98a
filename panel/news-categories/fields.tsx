import { useRecordContext } from 'react-admin'
import type { NewsCategory } from '../../schemas/index.ts'
import { Link } from '../layout/Link.tsx'
import { listPath, pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Numbers } from '../ui/boxes.ts'

export type { NewsCategory }

export function NameLink() {
  const category = useRecordContext<NewsCategory>()
  return category ? <Link to={pathTo(slugs.news_categories, category.id)}>{category.name}</Link> : null
}

/** How many news it has; leads to them. */
export function NewsLink() {
  const category = useRecordContext<NewsCategory>()
  if (!category) return null
  return (
    <Numbers>
      {category.news_count > 0 ? <Link to={listPath(slugs.news, { category_id: category.id })}>{category.news_count}</Link> : category.news_count}
    </Numbers>
  )
}
