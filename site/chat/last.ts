import type { ChatEntry } from '../../schemas/chat.ts'
import { fill } from '../../theme/words.ts'

interface Words {
  you: string
  picture: string
  deleted: string
  nothing: string
}

/** What was said last in a chat, in one line. */
export function lastOf({ last, last_message }: ChatEntry, t: Words): string {
  if (!last) return t.nothing
  const said = last.deleted ? t.deleted : last_message || t.picture
  return last.is_own && !last.deleted ? fill(t.you, { text: said }) : said
}
