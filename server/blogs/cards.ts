import { asc, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { BlogCard } from '../../schemas/index.ts'
import { presentImage } from '../moderation/record.ts'
import { nameIn, type Reference } from '../reference/reference.ts'
import { publicName } from '../tutors/names.ts'
import { unixOf } from '../unix.ts'
import type { Viewing } from '../viewing.ts'
import type { Found } from './shown.ts'
import { blogImages } from './table.ts'

/** Posts as lists show them, in the order given, each with the first of its pictures that its text shows. */
export async function cardsOf({ db, cache, language }: Viewing, reference: Reference, found: readonly Found[]): Promise<z.input<typeof BlogCard>[]> {
  cache.note(...found.map(({ row }) => `tutor:${row.tutor_id}` as const))
  const ids = found.map(({ row }) => row.id)
  const images = ids.length ? await db.select().from(blogImages).where(inArray(blogImages.owner_id, ids)).orderBy(asc(blogImages.id)) : []
  return found.map(({ row, author }) => {
    const { id, alias, name, description, tutor_id, lesson_id, published_at } = row
    const lesson = reference.lessons.get(lesson_id)
    const shown = images
      .filter(({ owner_id, file }) => owner_id === id && row.text.includes(file))
      .toSorted((one, other) => row.text.indexOf(one.file) - row.text.indexOf(other.file))[0]
    const { image_id: _, ...image } = shown ? presentImage(shown) : { image_id: 0 }
    return {
      ...{ id, alias, name, description },
      image: 'url' in image ? image : null,
      lesson: { alias: lesson?.alias ?? '', name: lesson ? nameIn(lesson.name, language) : '' },
      author: { id: tutor_id, name: publicName(author) },
      published_at: published_at ? unixOf(published_at) : 0,
    }
  })
}
