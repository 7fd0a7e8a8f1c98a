import { textsOf } from '../../locales/index.ts'
import type { Standing } from './meta.ts'
import type { Poster } from './poster.ts'

interface Card {
  name: string
  image: { url: string } | null
}

interface Ad {
  name: string
  lesson: { name: string }
  tutor: { full_name: string }
  images: readonly { url: string }[]
}

/** An article of ours, of a tutor where one wrote it. */
const articlePoster = (above: string, { name, image }: Card, author = ''): Poster => ({
  look: 'article',
  above,
  title: name,
  ...(author && { below: author }),
  ...(image && { picture: image.url }),
})

/** A piece of news under its category. */
export const newsPoster = (article: Card & { category: { name: string } }): Poster => articlePoster(article.category.name, article)

/** A tutor's post under its subject. */
export const blogPoster = (
  { edition, language }: Pick<Standing, 'edition' | 'language'>,
  { lesson, author, ...post }: Card & { lesson: { name: string }; author: { name: string } },
): Poster => articlePoster(lesson.name || textsOf(edition, language).content.blog.title, post, author.name)

/** What a tutor offers, under its subject. */
export const adPoster = ({ name, lesson, tutor, images }: Ad): Poster =>
  articlePoster(lesson.name, { name, image: images[0] ?? null }, tutor.full_name)
