import { apiOf } from '../api.ts'
import { t } from '../site.ts'
import { examine } from './examine.ts'
import { first, follow, type Opening, openFirst, press } from './openings.ts'

/** The demo client's order of the partner school. */
const openSchool: Opening = async (page) => {
  const answer = await apiOf(page).get('/client/orders/active')
  const order = answer.status === 'success' ? answer.data.orders.find(({ kind }) => kind === 'school') : undefined
  await page.goto(`/o/${order?.order_id}`)
}

await examine([
  { name: 'client-orders', path: '/client_orders', as: 'client' },
  { name: 'client-archive', path: '/client_archive', as: 'client' },
  { name: 'client-order', path: '/client_orders', as: 'client', open: openFirst('/o/') },
  { name: 'client-order-choose', path: '/client_orders', as: 'client', open: first(follow(t['orders-client-lists'].choose), press(/^Выбрать: /)) },
  { name: 'client-order-ask', path: '/client_orders', as: 'client', open: first(openFirst('/o/'), press(t['orders-client'].order.ask)) },
  { name: 'client-order-review', path: '/client_archive', as: 'client', open: first(openFirst('/o/'), press(t['orders-client'].write_review)) },
  { name: 'client-order-school', path: '/client_orders', as: 'client', open: first(openSchool, press(t['orders-client'].order.school.pay)) },
  { name: 'client-profile', path: '/client_profile', as: 'client' },
  { name: 'client-settings', path: '/settings', as: 'client' },
  { name: 'client-settings-address', path: '/settings', as: 'client', open: press(t['client-account'].settings.others.add) },
  { name: 'client-settings-phone', path: '/settings', as: 'client', open: press(new RegExp(`: ${t.joining.contacts.phone}$`)) },
  { name: 'client-deletion', path: '/settings', as: 'client', open: press(t['client-account'].settings.deletion.open) },
  { name: 'client-order-paid', path: '/client_archive', as: 'client', open: openFirst('/o/') },
])
