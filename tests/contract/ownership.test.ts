import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Call, statuses } from '../../schemas/index.ts'
import { allRoutes } from '../../server/app.ts'
import { paymentCards, payments } from '../../server/payments/table.ts'
import { useApp } from '../app.ts'
import { buildClient } from '../build/clients.ts'
import { buildOrder } from '../build/orders.ts'
import { buildReference } from '../build/reference.ts'
import { buildTutor } from '../build/tutors.ts'
import { type Drawn, drawInput, sample } from './sample.ts'

const { call, clock, database, signInAs } = await useApp()

/** Names of reference data: the same for everybody. */
const shared = ['lesson_id', 'level_id', 'practice_id', 'rate_id', 'refused_reason_id']
/** Calls whose ids lead to what everybody may see or name, each with the reason. */
const open: Record<string, string> = {
  '/cities': 'regions are reference data',
  '/city_districts': 'cities are reference data',
  '/tutor/profile/save': 'universities and degrees are reference data; whose profile it is says the session',
  '/tutor/profile/set_prof': "another tutor's number is refused: tests/server/profiles/own",
  '/tutor/profile/document/get': "another tutor's document is not found: tests/server/profiles/own",
  '/tutor/register': 'a newcomer names who brought them',
  '/tutor/oauth/redirect': 'a newcomer names who brought them',
  '/client/vacancy/get': 'places of work are public',
  '/client/ads': 'ads are public',
  '/client/ad/view': 'ads are public, and only their number of views grows',
  '/client/blogs': 'posts are public',
  '/client/blog/set_rating': 'whoever reads a post may give a mark',
  '/client/news_one/set_rating': 'whoever reads news may give a mark',
  '/client/tutor/get': 'profiles are public',
  '/client/tutor/reviews': 'reviews are public',
  '/client/tutor/similar': 'profiles are public',
  '/client/packages': 'what a tutor of the school offers is public',
  '/client/tutors/viewed': 'any profile may be looked at, and only the own browser notes it',
  '/client/tutor_data_for_order_form': 'the form may be opened for any published tutor',
  '/client/make_personal_request': 'any published tutor may be asked',
  '/client/make_personal_request_short_form': 'any published tutor may be asked',
  '/client/order/make_school_request': 'any tutor of the school may be asked',
  '/client/profile/save': 'cities are reference data; whose profile it is says the session',
  '/client/profile/delete': "another's code is refused: tests/server/client-account",
  '/client/auth/login_by_code': 'the code proves whose account it is',
}

/** Calls that this sample can't reach another's row with, for they want a file or a long text; the test that does. */
const content = 'tests/server/moderation/own.test.ts'
const pictures = 'tests/server/ads/own.test.ts'
const elsewhere: Record<string, string> = {
  '/tutor/billing_data/get_file': 'tests/server/billing/own.test.ts',
  '/tutor/billing_data/save': 'tests/server/billing/own.test.ts',
  '/client/orders/chats': 'tests/server/chat/own-chats.test.ts',
  '/chat/media': 'tests/server/chat/media.test.ts',
  '/tutor/ad/get': content,
  '/tutor/ad/save': content,
  '/tutor/ad/change_status': content,
  '/tutor/ad/add_image': pictures,
  '/tutor/ad/remove_image': pictures,
  '/tutor/blog/get': content,
  '/tutor/blog/save': content,
  '/tutor/blog/change_status': content,
  '/tutor/blog/add_image': 'tests/server/blogs/own.test.ts',
}

/** Where ids stand: `request.order_id`. */
const idsIn = ({ properties = {} }: Drawn, at = ''): string[] =>
  Object.entries(properties).flatMap(([name, field]) => [
    ...(/(^|_)ids?$/.test(name) && !shared.includes(name) ? [at + name] : []),
    ...idsIn(field, `${at}${name}.`),
  ])
/** An order, and with it whatever else the call names. */
const isOrder = (path: string, field: string) => /(^|\.)order_id$/.test(field) || (field === 'id' && /\/order(\/|$)/.test(path))

/** A payment or a kept card. */
const isMoney = (field: string) => field === 'payment_id' || field === 'card_id'

const sides = ['anyone', 'client', 'tutor'] as const
const guarded = allRoutes
  .map((route) => ({ call: route.call, path: route.call.path, ids: idsIn(drawInput(route.call)) }))
  .filter(({ call: one, path, ids }) => ids.length > 0 && !open[path] && !elsewhere[path] && one.allow.some((role) => sides.includes(role as never)))

