import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { editionOf } from '../../../editions/index.ts'
import { Locations, orderLife, PaymentData, reviewMarks } from '../../../schemas/index.ts'
import { brokenRules } from '../../../scripts/bench/ledger-sums.ts'
import { isPassword } from '../../../server/auth/passwords.ts'
import { DEMO_PASSWORD } from '../../../server/demo/index.ts'
import { planOrders } from '../../../server/demo/order-plan.ts'
import { createWorld } from '../../../server/demo/world.ts'
import { now, useDemo } from './load.ts'
import { unsuitedPosts } from './unsuited.ts'

const { database, rows, uploads } = await useDemo('kz')
const count = async (query: string) => Number((await rows<{ n: string }>(`select count(*) as n from ${query}`))[0]?.n)
const moment = `'${now.toISOString()}'::timestamptz`
const appointed = `orders o join order_tutors r on r.order_id = o.id and r.state = 'appointed'`

describe('the size of the full demo', () => {
  test.each([
    ['300 tutors', 'tutors', 300],
    ['12 cities', 'cities', 12],
    ['40 subjects', 'lessons', 40],
    ['20 levels', 'levels', 20],
    ['1500 published reviews', 'orders where review_status = 1', 1500],
    ['no two catalogue aliases alike', '(select alias from aliases group by alias having count(*) > 1) twice', 0],
  ])('%s', async (_, query, expected) => {
    expect(await count(query)).toBe(expected)
  })

  test('each of the eleven statuses stands on ten orders or more', async () => {
    const statuses = await rows<{ status: number; n: string }>('select status, count(*) as n from orders group by status order by status')
    expect(statuses.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    for (const { n } of statuses) expect(Number(n)).toBeGreaterThanOrEqual(10)
  })

  test.each(['ads', 'blogs'])('each of the five statuses stands on five %s or more', async (table) => {
    const statuses = await rows<{ status: number; n: string }>(`select status, count(*) as n from ${table} group by status order by status`)
    expect(statuses.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5])
    for (const { n } of statuses) expect(Number(n)).toBeGreaterThanOrEqual(5)
  })

  test('each status stands on five reviews of the site or more, and there are five videos', async () => {
    expect(await count('(select status from site_reviews group by status having count(*) >= 5) s')).toBe(4)
    expect(await count('videos')).toBeGreaterThanOrEqual(5)
  })

  test('the questions below a piece of news stand under a heading', async () => {
    expect(await count(`news where faq::text <> '[]'`)).toBeGreaterThan(0)
    expect(await count(`news where (faq::text <> '[]') <> (faq_header <> '')`)).toBe(0)
  })

  test('400 orders are planned beside those that only carry the reviews of two years', () => {
    const plans = planOrders(createWorld(editionOf('kz'), now), { orders: 400, reviews: 0 })
    expect(plans.length).toBe(400)
    for (const plansOfStatus of Map.groupBy(plans, ({ status }) => status).values()) expect(plansOfStatus.length).toBeGreaterThanOrEqual(10)
  })

  test('no day of the last month brought three times as many orders as another usually does', () => {
    const plans = planOrders(createWorld(editionOf('kz'), now), { orders: 400, reviews: 1500 })
    const daysAgo = plans.map(({ created_at }) => Math.floor((now.getTime() - created_at.getTime()) / 86_400_000)).filter((days) => days < 30)
    const byDay = [...Map.groupBy(daysAgo, (days) => days).values()].map(({ length }) => length)
    expect(Math.max(...byDay)).toBeLessThan((3 * daysAgo.length) / 30)
    expect(byDay.length).toBe(30)
  })

  test('reviews are spread over two years and none is word for word another twice over', async () => {
    const [first] = await rows<{ days: number }>(
      `select extract(day from ${moment} - min(review_at))::int as days from orders where review_status = 1`,
    )
    expect(first?.days).toBeGreaterThan(650)
    expect(await count('(select distinct review_text from orders where review_status = 1) texts')).toBeGreaterThan(1200)
  })

  test('the four newest good reviews, as the main page shows them, are of three days or more', async () => {
    const newest = `select review_at::date as day from orders where review_status = 1 and review_value >= 4 order by review_at desc limit 4`
    expect(await count(`(select distinct day from (${newest}) r) days`)).toBeGreaterThanOrEqual(3)
  })

  test('every subject of the edition is taught by somebody who is shown', async () => {
    expect(await count('lessons l where not exists (select from listings where subject = l.id)')).toBe(0)
  })
})

