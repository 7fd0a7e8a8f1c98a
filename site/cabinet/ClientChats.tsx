import type { ChatEntry } from '../../schemas/chat.ts'
import { Threads } from '../chat/Threads.tsx'
import { useChats } from '../chat/use-chats.ts'
import { Outcome, page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { Count } from '../ui/Badge.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'

/** The client's chats, the latest first (spec: decisions MSG-3). */
export const screen = page({
  role: 'client',
  texts: ['chats'],
  async load({ api }) {
    const answer = loaded(await api.get('/client/orders/chats'))
    return answer instanceof Outcome || answer === null ? answer : answer.chats
  },
  head: (_, { texts }) => ({ title: texts('chats').title }),
  View: ({ data }) => (data ? <ChatList first={data} /> : <LoadFailed />),
})

function ChatList({ first }: { first: readonly ChatEntry[] }) {
  const t = useTexts('chats')
  const href = useHref()
  const { chats } = useChats(first)
  const unread = chats.reduce((sum, one) => sum + one.unread, 0)
  return (
    <div className="col snug">
      <h1>
        {t.title} {unread > 0 && <Count>{unread}</Count>}
      </h1>
      {chats.length === 0 ? (
        <Empty title={t.empty} text={t.empty_text} drawing="messages">
          <LinkButton look="soft" href={href(pathTo('clientOrders'))}>
            {t.orders}
          </LinkButton>
        </Empty>
      ) : (
        <Threads chats={chats} />
      )}
    </div>
  )
}
