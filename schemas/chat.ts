import * as z from 'zod/mini'
import { chatKinds, chatRoles, HISTORY, KEY_LENGTH, MEDIA_BYTES, MESSAGE_LENGTH, relays, SERVICE } from './chat-terms.ts'
import { call, Flag, Id, Int, OneOf, or, some, Text, UnixTime, Uploaded, Words } from './common.ts'
import { outboxStates } from './outbox.ts'
import { area } from './rights.ts'
import { pictureTypes } from './upload-terms.ts'

const time = z.nullable(z.int())

/** A message as it stands in a history and arrives by the socket; both sides of a deleted one see only that it was there (spec: decisions MSG-2). */
export const ChatMessage = /* @__PURE__ */ z
  .object({
    id: z.int(),
    order_id: z.int(),
    sender: z.enum(chatRoles),
    /** Of staff 0 where nobody in particular wrote. */
    sender_id: z.int(),
    sender_name: z.string(),
    recipient: z.enum(chatRoles),
    recipient_id: z.int(),
    msg_text: z.string(),
    /** Who it is for reads `***` in the place of contacts: no tutor is appointed yet. */
    masked: z.boolean(),
    /** The links of the text as they are written there, in their order; `/away?code=` leads to those of other sites, null is one of ours. */
    links: z.array(z.object({ text: z.string(), code: z.nullable(z.string()) })),
    msg_service: z.literal(Object.values(SERVICE)),
    msg_type: z.int(),
    auto_msg: z.boolean(),
    media_url: z.nullable(z.string()),
    /** The sender's own name of it. */
    key: z.nullable(z.string()),
    created_at: z.int(),
    /** When a messenger took it, or had brought it. */
    relayed_at: time,
    /** How far one is that leaves by a messenger; only staff are told. */
    relay_state: z.nullable(z.enum(outboxStates)),
    /** When it first reached an open page of who it is for. */
    delivered_at: time,
    read_at: time,
    deleted: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ChatMessage' })
export type ChatMessage = z.output<typeof ChatMessage>

/** A thread of an order as staff see it. */
export const ChatThread = /* @__PURE__ */ z
  .object({
    kind: z.enum(chatKinds),
    tutor_id: z.nullable(z.int()),
    /** Whom staff talk to in it; the two who talk where staff only read. */
    name: z.string(),
    avatar: z.nullable(z.string()),
    /** Messages to staff that nobody has read. */
    unread: z.int(),
    /** Why nothing more can be written. */
    closed: z.nullable(z.enum(['blacklisted', 'deleted', 'not_ours'])),
    /** Ways out that reach who is at the other end. */
    relays: z.array(z.enum(relays)),
  })
  .register(z.globalRegistry, { id: 'ChatThread' })
export type ChatThread = z.output<typeof ChatThread>

/** A thread of an order as its client or tutor has it (spec: decisions MSG-3). */
export const ChatEntry = /* @__PURE__ */ z
  .object({
    order_id: z.int(),
    recipient: z.enum(chatRoles),
    /** 0 for staff. */
    recipient_id: z.int(),
    /** Empty for staff, who answer as the product. */
    name: z.string(),
    avatar: z.nullable(z.string()),
    lessons_name: z.array(z.string()),
    /** Empty of one without words: a picture, or one taken back. */
    last_message: z.string(),
    /** Null where nothing was said yet. */
    last: z.nullable(z.object({ id: z.int(), is_own: z.boolean(), is_picture: z.boolean(), deleted: z.boolean() })),
    date: time,
    unread: z.int(),
    /** Nothing more can be written. */
    closed: z.boolean(),
    /** Contacts in it are hidden until a tutor is appointed. */
    masked: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ChatEntry' })
export type ChatEntry = z.output<typeof ChatEntry>

/** `GET /api/websocket/?role=&id=&order_id=&after=` (spec: public 7.5, decisions MSG-1). */
export const ChatAddress = /* @__PURE__ */ z.object({
  role: Words(chatRoles),
  id: Id,
  /** All orders of the identity when left out. */
  order_id: some(Id),
  /** With whom it is opened: only what they wrote about the order counts as read. */
  recipient: some(Words(chatRoles)),
  recipient_id: some(Int(0)),
  /** The last message that was received: what came since is sent first. */
  after: some(Int(0)),
  /** It counts what waits and shows no message: what comes over it has not reached anybody yet, who is written to as before. A client's hears of their orders too, without data. */
  news: some(Flag),
})
export type ChatAddress = z.output<typeof ChatAddress>

/** What a socket takes. Who sends, and what kind of message it is, the server knows better. */
export const ChatFrame = /* @__PURE__ */ z.object({
  /** Only staff may choose another way than the site. */
  msg_service: or(OneOf(Object.values(SERVICE)), SERVICE.site),
  msg_type: some(Int(0, 2)),
  msg_data: z.object({
    order_id: Id,
    recipient: Words(chatRoles),
    recipient_id: some(Int(0)),
    sender: some(Words(chatRoles)),
    sender_id: some(Int(0)),
    auto_msg: some(Flag),
    msg_text: Text(...MESSAGE_LENGTH),
    /** A repeat of the same key is the same message. */
    key: some(Text(...KEY_LENGTH)),
  }),
})
export type ChatFrame = z.output<typeof ChatFrame>

/** The other thing that a socket takes: who opened it has read a thread up to a message. */
export const ChatReadFrame = /* @__PURE__ */ z.object({
  read: z.object({ order_id: Id, recipient: Words(chatRoles), recipient_id: some(Int(0)), id: Id }),
})
export type ChatReadFrame = z.output<typeof ChatReadFrame>

/** What a socket sends: a message, new or changed; that there are more than it sends; why one was not taken, with its key. */
export const ChatAnswer = /* @__PURE__ */ z.object({
  status: z.enum(['success', 'fail']),
  error: z.nullable(z.union([z.string(), z.record(z.string(), z.string())])),
  data: z.nullable(
    z.object({
      msg_service: z.optional(z.string()),
      msg_type: z.optional(z.int()),
      msg_data: z.optional(z.union([ChatMessage, z.object({ key: z.string() })])),
      /** More came than is sent at once: the history has to be read anew. */
      more: z.optional(z.literal(true)),
      retry_after: z.optional(z.int()),
    }),
  ),
})
export type ChatAnswer = z.output<typeof ChatAnswer>

const staff = { allow: area('orders') }

export const deleteChatMessage = call('POST', '/admin/order/chat/delete_msg', {
  ...staff,
  about: 'Takes a message back; both sides see that there was one (decisions MSG-4)',
  body: { chat_id: Id },
  errors: ['not_found', 'wrong_status'],
  personal: true,
})
export const setChatRead = call('POST', '/admin/order/chat/set_msg_read', {
  ...staff,
  about: 'Marks a message to staff read, and all before it in its thread that came the same way (decisions MSG-4)',
  body: { chat_id: Id, message_service: OneOf(Object.values(SERVICE)) },
  errors: ['not_found'],
})
export const sendServiceMessage = call('POST', '/admin/order/chat/send_service_message', {
  ...staff,
  about: 'Sends the client a picture by a messenger that they have (decisions MSG-4)',
  body: { order_id: Id, msg_service: OneOf(Object.values(SERVICE)), media: Uploaded },
  uploads: { most: 1, types: pictureTypes, bytes: MEDIA_BYTES },
  answer: { message: ChatMessage },
  errors: ['not_found', 'wrong_status', 'blacklisted', 'file_type', 'file_too_big', 'too_many_files'],
})

/** With whom about which order. */
const to = { order_id: Id, recipient: Words(chatRoles), recipient_id: or(Int(0), 0) }
/** The latest messages of a thread, or those before one, the oldest first; and whether there are older ones. */
const part = { messages: z.array(ChatMessage), more: z.boolean() }
const before = some(Id)
const own = { allow: ['client', 'tutor'] as const }

export const listClientChats = call('GET', '/client/orders/chats', {
  about: `The client's chats, the latest first; with a recipient the last ${HISTORY} messages of that one too (decisions MSG-2, MSG-3)`,
  allow: ['client'],
  query: { order_id: some(Id), recipient: some(Words(chatRoles)), recipient_id: or(Int(0), 0), before },
  answer: { chats: z.array(ChatEntry), ...part },
  errors: ['not_found'],
})
export const getChatMessages = call('GET', '/chat/messages', {
  about: `The last ${HISTORY} messages of a thread of one's own, or as many before one of them (decisions MSG-2)`,
  ...own,
  query: { ...to, before },
  answer: { chat: ChatEntry, ...part },
  errors: ['not_found'],
})
export const sendChatMedia = call('POST', '/chat/media', {
  about: 'Sends a picture about an order, with words or without; only those who talk and staff see it (decisions MSG-2, API-15)',
  ...own,
  body: { ...to, media: Uploaded, msg_text: or(Text(0, MESSAGE_LENGTH[1]), ''), key: some(Text(...KEY_LENGTH)) },
  uploads: { most: 1, types: pictureTypes, bytes: MEDIA_BYTES },
  answer: { message: ChatMessage },
  errors: ['not_found', 'wrong_status', 'blacklisted', 'file_type', 'file_too_big', 'too_many_files', 'too_many_requests'],
})
export const getChatMedia = call('GET', '/chat/media', {
  about: 'The picture of a message, for those who talk and for staff of orders (decisions API-15)',
  allow: ['client', 'tutor', ...area('orders')],
  query: { id: Id },
  errors: ['not_found'],
  file: 'image/webp',
})
export const countUnreadChats = call('GET', '/client/on_site_notifications', {
  about: 'How many messages wait for the client (decisions MSG-7)',
  allow: ['client'],
  answer: { count: z.int() },
})

/** What a gateway tells of a message that came by it, signed. */
export const RelayNotice = /* @__PURE__ */ z.object({
  /** The gateway's own name of it: told twice it is one message. */
  message_id: Text(1, 100),
  phone: Text(1, 30),
  text: or(Text(0, MESSAGE_LENGTH[1]), ''),
  /** Where a picture or a file that came along can be seen. */
  media_url: some(z.url({ protocol: /^https$/ }).check(z.maxLength(1000))),
  at: UnixTime,
})
export const receiveRelay = call('POST', '/messaging/webhook/{channel}', {
  about: "Takes a gateway's signed word of a message to us: it goes to the latest order under way of whose phone it is (decisions MSG-5)",
  allow: ['anyone'],
  query: { channel: Words(relays) },
  /** Null: nobody has this phone, or no order, and the message is not kept. */
  answer: { order_id: z.nullable(z.int()) },
  errors: ['not_found'],
  raw: true,
  rate: 'webhook',
})
