import { t } from '../site.ts'
import { examine } from './examine.ts'
import { first, follow, openFirst, press } from './openings.ts'

await examine([
  { name: 'client-orders', path: '/client_orders', as: 'client' },
  { name: 'client-archive', path: '/client_archive', as: 'client' },
  { name: 'client-order', path: '/client_orders', as: 'client', open: openFirst('/o/') },
  { name: 'client-order-choose', path: '/client_orders', as: 'client', open: first(follow(t['orders-client-lists'].choose), press(/^Выбрать: /)) },
  { name: 'client-order-ask', path: '/client_orders', as: 'client', open: first(openFirst('/o/'), press(t['orders-client'].order.ask)) },
  { name: 'client-order-review', path: '/client_archive', as: 'client', open: first(openFirst('/o/'), press(t['orders-client'].write_review)) },
  { name: 'client-order-paid', path: '/client_archive', as: 'client', open: openFirst('/o/') },
])
