import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { editionOf } from '../../editions/index.ts'
import { openCluster } from '../../server/database/embedded.ts'
import { type Database, openDatabases } from '../../server/database/open.ts'
import { isUnavailable } from '../../server/database/unavailable.ts'
import { DEMO_PASSWORD, loadDemo } from '../../server/demo/index.ts'
import { signSandbox } from '../../server/outside/banks/sandbox.ts'
import { noticesOf, sandboxOutcomes } from '../../server/outside/banks/sandbox-outcomes.ts'
import { readSettings } from '../../server/settings.ts'
import { writeLine } from '../../server/wallet/ledger.ts'
import type { Figure } from '../measure/figure.ts'
import { type Products, startProducts } from './ledger-products.ts'
import { brokenRules } from './ledger-sums.ts'

/** Has every way of money: cards, donations, TOPs. */
const edition = editionOf('ua')
const folder = join(import.meta.dirname, '../../.data/bench/ledger')
const SECRET = 'a secret of the bench, thirty-two letters'
const PRODUCTS = 2
const AT_ONCE = 12
/** How often a product is killed over its work and the books are added up. */
const STOPS = 40
/** Outcomes of the sandbox bank after which it has the money. */
const paid = new Set<string>(['paid', 'paid_twice', 'failed_then_paid', 'paid_then_failed'])

interface Tutor {
  id: number
  order_id: number
  cookie: string
}

/** What was done, as those who did it know it: it has to stand in the ledger, no less and no more. */
interface Known {
  /** By payment, in currency units. */
  bank: Map<string, number>
  staff: number
  affiliate: number
}

/**
 * Moves money in every way through products that are killed over it; at every stop each wallet has to hold the sum of its lines, and in the end what the bank and
 * staff know of has to be booked once (spec: decisions PAY-6).
 */
