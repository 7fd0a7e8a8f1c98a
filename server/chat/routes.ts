import * as calls from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { remove, sendService, setRead } from './admin.ts'
import { getMedia, sendMedia } from './media.ts'
import { countUnread, getMessages, listOfClient } from './own.ts'
import { receive } from './relayed.ts'

export const chat: Route[] = [
  on(calls.listClientChats, listOfClient),
  on(calls.getChatMessages, getMessages),
  on(calls.countUnreadChats, countUnread),
  on(calls.sendChatMedia, sendMedia),
  on(calls.getChatMedia, getMedia),
  on(calls.deleteChatMessage, remove),
  on(calls.setChatRead, setRead),
  on(calls.sendServiceMessage, sendService),
  on(calls.receiveRelay, receive),
]
