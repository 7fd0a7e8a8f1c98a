import type * as z from 'zod/mini'
import type { Auth, StaffMember } from '../../../schemas/index.ts'

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
    new_chat_from_client: [],
    income_calls: [],
    timer_notifications: [],
  },
  count: 0,
})

/** A manager, unless the test says otherwise. */
export const buildColleague = (own: Partial<z.input<typeof StaffMember>> = {}): z.input<typeof StaffMember> => ({
  ...{ id: 5, name: 'Марія', email: 'maria@example.com', status: 2, phone: '+380501112233', telephony_ext: '102', active: true },
  ...{ receives_calls: false, receives_notifications: true, avatar: null, avatar_original: null },
  ...{ created_at: 1_795_000_000, last_login_at: null, open_orders: 0, version: 1 },
  ...own,
})
