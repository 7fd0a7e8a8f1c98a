import type * as z from 'zod/mini'
import type { NewsCard } from '../../schemas/index.ts'
import { unixOf } from '../unix.ts'
import { presentPicture } from './read.ts'
import type { Found } from './shown.ts'

/** A piece of news as lists show it. */
export function cardOf({ news: row, category }: Found): z.input<typeof NewsCard> {
  const { id, alias, name, preview, image, published_at } = row
  return { id, alias, name, preview, image: image && presentPicture(image), category, published_at: published_at ? unixOf(published_at) : 0 }
}
