import type { clients } from '../tables.ts'
import { DEMO_BOTH, DEMO_CLIENT, demoEmail } from './accounts.ts'
import { nameOf } from './people/names.ts'
import { phrase, type Sex } from './phrase.ts'
import { after, before, HOUR, type World } from './world.ts'

/** The client with this id, who came with a first order made then. */
export function makeClient(world: World, id: number, firstOrder: Date, password_hash: string | null): typeof clients.$inferInsert {
  const { people, now, lang } = world
  const random = world.random.of('client', id)
  const sex: Sex = random.chance(0.7) ? 2 : 1
  // some came twice, from another form of their address
  const twin = id % 50 === 0 ? makeClient(world, id - 1, firstOrder, null) : null
  const drawn = nameOf(people, sex, random)
  const { name, last_name } = { ...drawn, ...(twin && { name: twin.name }) }
  const account = id === DEMO_CLIENT.id ? DEMO_CLIENT.email : id === DEMO_BOTH.client_id ? DEMO_BOTH.email : null
  const isNamed = account !== null || random.chance(0.35)
  const blacklisted = account === null && random.chance(0.006)
  const created_at = before(firstOrder, random.int(1, 40) * 60_000)
  const seen = after(created_at, random.int(1, 400) * HOUR)
  return {
    id,
    name,
    last_name: isNamed ? last_name : '',
    email: account ?? twin?.email?.replace('@', '+2@') ?? (random.chance(0.7) ? demoEmail(`client${id}`) : null),
    additional_emails: id === DEMO_CLIENT.id ? [{ email: demoEmail('parent'), subscriptions: { reminders: true, news: true, promo: false } }] : [],
    email_confirmed: account !== null || random.chance(0.3),
    phone: world.phone('client', id),
    phone_country: 1,
    phone_confirmed: account !== null || random.chance(0.5),
    password_hash: account ? password_hash : null,
    viber: random.chance(0.3),
    whatsapp: random.chance(0.6),
    lang,
    city_id: null,
    blacklisted,
    blacklist_comment: blacklisted ? phrase(random.pick(world.texts.lost), { random, sex }) : '',
    terms_confirmed_at: created_at,
    terms_version: 1,
    utm: random.chance(0.2)
      ? { utm_source: random.pick(['google', 'instagram', 'newsletter']), utm_medium: random.pick(['cpc', 'social', 'email']) }
      : null,
    created_at,
    last_login_at: seen < now ? seen : created_at,
  }
}
