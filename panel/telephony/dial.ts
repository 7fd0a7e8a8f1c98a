import { api, dataOf } from '../../data-providers/index.ts'
import { useCall } from '../layout/call.ts'
import { useCallsChanged } from './call-verb.ts'

/** Whom to call: somebody of an order, or a tutor. */
export type Whom = { order_id: number; recipient: 'client' | 'tutor'; recipient_id: number } | { tutor_id: number }

/** Rings the extension of who is signed in, then the other end. */
export function useDial() {
  const { isBusy, run } = useCall()
  const changed = useCallsChanged()
  const dial = async (whom: Whom) => {
    const call = () =>
      dataOf('tutor_id' in whom ? api.post('/admin/telephony/call/outcome_call_to_tutor', whom) : api.post('/admin/telephony/call/outcome_new', whom))
    if (await run(call, 'telephony.calling')) changed()
  }
  return { isBusy, dial }
}
