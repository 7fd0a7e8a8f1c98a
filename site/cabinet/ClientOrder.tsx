import { fill } from '../../theme/words.ts'
import { ClientOrderView } from '../orders/client/ClientOrderView.tsx'
import { Outcome, page, redirect } from '../page.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'

/** One of the client's orders, read only for staff; anybody else's is not found (spec: decisions ORD-21). */
export const screen = page({
  role: 'client',
  forStaff: true,
  keeps: ['school'],
  texts: ['orders', 'orders-client', 'enums-requests'],
  async load({ api, language, params, query }) {
    const id = Number(params.id)
    const answer = loaded(await api.get('/client/order', { id, lang: language }))
    if (answer instanceof Outcome || answer === null) return answer
    if (query.school !== '1') return { order: answer.order, isSchoolAway: false }
    const entered = await api.post('/client/order/get_school_auth_token', { order_id: id })
    return entered.status === 'success' ? redirect(entered.data.url) : { order: answer.order, isSchoolAway: true }
  },
  head: (data, { texts }) => ({ title: fill(texts('orders').number, { id: data?.order.id ?? '' }).trim() }),
  View: ({ data }) => (data ? <ClientOrderView {...data} /> : <LoadFailed />),
})
