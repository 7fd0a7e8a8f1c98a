import { type EditionCode, editionOf } from '../../../editions/index.ts'
import { contentTexts } from '../../../server/demo/posts/index.ts'
import { referenceOf } from '../../../server/reference/seed/index.ts'
import type { useDemo } from './load.ts'

/** Posts that visitors read whose subject is none that their text suits. */
export async function unsuitedPosts(code: EditionCode, rows: Awaited<ReturnType<typeof useDemo>>['rows']): Promise<string[]> {
  const { posts } = contentTexts[editionOf(code).locales[0]]
  const shown = await rows<{ name: string; lesson_id: number }>('select name, lesson_id from blogs where status = 2')
  const isSuited = ({ name, lesson_id }: (typeof shown)[number]) => {
    const text = posts.find((post) => post.name === name || post.copied === name)
    return text?.field === referenceOf(code).lessons.find(({ id }) => id === lesson_id)?.field
  }
  return shown.filter((post) => !isSuited(post)).map(({ name }) => name)
}
