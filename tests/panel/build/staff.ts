import type { Auth } from '../../../schemas/index.ts'

/** What the session says of a signed-in member of staff. */
export const buildAuth = (status: number, name = 'Ольга'): Auth => ({
  admin: true,
  client: false,
  tutor: false,
  current_role: '',
  tutor_info: null,
  client_info: null,
  admin_info: { id: 1, name, status, avatar: null },
  impersonator: null,
})

/** Nothing waits. */
export const noNotifications = () => ({
  notifications: {
    personal_orders: [],
    potential_orders: [],
    client_terms_declined_orders: [],
    client_deleted_orders: [],
    income_calls: [],
    timer_notifications: [],
  },
  count: 0,
})
