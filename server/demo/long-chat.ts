import { and, desc, eq, notInArray } from 'drizzle-orm'
import { type ChatRole, MSG_TYPE, STATUS } from '../../schemas/index.ts'
import { keepLinksOfText } from '../away/keep.ts'
import type { Tx } from '../database/open.ts'
import { siteUrlOf } from '../hosts.ts'
import type { Settings } from '../settings.ts'
import { chatMessages, chatThreads, orders, orderTutors, tutors } from '../tables.ts'
import { DEMO_CLIENT, DEMO_TUTOR } from './accounts.ts'
import { longChats } from './long-chat-texts.ts'
import type { Staff } from './staff.ts'
import { after, MINUTE, type World } from './world.ts'

const roles: Readonly<Record<string, ChatRole>> = { c: 'client', t: 'tutor', s: 'admin' }
/** The line that brings a picture. */
const PICTURE = 4

/** What the demo client and the demo tutor say to each other about the request that waits for the tutor, and staff to each: its last words are unread. */
export async function makeLongChat(tx: Tx, world: World, { managers }: Staff, picture: string, settings: Settings): Promise<void> {
  const [order] = await tx
    .select({ id: orders.id, at: orders.date_create, phone: tutors.phone })
    .from(orders)
    .innerJoin(orderTutors, and(eq(orderTutors.order_id, orders.id), eq(orderTutors.tutor_id, DEMO_TUTOR.id)))
    .innerJoin(tutors, eq(tutors.id, orderTutors.tutor_id))
    .where(and(eq(orders.client_id, DEMO_CLIENT.id), notInArray(orders.status, [STATUS.paid, STATUS.lost, STATUS.deleted])))
    .orderBy(desc(orders.date_create))
    .limit(1)
  if (!order) throw new Error('the demo client has asked the demo tutor nothing')
  const random = world.random.of('long chat', 1)
  const admin_id = random.pick(managers)
  const { pair, client, tutor } = longChats[world.lang]
  const about = { order_id: order.id, client_id: DEMO_CLIENT.id, tutor_id: DEMO_TUTOR.id }
  const talks = [
    { ...about, kind: 'client_tutor' as const, said: pair },
    { ...about, kind: 'client_admin' as const, tutor_id: null, said: client },
    { ...about, kind: 'tutor_admin' as const, client_id: null, said: tutor },
  ]
  for (const { said, ...talk } of talks) {
    const [thread] = await tx.insert(chatThreads).values(talk).returning({ id: chatThreads.id })
    let at = order.at
    const lines = said.map((line, n): typeof chatMessages.$inferInsert => {
      at = after(at, random.int(2, 5) * MINUTE)
      const sender = roles[line[0] ?? ''] ?? 'client'
      const recipient = talk.kind.split('_').find((role) => role !== sender) as ChatRole
      const isLast = n === said.length - 1 && recipient !== 'admin'
      const hasPicture = talk.kind === 'client_tutor' && n === PICTURE
      return {
        ...{ thread_id: thread?.id ?? 0, sender, recipient, msg_text: line.slice(2).replace('{phone}', order.phone ?? '') },
        ...{ admin_id: sender === 'admin' ? admin_id : null, created_at: at },
        ...(hasPicture && { media: picture, msg_type: MSG_TYPE.media }),
        ...(!isLast && { delivered_at: after(at, MINUTE), read_at: after(at, MINUTE) }),
      }
    })
    await tx.insert(chatMessages).values(lines)
    const place = { settings, siteUrl: siteUrlOf(world.edition, settings) }
    for (const line of said) await keepLinksOfText({ tx, now: world.now, ...place }, line)
  }
}
