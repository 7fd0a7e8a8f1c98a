import type { Notifications } from '../../site/layout/account/bell.ts'

/** A tutor's bell when nothing waits. */
export const noBell: Notifications = {
  count: 0,
  personal_orders: [],
  potential_orders: [],
  assigned: [],
  waiting_for_pay: [],
  deadline_pay_date: [],
  overdue_pay_date: [],
  client_notifications: {},
  admin_notifications: {},
  wallet_balance: 0,
}
