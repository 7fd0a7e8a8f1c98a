import type pg from 'pg'

/** What may never be seen in the books, as queries that find nothing (spec: decisions PAY-6). */
const wrongs = {
  'a balance is not the sum of its lines, or below nothing': `
    select id from (select *, sum(sum) over (partition by tutor_id order by id) as kept from wallet_lines) lines where balance_after <> kept or balance_after < 0`,
  'a payment is not booked as it was paid': `
    select p.id from payments p left join wallet_lines l on l.payment_id = p.id and l.type = 'topup'
    group by p.id having coalesce(sum(l.sum), 0) <> case when p.status in ('paid', 'refunded') then p.sum + p.donate_sum else 0 end`,
  'an order has taken more than once': `
    select l.order_id from wallet_lines l left join wallet_lines back on back.refunds_line_id = l.id
    where l.type = 'order' and back.id is null group by l.order_id having count(*) > 1`,
  'who invited a tutor has not what was earned': `
    select r.order_id from affiliate_rewards r left join wallet_lines l on l.id = r.line_id and l.tutor_id = r.referrer_id and l.type = 'affiliate'
    where l.sum is distinct from r.sum`,
  'numbers of invoices have a gap': 'select merchant_id from invoices group by merchant_id having max(place) <> count(*) or min(place) <> 1',
  'a paid payment has no invoice, or one that was not paid has one': `
    select p.id from payments p left join invoices i on i.payment_id = p.id
    where p.tutor_id is not null and (p.status in ('paid', 'refunded')) <> (i.payment_id is not null)`,
} as const

/** The names of the rules that are broken at this moment. */
export async function brokenRules(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const found = await Promise.all(Object.entries(wrongs).map(async ([rule, query]) => ((await pool.query(query)).rowCount ? [rule] : [])))
  return found.flat()
}
