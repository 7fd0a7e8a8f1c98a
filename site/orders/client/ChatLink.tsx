import type { ChatEntry } from '../../../schemas/chat.ts'
import { fill } from '../../../theme/words.ts'
import { chatPath } from '../../chat/paths.ts'
import { useHref, useTexts } from '../../site.ts'
import { Count } from '../../ui/Badge.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'

/** The client's way from an order to what is said about it, with what waits there. */
export function ChatLink({ chat }: { chat: ChatEntry }) {
  const t = useTexts('orders-client').order.chat
  const href = useHref()
  const { name, unread, recipient } = chat
  const label = recipient === 'admin' ? t.to_staff : t.label
  const said = recipient === 'admin' ? label : fill(t.with, { name })
  return (
    <LinkButton look="line" href={href(chatPath(chat))}>
      <Icon d={icons.chat} />
      {/* the number is read with its word, and whose chat it is though the button has no room for it */}
      <span aria-hidden="true" className="row">
        {label}
        {unread > 0 && <Count>{unread}</Count>}
      </span>
      <span className="hide">{unread > 0 ? `${said}, ${fill(t.new, { count: unread })}` : said}</span>
    </LinkButton>
  )
}
