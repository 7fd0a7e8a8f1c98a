import type { Page } from 'playwright'
import { p } from '../panel.ts'
import { examine } from './examine.ts'
import { arrived, first, next, openFirst, openMenu, press, wrong } from './openings.ts'

const order = openFirst('/panel/users_orders/')
const rowActions = new RegExp(p.orders.actions_of.split('{')[0] ?? '')
/** The bar of what can be done with the chosen. */
const tickFirst = (page: Page) => page.getByRole('main').getByRole('checkbox').nth(1).check()
/** More filters than stand in a line, of every kind. */
const many = { displayedFilters: { order_id: true, level_id: true, date_from: true, favorite: true, yellow: true }, filter: { favorite: true } }
const manyFilters = new URLSearchParams(Object.entries(many).map(([name, value]) => [name, JSON.stringify(value)]))
/** Orders that a tutor can still be found for; others may have been paid by now. */
const inWork = '/panel/users_orders/?filter={"status":[2]}'

await examine([
  { name: 'panel-orders', path: '/panel/users_orders/', as: 'staff 1', isUncut: true },
  // times of twelve hours are the longest
  { name: 'panel-orders-in', path: '/panel/users_orders/', as: 'staff 1', edition: 'in', isUncut: true },
  { name: 'panel-orders-empty', path: '/panel/users_orders/?filter={"client_text":"nobody"}', as: 'staff 1' },
  { name: 'panel-order', path: '/panel/users_orders/?filter={"status":[3]}', as: 'staff 1', open: order },
  { name: 'panel-order-chat', path: '/panel/users_orders/?filter={"status":[4]}', as: 'staff 1', open: first(order, press(/^Видалити: /)) },
  { name: 'panel-order-paid', path: '/panel/users_orders/?filter={"status":[7]}', as: 'staff 1', open: first(order, arrived(p.orders.review.save)) },
  { name: 'panel-order-edit', path: inWork, as: 'staff 1', open: first(order, next(p.common.edit), arrived(p.common.save)) },
  { name: 'panel-order-lost', path: inWork, as: 'staff 1', open: first(order, press(p.orders.actions.set_lost)) },
  { name: 'panel-order-find', path: inWork, as: 'staff 1', open: first(order, press(p.orders.find_tutor)) },
  { name: 'panel-filters', path: '/panel/users_orders/', as: 'staff 1', open: next(p.ra.action.add_filter) },
  { name: 'panel-filters-many', path: `/panel/users_orders/?${manyFilters}`, as: 'staff 1' },
  { name: 'panel-filters-pick', path: '/panel/users_orders/', as: 'staff 1', open: openMenu('combobox', p.filters.lesson_id, 'listbox') },
  { name: 'panel-columns', path: '/panel/users_orders/', as: 'staff 1', open: openMenu('button', p.ra.action.select_columns, 'group') },
  { name: 'panel-row-actions', path: '/panel/users_orders/', as: 'staff 1', open: openMenu('button', rowActions, 'menu') },
  { name: 'panel-orders-damaged', path: '/panel/users_orders/?filter=5', as: 'staff 1' },
  { name: 'panel-orders-chosen', path: '/panel/users_orders/?filter={"status":[1],"date_from":1700000000}', as: 'staff 1', open: tickFirst },
  { name: 'panel-order-create', path: '/panel/users_orders/create/', as: 'staff 1' },
  { name: 'panel-order-create-wrong', path: '/panel/users_orders/create/', as: 'staff 1', open: first(next(p.orders.create), wrong) },
])
