import { type EditionCode, editionOf } from '../../../editions/index.ts'
import { contentTexts } from '../../../server/demo/posts/index.ts'
import { referenceOf } from '../../../server/reference/seed/index.ts'
import type { useDemo } from './load.ts'

/** Posts whose subject is not the one that their text is about, or none that it suits. */
export async function unsuitedPosts(code: EditionCode, rows: Awaited<ReturnType<typeof useDemo>>['rows']): Promise<string[]> {
  const { posts } = contentTexts[editionOf(code).locales[0]]
  const written = await rows<{ name: string; description: string; lesson_id: number }>('select name, description, lesson_id from blogs')
  const isSuited = ({ description, lesson_id }: (typeof written)[number]) => {
    const text = posts.find((post) => post.description === description)
    const { lessons } = referenceOf(code)
    const subject = lessons.find(({ id }) => id === lesson_id)
    // a country may not know the subject
    return lessons.some(({ key }) => key === text?.lesson) ? text?.lesson === subject?.key : text?.field === subject?.field
  }
  return written.filter((post) => !isSuited(post)).map(({ name }) => name)
}
