import { callFromOrder, callTutor, deletePhoneCall, listPhoneCalls, receiveCallNotice, simulateCall, turnIntoIncoming } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { dialFromOrder, dialTutor, turnIn } from './dial.ts'
import { list, remove } from './list.ts'
import { receive, simulate } from './take.ts'

export const telephony: Route[] = [
  on(listPhoneCalls, list),
  on(deletePhoneCall, remove),
  on(callFromOrder, dialFromOrder),
  on(callTutor, dialTutor),
  on(turnIntoIncoming, turnIn),
  on(simulateCall, simulate),
  on(receiveCallNotice, receive),
]
