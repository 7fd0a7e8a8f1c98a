import { fill } from '../../theme/words.ts'
import { TutorOrderView } from '../orders/tutor/TutorOrderView.tsx'
import { Outcome, page } from '../page.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'

/** One order as this tutor may see it (spec: decisions ORD-10). */
export const screen = page({
  role: 'tutor',
  texts: ['orders', 'orders-tutor', 'chats', 'enums-orders', 'enums-requests'],
  keeps: ['do'],
  async load({ api, params, query }) {
    const answer = loaded(await api.get('/tutor/order/get', { id: Number(params.id) }))
    return answer instanceof Outcome || answer === null ? answer : { order: answer.order, wanted: query.do }
  },
  head: (data, { texts }) => ({ title: fill(texts('orders').number, { id: data?.order.id ?? '' }).trim() }),
  View: ({ data }) => (data ? <TutorOrderView {...data} /> : <LoadFailed />),
})
