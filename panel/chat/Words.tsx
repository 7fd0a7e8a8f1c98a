import { piecesOf } from '../../data-providers/chat/words.ts'
import type { ChatMessage } from '../../schemas/chat.ts'

/** What was said, its links to be followed: those to other sites over the site's page that names them (spec: decisions AUTH-20). */
export const Words = ({ message }: { message: ChatMessage }) =>
  piecesOf(message).map(({ at, text, link }) =>
    link ? (
      <a key={at} href={link.code === null ? text : `/away?code=${link.code}`} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    ) : (
      text
    ),
  )
