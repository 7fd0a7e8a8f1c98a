/** The segment of each resource in addresses, by its subject; react-admin and the data provider know it by the same name. */
export const slugs = {
  desktop: 'desktop',
  orders: 'users_orders',
  tutors: 'users_show',
  clients: 'clients_show',
  merchants: 'users_card_a_merchants',
  tops: 'users_tops',
  blogs: 'users_blog',
  ads: 'users_ads',
  outbox: 'outbox',
  audit: 'audit',
} as const
