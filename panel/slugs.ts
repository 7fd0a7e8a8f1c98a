/** The segment of each resource in addresses, by its subject; react-admin and the data provider know it by the same name. */
export const slugs = {
  desktop: 'desktop',
  orders: 'users_orders',
  tutors: 'users_show',
  lessons: 'users_lessons',
  levels: 'users_levels',
  clients: 'clients_show',
  merchants: 'users_card_a_merchants',
  cities: 'users_cities',
  districts: 'users_districts',
  subdistricts: 'users_subdistricts',
  tops: 'users_tops',
  blogs: 'users_blog',
  ads: 'users_ads',
  outbox: 'outbox',
  audit: 'audit',
} as const
