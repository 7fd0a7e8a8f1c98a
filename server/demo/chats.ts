import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { type ChatRole, MSG_TYPE, type Relay, SERVICE, STATUS, type Way } from '../../schemas/index.ts'
import type { Tx } from '../database/open.ts'
import { chatMessages, chatThreads, clients, orders, orderTutors, outbox } from '../tables.ts'
import type { Talk } from '../threads/write.ts'
import { DEMO_CLIENT } from './accounts.ts'
import { chatTexts } from './chat-texts.ts'
import type { Staff } from './staff.ts'
import { after, before, HOUR, MINUTE, type World } from './world.ts'

type Message = typeof chatMessages.$inferInsert
type Line = Omit<Message, 'thread_id'> & { talk: number; created_at: Date }
const { processing, potential, appointed, waiting_pay, paid } = STATUS

/** Orders that are talked about, the client's own first. */
const ordersTalkedOf = (tx: Tx, most: number) =>
  tx
    .select({
      id: orders.id,
      client_id: orders.client_id,
      phone: clients.phone,
      lang: clients.lang,
      viber: clients.viber,
      whatsapp: clients.whatsapp,
    })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.client_id))
    .where(inArray(orders.status, [processing, potential, appointed, waiting_pay, paid]))
    .orderBy(desc(sql`${orders.client_id} = ${DEMO_CLIENT.id}`), desc(orders.date_create), desc(orders.id))
    .limit(most)

/**
 * What clients, tutors and staff have said about the latest orders: read and waiting, taken back, by a messenger both ways, with a picture, by the product itself
 * (spec: decisions MSG-2).
 */
export async function makeChats(tx: Tx, world: World, { managers }: Staff, pictures: readonly string[]): Promise<void> {
  const found = await ordersTalkedOf(tx, world.isFilled ? 40 : 15)
  const ids = found.map(({ id }) => id)
  const tutors = await tx
    .select({ order_id: orderTutors.order_id, tutor_id: orderTutors.tutor_id, state: orderTutors.state })
    .from(orderTutors)
    .where(and(inArray(orderTutors.order_id, ids), inArray(orderTutors.state, ['responded', 'appointed'])))
    .orderBy(desc(sql`${orderTutors.state} = 'appointed'`), asc(orderTutors.id))
  const texts = chatTexts[world.lang]
  const talks: Talk[] = []
  const lines: Line[] = []

  for (const [n, { id: order_id, client_id, phone, lang, viber, whatsapp }] of found.entries()) {
    const messenger = viber ? SERVICE.viber : whatsapp ? SERVICE.whatsapp : null
    const random = world.random.of('chat', n + 1)
    const admin_id = random.pick(managers)
    const tutor = tutors.find((one) => one.order_id === order_id)
    const tutor_id = tutor?.tutor_id
    const isUnread = n % 4 === 1
    const last = before(world.now, n * HOUR + random.int(5, 50) * MINUTE)
    const talk = (kind: Talk['kind'], said: string[], [one, other]: [ChatRole, ChatRole], more: { waits?: boolean; service?: Way } = {}) => {
      talks.push({
        order_id,
        kind,
        client_id: kind === 'tutor_admin' ? null : client_id,
        tutor_id: kind === 'client_admin' ? null : (tutor_id ?? null),
      })
      const count = more.waits ? said.length : said.length - 1
      for (const [turn, msg_text] of said.slice(0, count).entries()) {
        const [sender, recipient] = turn % 2 ? [other, one] : [one, other]
        const created_at = before(last, (count - turn) * random.int(4, 40) * MINUTE)
        const isWaiting = more.waits && turn === count - 1
        const service = sender === 'client' && more.service ? more.service : SERVICE.site
        lines.push({
          ...{ talk: talks.length - 1, sender, recipient, msg_text, msg_service: service, created_at },
          admin_id: sender === 'admin' ? admin_id : null,
          relayed_at: service ? created_at : null,
          read_at: isWaiting ? null : after(created_at, random.int(1, 30) * MINUTE),
        })
      }
    }
    talk('client_admin', random.pick(texts.client), ['client', 'admin'], {
      waits: isUnread,
      service: n % 2 ? (messenger ?? SERVICE.site) : SERVICE.site,
    })
    const own = talks.length - 1
    if (n % 5 === 2)
      lines.push({
        talk: own,
        sender: 'admin',
        recipient: 'client',
        admin_id,
        msg_text: texts.client[0]?.[1] ?? '',
        created_at: last,
        deleted_at: after(last, MINUTE),
      })
    if (n % 3 === 2 && phone && messenger) {
      const outbox_id = await keptIn(tx, { channel: messenger === SERVICE.viber ? 'viber' : 'whatsapp', phone, lang, order_id, at: last })
      const picture = { media: pictures[n % pictures.length] ?? null, msg_type: MSG_TYPE.media, msg_service: messenger, outbox_id }
      lines.push({ talk: own, sender: 'admin', recipient: 'client', admin_id, created_at: last, ...picture })
    }
    if (tutor_id === undefined) continue
    if (n % 2 === 0) talk('client_tutor', random.pick(texts.pair), ['client', 'tutor'])
    if (n % 2 === 0 && tutor?.state === 'appointed')
      lines.push({
        talk: talks.length - 1,
        sender: 'tutor',
        recipient: 'client',
        msg_text: texts.automatic,
        msg_type: MSG_TYPE.automatic,
        auto_msg: true,
        created_at: last,
        read_at: last,
      })
    if (n % 3 === 1) talk('tutor_admin', random.pick(texts.tutor), ['tutor', 'admin'], { waits: n % 2 === 1 })
  }
  if (talks.length === 0) return
  const threads = await tx.insert(chatThreads).values(talks).returning({ id: chatThreads.id })
  const inTime = lines.sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
  await tx.insert(chatMessages).values(inTime.map(({ talk, ...line }) => ({ ...line, thread_id: threads[talk]?.id ?? 0 })))
}

interface Kept {
  channel: Relay
  phone: string
  lang: string
  order_id: number
  at: Date
}

/** A picture that waits in the outbox, where no gateway is set. */
async function keptIn(tx: Tx, { channel, phone, lang, order_id, at }: Kept): Promise<number | null> {
  const [row] = await tx
    .insert(outbox)
    .values({ channel, template: 'chat', lang, recipient: phone, text: '', order_id, state: 'kept', created_at: at })
    .returning({ id: outbox.id })
  return row?.id ?? null
}
