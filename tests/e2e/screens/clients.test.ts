import { p } from '../panel.ts'
import { examine } from './examine.ts'
import { arrived, first, next, press } from './openings.ts'

const filtered = '/panel/clients_show/?filter={"has_orders":true}&displayedFilters={"has_orders":true}'
const { saved_queries } = p.ra

await examine([
  { name: 'panel-clients', path: '/panel/clients_show/', as: 'staff 1' },
  { name: 'panel-clients-saved', path: filtered, as: 'staff 1', open: press(saved_queries.label) },
  {
    name: 'panel-clients-save',
    path: filtered,
    as: 'staff 1',
    open: first(press(saved_queries.label), next(saved_queries.new_label), arrived(p.common.save)),
  },
  { name: 'panel-client', path: '/panel/clients_show/1/', as: 'staff 1' },
  { name: 'panel-client-password', path: '/panel/clients_show/1/', as: 'staff 1', open: press(p.clients.password.set) },
  { name: 'panel-client-blacklist', path: '/panel/clients_show/1/', as: 'staff 1', open: press(p.clients.blacklist.add) },
  { name: 'panel-client-pairs', path: '/panel/clients_show/merge/', as: 'staff 1' },
  { name: 'panel-client-merge', path: '/panel/clients_show/merge/?client_id=1&client_id2=3', as: 'staff 1' },
])