export async function measureLedger(operations: number, say: (line: string) => void): Promise<Figure> {
  rmSync(folder, { recursive: true, force: true })
  const cluster = await openCluster(join(folder, 'postgres'), { tcp: true })
  const { host, port, user, password } = cluster.connection
  const own = { DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/docento_{edition}`, EDITIONS: edition.code, JOBS: 'off', SECRET }
  const settings = readSettings({ ...own, DATA_DIR: folder })
  const databases = await openDatabases(settings, {
    fill: (fresh) => loadDemo(fresh, edition, { settings, tutors: 60, orders: 600, reviews: 40, faces: 1 }),
  })
  const database = await databases.of(edition.code)
  const products = await startProducts(PRODUCTS, folder, own)
  try {
    const tutors = await signTutorsIn(database, products)
    const admin = await signIn(products, '/api/admin/login', 'admin1@docento.test')
    const known: Known = { bank: new Map(), staff: 0, affiliate: 0 }
    const before = await totals(database)
    const broken = new Set<string>()
    const started = performance.now()
    let [begun, done, stops] = [0, 0, 0]
    let stopping: Promise<unknown> = Promise.resolve()
    const stop = async () => {
      const killed = products.killOne()
      for (const rule of await brokenRules(database.pool)) broken.add(rule)
      await killed
      say(`${done} operations, ${stops} kills, ${products.cut()} cut off; ${broken.size ? [...broken].join('; ') : 'the books are right'}`)
    }
    const work = async () => {
      while (begun < operations) {
        begun += 1
        await operate({ products, database, tutors, admin, known })
        done += 1
        if (stops < STOPS && done >= ((stops + 1) * operations) / (STOPS + 1)) {
          stops += 1
          stopping = stopping.then(stop)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    await stopping
    const took = performance.now() - started
    for (const rule of [...(await brokenRules(database.pool)), ...(await missing(database, known, before))]) broken.add(rule)
    return {
      name: `${operations} movements of money, a product killed over them ${stops} times`,
      values: [{ is: broken.size, unit: 'broken rules', most: 0 }],
      note: `${(took / operations).toFixed(1)} ms each, ${AT_ONCE} at once; ${products.cut()} questions cut off; ${[...broken].join('; ') || 'nothing lost, nothing twice'}`,
    }
  } finally {
    await products.stop()
    await databases.close()
    await cluster.stop()
  }
}

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const sumUpTo = (most: number) => Math.round(10_000 + Math.random() * most * 100) / 100

interface World {
  products: Products
  database: Database
  tutors: Tutor[]
  admin: string
  known: Known
}

/** Asks as the browser of somebody who presses once, and again under the same key where nobody answered. */
const send = (products: Products, path: string, body: object, cookie: string) =>
  products.ask(path, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID(), cookie },
  })

/** One movement: a top-up, a commission by card with a donation, one from the wallet, its return, a TOP, a sum by staff, one for a referral. */
async function operate(world: World) {
  const { products, database, admin, known } = world
  const tutor = any(world.tutors)
  const { order_id, cookie } = tutor
  const kind = Math.floor(Math.random() * 10)
  if (kind <= 2) return payByBank(world, tutor, '/api/tutor/wallet/get_payment_url/card_a', { sum: sumUpTo(5000) })
  if (kind === 3) return payByBank(world, tutor, '/api/tutor/order/get_payment_url/card_a', { order_id, donate_sum: sumUpTo(50) })
  if (kind === 4) return send(products, '/api/tutor/order/pay_from_wallet', { order_id }, cookie)
  if (kind <= 6) return send(products, '/api/admin/order/set_paid_off', { order_id }, admin)
  if (kind === 7) return send(products, '/api/tutor/top/pay_from_wallet', { top: 1 }, cookie)
  if (kind === 8) {
    const sum = any([700, -300])
    const answer = (await (await send(products, '/api/admin/tutor/wallet/add_money', { tutor_id: tutor.id, sum }, admin)).json()) as {
      status: string
    }
    if (answer.status === 'success') known.staff += sum
    return
  }
  return refer(database, tutor, known)
}

/** Books for a referral; one that waits too long for its tutor books nothing, as a call would answer. */
async function refer(database: Database, { id: tutor_id }: Tutor, known: Known) {
  const sum = sumUpTo(100)
  try {
    await database.transaction((tx) => writeLine(tx, { tutor_id, type: 'affiliate', sum, at: new Date() }))
  } catch (error) {
    if (isUnavailable(error)) return
    throw error
  }
  known.affiliate += sum
}

/** Begins a payment and tells of it as the bank would, each word twice at the same moment. */
async function payByBank(
  { products, known }: World,
  { cookie }: Tutor,
  path: string,
  body: { sum?: number; order_id?: number; donate_sum?: number },
) {
  const { data } = (await (await send(products, path, body, cookie)).json()) as { data?: { payment_id?: string; url?: string } }
  if (!data?.payment_id || !data.url) return
  const charge = JSON.parse(Buffer.from(new URL(data.url).searchParams.get('order') ?? '', 'base64url').toString()) as {
    sum: number
    currency: string
  }
  const outcome = any(sandboxOutcomes)
  if (paid.has(outcome)) known.bank.set(data.payment_id, charge.sum)
  for (const notice of noticesOf({ ...charge, payment_id: data.payment_id }, outcome)) {
    const told = JSON.stringify(notice)
    const signature = signSandbox(told, outcome === 'wrong_signature' ? 'another' : SECRET)
    const word = { body: told, headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature } }
    await Promise.all([1, 2].map(() => products.ask('/api/payments/callback/card_a', word)))
  }
}

/** Tutors with an order to pay. */
async function signTutorsIn({ pool }: Database, products: Products): Promise<Tutor[]> {
  await pool.query('update tutors set password_hash = (select password_hash from tutors where id = 1)')
  const { rows } = await pool.query<{ id: number; email: string; order_id: number }>(`
    select distinct on (t.id) t.id, t.email, o.id as order_id from orders o join order_tutors r on r.order_id = o.id and r.state = 'appointed'
    join tutors t on t.id = r.tutor_id and t.status = 3 where o.status = 5 and o.commission_sum > 0 order by t.id, o.id limit ${AT_ONCE}`)
  return Promise.all(rows.map(async ({ email, ...row }) => ({ ...row, cookie: await signIn(products, '/api/tutor/login', email) })))
}

async function signIn(products: Products, path: string, email: string): Promise<string> {
  const answer = await send(products, path, { email, login: email, password: DEMO_PASSWORD }, '')
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (!cookie) throw new Error(`${email} is not let in: ${await answer.text()}`)
  return cookie
}

/** What staff and we ourselves booked; what the product books for who invited a tutor has a record of its own. */
async function totals({ pool }: Database) {
  const { rows } = await pool.query<{ staff: number; affiliate: number }>(`
    select coalesce(sum(sum) filter (where type = 'admin'), 0)::float as staff, coalesce(sum(sum) filter (where type = 'affiliate'), 0)::float as affiliate
    from wallet_lines l where not exists (select from affiliate_rewards r where r.line_id in (l.id, l.refunds_line_id))`)
  return rows[0] ?? { staff: 0, affiliate: 0 }
}

/** What the bank, staff or we ourselves did and the ledger does not say so. */
async function missing(database: Database, { bank, staff, affiliate }: Known, before: { staff: number; affiliate: number }): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string; booked: number }>(`
    select p.id, coalesce(sum(l.sum), 0)::float as booked from payments p left join wallet_lines l on l.payment_id = p.id and l.type = 'topup'
    where p.provider_ref is null or p.provider_ref like 'sandbox-%' group by p.id`)
  const now = await totals(database)
  const isSame = (one: number, other: number) => Math.abs(one - other) < 0.005
  const booked = new Map(rows.map(({ id, booked }) => [id, booked]))
  return [
    ...(rows.some(({ id, booked }) => !isSame(booked, bank.get(id) ?? 0)) || [...bank.keys()].some((id) => !booked.has(id))
      ? ['the bank knows another sum']
      : []),
    ...(isSame(now.staff - before.staff, staff) ? [] : ['staff know another sum']),
    ...(isSame(now.affiliate - before.affiliate, affiliate) ? [] : ['referrals have another sum']),
  ]
}
