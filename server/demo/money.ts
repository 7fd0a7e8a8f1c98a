import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Tx } from '../database/open.ts'
import { operatorOf } from '../operators.ts'
import type { Settings } from '../settings.ts'
import * as tables from '../tables.ts'
import { DEMO_STAFF, DEMO_TUTOR } from './accounts.ts'
import { copyRows } from './copy.ts'
import { makeLedger, type TakenBack } from './ledger.ts'
import { makeMerchants } from './merchants.ts'
import type { OrderRows } from './orders.ts'
import type { TutorInBrief } from './tutors.ts'
import { makeCards, makeDoubts, makeTops } from './wallet.ts'
import type { World } from './world.ts'

/** Accounts with banks, TOPs, payments, cards and the ledgers they make. */
export async function loadMoney(
  { tx, client }: { tx: Tx; client: pg.ClientBase },
  world: World,
  { payments, briefs, settings }: { payments: OrderRows['payments']; briefs: readonly TutorInBrief[]; settings: Settings },
): Promise<void> {
  const [merchant] = await tx.insert(tables.merchants).values(makeMerchants(world, settings)).returning()
  if (!merchant) throw new Error('the edition has no bank')
  const tops = makeTops(world, briefs)
  await copyRows(client, tables.tops, tops)
  const ledger = makeLedger(world, { payments, tops, merchant, takenBack: await takeBack(tx, world) })
  const open = makeCards(world, settings, merchant.id)
  await copyRows(client, tables.payments, [...ledger.payments, ...open.payments])
  if (open.cards.length > 0) await tx.insert(tables.paymentCards).values(open.cards)
  // the ledger adds them up itself; to look each line's wallet up takes an index, which a large load makes at its end
  await tx.execute(sql`alter table wallet_lines disable trigger wallet_line_sums`)
  await copyRows(client, tables.walletLines, ledger.lines)
  await tx.execute(sql`alter table wallet_lines enable trigger wallet_line_sums`)
  await copyRows(client, tables.affiliateRewards, ledger.rewards)
  await tx.insert(tables.paymentDoubts).values(makeDoubts(world, [ledger.payments[0], open.payments[0]]))
  for (const { id, target_id } of ledger.payments.filter(({ purpose, status }) => purpose === 'order' && status === 'paid')) {
    const method = sql`${JSON.stringify({ method: merchant.provider.startsWith('card') ? 'card' : 'bank', payment_id: id })}::jsonb`
    await tx.execute(sql`update orders set payment_data = payment_data || ${method} where id = ${target_id}`)
    await tx.execute(
      sql`update order_log set details = jsonb_set(details, '{payment}', details -> 'payment' || ${method}) where order_id = ${target_id} and details ? 'payment'`,
    )
  }
}

/** An open commission of the demo tutor was paid and taken back since the order waits for it: its timeline says so. */
async function takeBack(tx: Tx, { now }: World): Promise<TakenBack | null> {
  const { rows } = await tx.execute<{ id: number; sum: number; since: Date }>(sql`
    select o.id, o.commission_sum::float as sum, (select max(at) from order_log where order_id = o.id) as since
    from orders o join order_tutors t on t.order_id = o.id
    where t.tutor_id = ${DEMO_TUTOR.id} and t.state = 'appointed' and o.status = 5 and o.commission_sum > 0 order by o.id limit 1`)
  const [order] = rows
  if (!order) return null
  const since = new Date(order.since).getTime()
  const part = Math.floor((now.getTime() - since) / 3000) * 1000
  const [paid, back] = [new Date(since + part), new Date(since + 2 * part)]
  const { id: order_id, sum } = order
  await tx.insert(tables.orderLog).values([
    { order_id, from: 5, to: 7, action: 'pay_from_wallet', actor_role: 'tutor', actor_id: DEMO_TUTOR.id, at: paid },
    { order_id, from: 7, to: 5, action: 'set_paid_off', actor_role: 'admin', actor_id: DEMO_STAFF[0]?.id ?? null, at: back },
  ])
  return { order_id, sum, paid, back }
}

/** Invoices of all paid payments, numbered as they were paid. */
export async function writeInvoices(tx: Tx, { edition, lang }: World, { operators }: Settings): Promise<void> {
  const { company, details, address } = operatorOf(edition, lang, operators)
  await tx.execute(sql`
    insert into invoices (payment_id, merchant_id, place, number, lang, seller, buyer, tax_percent)
    select p.id, p.merchant_id, p.place, m.invoice_prefix || '-' || lpad(p.place::text, 6, '0'), t.lang,
      array[${company}, ${details}, ${address}],
      array_remove(array[
        coalesce(b.data ->> 'company_name', t.name || ' ' || t.last_name), b.data ->> 'tax_id',
        nullif(concat_ws(', ', b.data ->> 'address', b.data ->> 'zip', b.data ->> 'city', b.data ->> 'country'), '')], null),
      ${edition.flags.tax ? edition.taxPercent : 0}
    from (select *, row_number() over (partition by merchant_id order by paid_at, id) as place from payments where paid_at is not null) p
    join merchants m on m.id = p.merchant_id
    join tutors t on t.id = p.tutor_id
    left join tutor_billing b on b.tutor_id = t.id and t.billing_status in (1, 2)`)
}
