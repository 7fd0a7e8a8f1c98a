import type { ChatMessage } from '../../schemas/chat.ts'

type Link = ChatMessage['links'][number]

/** A piece of what was said: words, or a link as it is written. */
export interface Piece {
  /** Where it begins. */
  at: number
  text: string
  link: Link | null
}

/** What was said, cut at its links, which stand in their order. */
export function piecesOf({ msg_text, links }: Pick<ChatMessage, 'msg_text' | 'links'>): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  const words = (end: number) => end > done && pieces.push({ at: done, text: msg_text.slice(done, end), link: null })
  for (const link of links) {
    const at = msg_text.indexOf(link.text, done)
    if (at < 0) continue
    words(at)
    pieces.push({ at, text: link.text, link })
    done = at + link.text.length
  }
  words(msg_text.length)
  return pieces
}