describe('rules that no constraint of the database holds', () => {
  test.each([
    [
      'an order that was taken has its one tutor',
      `orders o where o.status in (4, 5, 7, 11) and (o.status <> 11 or o.kind = 'school') and not exists (select from order_tutors r where r.order_id = o.id and r.state = 'appointed')`,
    ],
    ['an order nobody took has none', `${appointed} where o.status in (1, 2, 3, 10)`],
    [
      'only published and school tutors are on orders of today',
      `order_tutors r join orders o on o.id = r.order_id join tutors t on t.id = r.tutor_id where o.status < 7 and t.status not in (3, 6)`,
    ],
    [
      'a tutor teaches what they are asked for',
      `${appointed} join order_lessons l on l.order_id = o.id where not exists (select from tutor_lessons tl where tl.tutor_id = r.tutor_id and tl.lesson_id = l.lesson_id)`,
    ],
    [
      'and at that level',
      `${appointed} join order_lessons l on l.order_id = o.id and l.level_id is not null where not exists (select from tutor_levels tl where tl.tutor_id = r.tutor_id and tl.lesson_id = l.lesson_id and tl.level_id = l.level_id)`,
    ],
    ['every order has a subject', `orders o where not exists (select from order_lessons l where l.order_id = o.id)`],
    ['and one place', `orders o where location_at_client::int + location_at_online::int + location_at_tutor::int <> 1`],
    [
      'which is kept for filters unless it is online',
      `orders o where location_at_online = exists (select from order_places p where p.order_id = o.id)`,
    ],
    ['a new order is not offered yet', `orders where status in (1, 2) and offered_at is not null and kind <> 'personal'`],
    [
      'an order takes five answers at most',
      `(select order_id from order_tutors where state = 'responded' group by order_id having count(*) > 5) many`,
    ],
    [
      'school orders and school tutors cost no commission',
      `${appointed} join tutors t on t.id = r.tutor_id where (o.kind = 'school' or t.status = 6) and o.commission_sum <> 0`,
    ],
    [
      'others cost the minimum or more',
      `${appointed} join tutors t on t.id = r.tutor_id where o.kind <> 'school' and t.status = 3 and o.commission_sum < 2000`,
    ],
    [
      'nothing happened after the load',
      `orders where greatest(date_create, status_at, paid_at, review_at, review_requested_at, review_response_at, offered_at, paused_at) > ${moment}`,
    ],
    ['nor on a tutor’s row', `order_tutors where greatest(asked_at, seen_at, responded_at, appointed_at, closed_at, admin_read_at) > ${moment}`],
    [
      'nothing happened before the order',
      `order_tutors r join orders o on o.id = r.order_id where least(r.asked_at, r.appointed_at, o.paid_at, o.review_at) < o.date_create`,
    ],
    ['a client was there before the order', `orders o join clients c on c.id = o.client_id where c.created_at > o.date_create`],
    ['a review has words', `orders where review_status = 1 and length(review_text) not between 10 and 2000`],
    ['and comes after the payment', `orders where review_status = 1 and review_at < paid_at`],
    ['a reason "other" is explained', `order_tutors where refused_reason_id = 7 and refused_comment = ''`],
    ['nobody is overdue for three days', `orders where status = 5 and date_payment_deadline < ${moment} - interval '3 days'`],
    [
      'lessons are taught at half hours of the day',
      `tutors t, jsonb_each(t.schedule) day, jsonb_array_elements_text(day.value) slot where slot::int not between 1 and 48`,
    ],
    [
      'means of reviews are those of the orders',
      `tutors t where t.reviews_count <> (select count(*) from ${appointed} where r.tutor_id = t.id and o.review_status = 1)`,
    ],
    [
      'counts per status are those of the orders',
      `(select status, sum(n) from order_counts where day is null group by status except select status, count(*) from orders group by status) other`,
    ],
    [
      'counts per day are those of the orders',
      `(select day, sum(n) from order_counts where day is not null group by day except select created_day, count(*) from orders group by created_day) other`,
    ],
    [
      'an ad is of a subject that its tutor teaches',
      `ads a where not exists (select from tutor_lessons l where l.tutor_id = a.tutor_id and l.lesson_id = a.lesson_id)`,
    ],
    [
      'and within the limits of its texts',
      `ads where length(name) not between 10 and 70 or length(preview) not between 30 and 200 or length(text) not between 100 and 5000`,
    ],
    ['a tutor has five ads at most', `(select tutor_id from ads where status <> 5 group by tutor_id having count(*) > 5) many`],
    [
      'a post is of a subject that its tutor teaches',
      `blogs b where not exists (select from tutor_lessons l where l.tutor_id = b.tutor_id and l.lesson_id = b.lesson_id)`,
    ],
    [
      'and within the limits of its texts',
      `blogs where length(name) not between 10 and 120 or length(description) not between 50 and 300 or letters not between 1000 and 30000`,
    ],
    [
      'what was sent back says why',
      `(select status, revision_comment from ads union all select status, revision_comment from blogs) c where status = 3 and revision_comment = ''`,
    ],
    [
      'what is published has its day, and none after the load',
      `(select status, published_at, sent_at from ads union all select status, published_at, sent_at from blogs) c where (status = 2 and published_at is null) or greatest(published_at, sent_at) > ${moment}`,
    ],
    ['a review of the site has 10 to 2000 letters', 'site_reviews where length(text) not between 10 and 2000'],
    ['messages are there in every state', `(select count(distinct state) from outbox having count(distinct state) < 4) few`],
    ['the latest steps were told', `(select count(*) from outbox having count(*) < 20) few`],
    ['no message is later than the load', `outbox where created_at > ${moment}`],
    [
      'wallets lose what orders cost',
      `orders o where o.payment_data ->> 'method' = 'wallet' and o.commission_sum > 0 and o.commission_sum <> (select -sum(w.sum) from wallet_lines w where w.order_id = o.id)`,
    ],
    [
      'a balance is the sum of its lines',
      `(select balance_after, sum(sum) over (partition by tutor_id order by id) as total from wallet_lines) l where balance_after <> total`,
    ],
    [
      'the trail tells only of steps that staff took',
      `admin_log a where not exists (select from order_log l where a.target = 'order ' || l.order_id and a.call = '/admin/order/' || l.action and l.actor_id = a.admin_id and l.at = a.at)`,
    ],
    ['and tells them in the order of time', '(select at < lag(at) over (order by id) as before from admin_log) line where before'],
    [
      'mail goes to .test only',
      `(select email from tutors union select email from clients union select email from admins) a where email not like '%@docento.test'`,
    ],
  ])('%s', async (_, query) => {
    expect(await count(query)).toBe(0)
  })

  test('a post is of the subject that it is about', async () => {
    expect(await unsuitedPosts('kz', rows)).toEqual([])
  })

  test('places, payments and marks have the shapes of the contract', async () => {
    for (const { locations, payment_data, review_mark } of await rows('select locations, payment_data, review_mark from orders')) {
      expect(z.safeParse(Locations, locations).success).toBe(true)
      if (payment_data) expect(z.safeParse(PaymentData, payment_data).success).toBe(true)
      if (review_mark) expect(reviewMarks).toContain(review_mark)
    }
  })

  test('the log leads from nothing to the present status by steps of the order’s life', async () => {
    const log = await rows<{ order_id: number; from: number | null; to: number; action: string; actor_role: 'admin'; status: number }>(
      'select l.*, o.status from order_log l join orders o on o.id = l.order_id order by l.order_id, l.id',
    )
    for (const lines of Map.groupBy(log, ({ order_id }) => order_id).values()) {
      expect(lines[0]).toMatchObject({ from: null, action: 'create' })
      expect(lines.at(-1)?.to).toBe(lines[0]?.status)
      for (const [n, line] of lines.slice(1).entries()) {
        expect(line.from).toBe(lines[n]?.to)
        // The school's own step is no action of staff yet.
        if (line.action === 'set_school_processing') continue
        const rules = (orderLife[line.actor_role] as Record<string, readonly { from: readonly number[]; to: number | string }[]>)[line.action] ?? []
        const before: Record<string, number | null | undefined> = { same: line.from, before_paid: lines[n]?.from }
        expect(rules.some(({ from, to }) => from.includes(line.from ?? 0) && line.to === (before[to] ?? to))).toBe(true)
      }
    }
  })

  test('staff have a month of changes to look back on', async () => {
    expect(await count('admin_log')).toBeGreaterThan(50)
    expect(await count(`admin_log where at < ${moment} - interval '30 days'`)).toBe(0)
  })

  test('every file that a row names was drawn', async () => {
    const files = await rows<{ file: string }>(
      'select distinct value as file from tutors, jsonb_each_text(avatar) where avatar is not null union select file from tutor_documents union select file from ad_images union select file from blog_images',
    )
    expect(files.length).toBeGreaterThan(300)
    for (const { file } of files) expect(existsSync(join(uploads, file))).toBe(true)
  })
})

