import { fill } from '../../theme/words.ts'
import { ClientOrderView } from '../orders/client/ClientOrderView.tsx'
import { Outcome, page } from '../page.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'

/** One of the client's orders, read only for staff; anybody else's is not found (spec: decisions ORD-21). */
export const screen = page({
  role: 'client',
  forStaff: true,
  texts: ['orders', 'orders-client', 'chats', 'enums-orders', 'enums-requests'],
  async load({ api, language, params }) {
    const answer = loaded(await api.get('/client/order', { id: Number(params.id), lang: language }))
    return answer instanceof Outcome || answer === null ? answer : answer.order
  },
  head: (order, { texts }) => ({ title: fill(texts('orders').number, { id: order?.id ?? '' }).trim() }),
  View: ({ data: order }) => (order ? <ClientOrderView order={order} /> : <LoadFailed />),
})