const cookies: { client?: string; tutor?: string } = {}
let foreign: number[] = []
let tutor_id = 0
/** What belongs to another tutor, and what nothing has. */
const money = { payment_id: '', card_id: 0 }
const nothing = { order_id: 2_147_483_647, payment_id: randomUUID() as string, card_id: 2_147_483_647 }

beforeAll(async () => {
  await buildReference(database)
  cookies.client = await signInAs({ client: (await buildClient(database)).id })
  cookies.tutor = await signInAs({ tutor: (await buildTutor(database, { lessons: { 8: [68] } })).id })
  const owner = await buildClient(database)
  tutor_id = (await buildTutor(database, { lessons: { 11: [68] } })).id
  const [card] = await database.drizzle
    .insert(paymentCards)
    .values({ ...{ tutor_id, provider: 'card_a', mask: '424242******4242', brand: 'visa', exp_month: 12, exp_year: 2040 }, token: 'sealed' })
    .returning()
  const [payment] = await database.drizzle
    .insert(payments)
    .values({
      ...{ tutor_id, provider: 'card_a', provider_ref: 'one', purpose: 'wallet', sum: 5000 },
      currency: 'KZT',
      status: 'paid',
      paid_at: clock.now,
    })
    .returning()
  Object.assign(money, { payment_id: payment?.id, card_id: card?.id })
  const made = statuses.map((status) =>
    buildOrder(database, clock.now, {
      client_id: owner.id,
      kind: 'personal',
      status,
      lessons: { 11: [] },
      date_create: clock.now,
      request_session: 'of-another-browser',
      tutors: [{ id: tutor_id, state: status === 4 || status === 5 || status === 7 ? 'appointed' : 'responded' }],
    }),
  )
  foreign = (await Promise.all(made)).map(({ id }) => id)
})

/** All that a call could have written, as one text. */
async function stateOfAll(): Promise<string> {
  const tables = [
    'orders',
    'order_tutors',
    'order_lessons',
    'order_places',
    'order_log',
    'wallet_lines',
    'payments',
    'payment_cards',
    'outbox',
    'tutors',
    'clients',
    'staff_events',
  ]
  const parts = await Promise.all(
    tables.map((table) =>
      database.drizzle.execute<{ all: string }>(
        sql`select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as all from ${sql.identifier(table)} t`,
      ),
    ),
  )
  return parts.map(({ rows }) => rows[0]?.all).join()
}

/** An input that would pass for one's own order. */
function inputFor({ call: one, path, ids }: (typeof guarded)[number], { order_id, ...money }: typeof nothing): object {
  const sound = { first_class: Math.round(clock.now.getTime() / 1000) + 86_400, rate_id: 5000, tutor_id, agree: true, sum: 5000, ...money }
  const fill = (value: unknown, at = ''): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, part]) => [
            name,
            ids.includes(at + name) && isOrder(path, at + name)
              ? order_id
              : name in sound
                ? sound[name as keyof typeof sound]
                : fill(part, `${at}${name}.`),
          ]),
        )
      : value
  return fill(sample(drawInput(one))) as object
}

describe("another person's row", () => {
  const cases = guarded.flatMap((one) =>
    sides
      .filter((side) => one.call.allow.includes(side) || (side !== 'anyone' && one.call.allow.includes('anyone')))
      .map((side) => ({ ...one, side, name: `${one.call.method} ${one.path}` })),
  )

  test.each(cases)('is 404 or 403 to $side, as if it were not there, and stays as it is: $name', async ({ side, ...one }) => {
    const before = await stateOfAll()
    const askFor = async (ids: typeof nothing) => {
      const { code, error, data } = await call(one.call as Call, inputFor(one, ids) as never, { as: side === 'anyone' ? undefined : cookies[side] })
      return { code, error, data }
    }
    const unknown = await askFor(nothing)
    for (const order_id of foreign) {
      const answer = await askFor({ order_id, ...money })
      expect([order_id, [403, 404].includes(answer.code) ? 'closed' : answer]).toEqual([order_id, 'closed'])
      expect([order_id, answer]).toEqual([order_id, unknown])
    }
    expect(await stateOfAll()).toBe(before)
  })

  test('is tried with every call that takes an id, or the call says why not', () => {
    expect(
      guarded.filter(({ path, ids }) => !ids.some((field) => isOrder(path, field) || isMoney(field))).map(({ path, ids }) => `${path} ${ids}`),
    ).toEqual([])
    expect(Object.keys({ ...open, ...elsewhere }).filter((path) => !allRoutes.some((route) => route.call.path === path))).toEqual([])
    expect(Object.values(elsewhere).filter((file) => !existsSync(join(import.meta.dirname, '../..', file)))).toEqual([])
    expect(guarded.length).toBeGreaterThan(15)
  })
})
