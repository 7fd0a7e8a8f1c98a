import { deleteChatMessage, receiveRelay, sendServiceMessage, setChatRead } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { remove, sendService, setRead } from './admin.ts'
import { receive } from './relayed.ts'

export const chat: Route[] = [on(deleteChatMessage, remove), on(setChatRead, setRead), on(sendServiceMessage, sendService), on(receiveRelay, receive)]