describe('the demo accounts', () => {
  test.each([
    ['admins', 'admin1@docento.test', { status: 1 }],
    ['admins', 'admin2@docento.test', { status: 2 }],
    ['admins', 'admin3@docento.test', { status: 3 }],
    ['admins', 'admin4@docento.test', { status: 4 }],
    ['tutors', 'tutor@docento.test', { status: 3, verified: true, work_online: true }],
    ['tutors', 'school-tutor@docento.test', { status: 6 }],
    ['tutors', 'both@docento.test', { status: 3, client_id: 2 }],
    ['clients', 'client@docento.test', { blacklisted: false }],
    ['clients', 'both@docento.test', { id: 2 }],
  ])('%s: %s signs in with the demo password', async (table, email, state) => {
    const [account] = await rows<{ password_hash: string }>(`select * from ${table} where email = '${email}'`)
    expect(account).toMatchObject(state)
    expect(await isPassword(DEMO_PASSWORD, account?.password_hash)).toBe(true)
  })

  test('the person of both roles has one name and one number', async () => {
    const same = 't.name = c.name and t.last_name = c.last_name and t.phone = c.phone'
    expect(await rows(`select t.id from tutors t join clients c on c.id = t.client_id where t.email = 'both@docento.test' and ${same}`)).toHaveLength(
      1,
    )
  })

  const own = (where: string) => `order_tutors r join orders o on o.id = r.order_id where r.tutor_id = 1 and ${where}`
  const fitting = `orders o join order_lessons l on l.order_id = o.id where o.status = 3 and l.lesson_id in (select lesson_id from tutor_lessons where tutor_id = 1)
    and not exists (select from order_tutors r where r.order_id = o.id and r.tutor_id = 1)`
  test.each([
    ['new_personal', own(`r.kind = 'personal' and r.state = 'asked' and o.status in (1, 2, 3)`)],
    ['new_potential', own(`r.kind = 'potential' and r.state = 'asked' and o.status = 3`)],
    ['new_online', `${fitting} and o.location_at_online`],
    ['new_offline', `${fitting} and (o.location_at_client or o.location_at_tutor) and o.id in (select order_id from order_places where city_id = 9)`],
    ['active', own(`r.state in ('appointed', 'responded') and o.status in (3, 4, 5, 6)`)],
    ['archive', own(`(o.status in (7, 8) or r.state in ('refused', 'closed'))`)],
    ['reviews to answer', own(`o.review_status = 1 and o.review_response_at is null`)],
  ])('the tutor finds orders in %s', async (_, query) => {
    expect(await count(query)).toBeGreaterThan(0)
  })

  test('the tutor has money for every commission due, and none is due for months', async () => {
    const due = await rows<{ commission_sum: string; date_payment_deadline: Date }>(
      `select o.* from ${own(`o.status = 5 and r.state = 'appointed'`)}`,
    )
    const [wallet] = await rows<{ balance_after: string }>('select balance_after from wallet_lines where tutor_id = 1 order by id desc limit 1')
    expect(due.length).toBeGreaterThan(0)
    expect(Number(wallet?.balance_after)).toBeGreaterThan(due.reduce((sum, { commission_sum }) => sum + Number(commission_sum), 0))
    for (const { date_payment_deadline } of due) expect(date_payment_deadline.getTime()).toBeGreaterThan(now.getTime() + 90 * 86_400_000)
  })

  test('the tutor has payments in every state, lines of every kind, numbered invoices and cards that are kept', async () => {
    expect(
      (await rows<{ status: string }>('select distinct status from payments where tutor_id = 1 order by status')).map(({ status }) => status),
    ).toEqual(['created', 'failed', 'paid', 'pending', 'refunded'])
    expect((await rows<{ type: string }>('select distinct type from wallet_lines where tutor_id = 1 order by type')).map(({ type }) => type)).toEqual(
      ['admin', 'affiliate', 'order', 'refund', 'top', 'topup'],
    )
    expect(await count(`tops where tutor_id = 1 and date_to < ${moment}`)).toBe(1)
    expect(await count('payment_cards where tutor_id = 1')).toBe(2)
    expect(await count('payment_doubts where outcome is null')).toBe(3)
    expect(await brokenRules(database.pool)).toEqual([])
  })

  test('the tutor has papers that staff approved and one that waits for them', async () => {
    const papers = await rows<{ kind: string }>(
      "select distinct case when approved then 'approved' when checked_at is null then 'waiting' else 'refused' end as kind from tutor_documents where tutor_id = 1 order by 1",
    )
    expect(papers.map(({ kind }) => kind)).toEqual(['approved', 'waiting'])
  })

  test('the client has an order at every step', async () => {
    const steps = await rows<{ status: number }>('select distinct status from orders where client_id = 1 order by status')
    expect(steps.map(({ status }) => status)).toEqual([1, 3, 4, 5, 7, 8, 11])
    expect(await count('orders where client_id = 1 and review_status = 2')).toBeGreaterThan(0)
  })
})
