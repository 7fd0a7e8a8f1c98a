import { type Uniqueness, wordsOf } from '../../schemas/index.ts'
import { textOf } from '../html/text-of.ts'
import { wholeName } from '../tutors/names.ts'
import { compareTexts } from './passages.ts'

interface Post {
  tutor_id: number
  /** Its HTML. */
  text: string
}
interface Other extends Post {
  id: number
  name: string
  tutor: { name: string; last_name: string }
}

/** How much of a post is its own, and where it says what one of the others says (spec: decisions CNT-3). */
export function findMatches(post: Post, others: readonly Other[]): Pick<Uniqueness, 'percent' | 'matches'> {
  const texts = others.map(({ text }) => textOf(text))
  const { percent, passages } = compareTexts(textOf(post.text), texts)
  const matches = passages.flatMap(({ from, words, other, at }) => {
    const found = others[other]
    if (!found) return []
    const text = cut(texts[other] ?? '', at, words)
    return { blog_id: found.id, name: found.name, tutor_name: wholeName(found.tutor), own: found.tutor_id === post.tutor_id, from, words, text }
  })
  return { percent, matches }
}

/** So many words of a text, as they stand in it. */
function cut(text: string, at: number, words: number): string {
  const found = wordsOf(text)
  return text.slice(found[at]?.from ?? 0, found[at + words - 1]?.to)
}
