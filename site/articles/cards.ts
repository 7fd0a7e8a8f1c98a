import type { BlogCard, NewsCard } from '../../schemas/index.ts'
import { formatLongDate } from '../../theme/dates.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite } from '../site.ts'
import type { Card } from './ArticleCard.tsx'

/** News as cards of a list. */
export function useNewsCards(news: readonly NewsCard[]): Card[] {
  const { edition, language } = useSite()
  const href = useHref()
  return news.map(({ id, alias, name, preview, image, category, published_at }) => ({
    ...{ id, name, preview, image },
    href: href(pathTo('newsArticle', { alias })),
    about: [category.name],
    date: formatLongDate(published_at, edition, language),
  }))
}

/** Posts as cards of a list. */
export function usePostCards(posts: readonly BlogCard[]): Card[] {
  const { edition, language } = useSite()
  const href = useHref('blog')
  return posts.map(({ id, alias, name, description, image, lesson, author, published_at }) => ({
    ...{ id, name, preview: description, image },
    href: href(pathTo('blogPost', { alias })),
    about: [lesson.name, author.name].filter(Boolean),
    date: formatLongDate(published_at, edition, language),
  }))
}
