import { piecesOf } from '../../data-providers/chat/words.ts'
import type { ChatMessage } from '../../schemas/chat.ts'
import { pathTo } from '../routes.ts'
import { useHref } from '../site.ts'

/** What was said, its links to be followed: those to other sites over the page that names them (spec: decisions AUTH-20). */
export function Words({ message }: { message: ChatMessage }) {
  const href = useHref()
  return piecesOf(message).map(({ at, text, link }) =>
    link ? (
      <a key={at} href={link.code === null ? text : href(`${pathTo('away')}?code=${link.code}`)} target="_blank" rel="nofollow noopener noreferrer">
        {text}
      </a>
    ) : (
      text
    ),
  )
}
