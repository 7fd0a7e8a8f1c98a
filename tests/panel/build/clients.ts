import type * as z from 'zod/mini'
import type { ClientRow } from '../../../schemas/index.ts'
import { NOW } from './orders.ts'

type Client = z.output<typeof ClientRow>

export const buildClient = (client: Partial<Client> = {}): Client => ({
  id: 7,
  name: 'Madina R.',
  first_name: 'Madina',
  last_name: '',
  email: null,
  email_confirmed: false,
  phone_plain: '+77015550112',
  phone_default_country_code: 1,
  phone_confirmed: true,
  messengers: { viber: false, whatsapp: false },
  lang: 'ru',
  city_id: null,
  city: null,
  blacklisted: false,
  blacklist_comment: '',
  terms_confirmed_at: null,
  terms_declined_at: null,
  email_subscriptions: { reminders: true, news: false, promo: false },
  tutor_id: null,
  orders_count: 1,
  created_at: NOW,
  last_login_at: null,
  deleted_at: null,
  delete_reason: '',
  admin_comment: '',
  cpa: null,
  merged_into: null,
  ...client,
})
