import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { shownWalletTypes, type WalletType } from '../../../schemas/wallet-terms.ts'
import { brokenRules } from '../../../scripts/bench/ledger-sums.ts'
import { now, useDemo } from './load.ts'
import { unsuitedPosts } from './unsuited.ts'

const small = ['ua', 'pl', 'us', 'in', 'mx', 'es'] as const
const demos = Object.fromEntries(await Promise.all(small.map(async (code) => [code, await useDemo(code, { faces: 1 })] as const)))
const again = await useDemo('us', { faces: 1 })

test.each(small)('%s has 60 tutors, 80 orders beside those of its reviews, in its own language', async (code) => {
  const rows = demos[code]?.rows
  const { flags, locales } = editionOf(code)
  const [sizes] =
    (await rows?.(`select (select count(*)::int from tutors) as tutors, (select count(*)::int from orders) as orders,
    (select count(*)::int from orders where review_status = 1) as reviews, (select count(distinct status)::int from orders) as statuses,
    (select count(distinct lang)::int from tutors) as languages, (select min(lang) from tutors) as lang,
    (select count(*)::int from tutors where status = 6) as school, (select count(*)::int from static_pages) as pages`)) ?? []
  expect(sizes).toMatchObject({ tutors: 60, reviews: 150, statuses: flags.school ? 11 : 9, languages: 1, lang: locales[0] })
  expect(Number(sizes?.orders)).toBeLessThanOrEqual(80 + 150)
  expect(Number(sizes?.school) > 0).toBe(flags.school)
  expect(Number(sizes?.pages)).toBeGreaterThan(0)
})

test.each(small)('%s has ads and posts in every status, within the limits of their texts', async (code) => {
  const rows = demos[code]?.rows
  const statuses = (table: string) => rows?.(`select distinct status from ${table} order by status`)
  const all = [1, 2, 3, 4, 5].map((status) => ({ status }))
  expect([await statuses('ads'), await statuses('blogs')]).toEqual([all, all])
  expect(await statuses('site_reviews')).toEqual([0, 1, 2, 3].map((status) => ({ status })))
  expect(await rows?.('select distinct active from videos order by active')).toEqual([{ active: false }, { active: true }])
  const wrong = `select name from ads where length(name) not between 10 and 70 or length(preview) not between 30 and 200 or length(text) not between 100 and 5000
    union select name from blogs where length(name) not between 10 and 120 or length(description) not between 50 and 300 or letters not between 1000 and 30000`
  expect(await rows?.(wrong)).toEqual([])
})

test.each(small)('%s has nobody who got a degree before they were old enough for it', async (code) => {
  const { rows } = demos[code] ?? again
  const young = `select id from tutors where university_graduation_year - extract(year from birth_date) < 19 + 2 * least(university_degree_id, 4)
    and university_degree_id > 1`
  expect(await rows(young)).toEqual([])
})

test.each(small)('%s has reviews of the site whose mark and answer go with their words', async (code) => {
  const { rows } = demos[code] ?? again
  const reviews = await rows<{ text: string; mark: number }>('select distinct text, mark from site_reviews')
  expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length)
  const answered = await rows<{ mark: number }>("select mark from site_reviews where answer <> ''")
  expect(answered.map(({ mark }) => mark)).toEqual([3])
})

test.each(small)('%s has a sheet in its language behind every examination test', async (code) => {
  const { rows, uploads } = demos[code] ?? again
  const tests = await rows<{ name: string; link: string }>('select name, link from examination_tests')
  expect(tests.length).toBeGreaterThan(0)
  for (const { link } of tests) {
    const sheet = readFileSync(join(uploads, link.replace('/api/uploads/', '')))
    expect([link.endsWith('.pdf'), sheet.subarray(0, 5).toString(), sheet.length > 5000]).toEqual([true, '%PDF-', true])
  }
  expect(new Set(tests.map(({ link }) => link)).size).toBe(tests.length)
})

test.each(small)('%s has posts of the subjects that they are about', async (code) => {
  expect(await unsuitedPosts(code, (demos[code] ?? again).rows)).toEqual([])
})

test.each(small)('%s has books that agree: the demo tutor has payments in every state and lines of every kind that the edition has', async (code) => {
  const { database, rows } = demos[code] ?? again
  expect(await brokenRules(database.pool)).toEqual([])
  expect(await rows('select count(distinct status)::int as n from payments where tutor_id = 1')).toEqual([{ n: 5 }])
  const types = await rows<{ type: WalletType }>('select distinct type from wallet_lines where tutor_id = 1')
  const given = editionOf(code).flags.donate
  expect(types.map(({ type }) => type).sort()).toEqual(shownWalletTypes.filter((type) => type !== 'donate' || given).sort())
})

test.each(small)('%s has an ad and a post of the demo tutor in every status, and papers that staff approved and that wait', async (code) => {
  const { rows } = demos[code] ?? again
  for (const table of ['ads', 'blogs'])
    expect([table, await rows(`select count(distinct status)::int as n from ${table} where tutor_id = 1`)]).toEqual([table, [{ n: 5 }]])
  expect(await rows('select distinct approved from tutor_documents where tutor_id = 1 order by approved')).toEqual([
    { approved: false },
    { approved: true },
  ])
})

test.each(small)(
  '%s has newcomers at each step to publication, cards where they are kept and an order of the school to pay where there is one',
  async (code) => {
    const { rows } = demos[code] ?? again
    const { flags, providers } = editionOf(code)
    const newcomers =
      "select status, revision_comment <> '' as told from tutors where email in ('draft-tutor@docento.test', 'waiting-tutor@docento.test', 'revision-tutor@docento.test') order by status"
    expect(await rows(newcomers)).toEqual([
      { status: 1, told: false },
      { status: 2, told: false },
      { status: 7, told: true },
    ])
    const count = async (from: string) => (await rows<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n
    expect(await count('payment_cards where tutor_id = 1')).toBe(providers.includes('card_a') ? 2 : 0)
    expect((await count("orders where client_id = 1 and kind = 'school' and status in (10, 11)")) ?? 0).toBeGreaterThanOrEqual(flags.school ? 1 : 0)
    expect(await count(`tops where tutor_id = 1 and date_to < '${now.toISOString()}'`)).toBe(1)
  },
)

test.each(small)(
  '%s has thirty messages between the demo client and the demo tutor, and some of staff to both, the last of each unread',
  async (code) => {
    const found = await demos[code]?.rows(`select t.kind, count(*)::int as said, count(*) filter (where read_at is null)::int as unread
    from chat_messages m join chat_threads t on t.id = m.thread_id join orders o on o.id = t.order_id
    where o.client_id = 1 and exists (select from chat_threads two where two.order_id = o.id and two.kind = 'client_tutor' and two.tutor_id = 1)
    and o.status = 1 group by t.kind order by t.kind`)
    expect(found).toEqual([
      { kind: 'client_admin', said: 3, unread: 1 },
      { kind: 'client_tutor', said: 30, unread: 1 },
      { kind: 'tutor_admin', said: 3, unread: 0 },
    ])
  },
)

test.each(small)('%s tells of a chosen tutor only where one was chosen', async (code) => {
  const told = await demos[code]?.rows(`select o.id from chat_messages m join chat_threads t on t.id = m.thread_id join orders o on o.id = t.order_id
    where m.auto_msg and not exists (select from order_tutors r where r.order_id = o.id and r.tutor_id = t.tutor_id and r.state = 'appointed')`)
  expect(told).toEqual([])
})

test.each(small)('%s says of who learns a level or an age, never two that may differ', async (code) => {
  const told = await demos[code]?.rows(`select id from orders o
    where client_age > 0 and exists (select from order_lessons l where l.order_id = o.id and l.level_id is not null)`)
  expect(told).toEqual([])
})

test.each(small)('%s has addresses of the past, which lead to a city or to nothing any more', async (code) => {
  const found = await demos[code]?.rows(
    'select kind, ref_id is null as gone, count(*) > 0 as some from aliases where not current group by kind, gone order by kind',
  )
  expect(found).toEqual([
    { kind: 'city', gone: false, some: true },
    { kind: 'lesson', gone: true, some: true },
  ])
})

test('the same clock and size give the same rows', async () => {
  const tables = [
    'tutors',
    'clients',
    'orders',
    'order_tutors',
    'order_log',
    'order_lessons',
    'order_places',
    'admin_log',
    'tutor_levels',
    'tutor_travels',
    'wallet_lines',
    'payments',
    'invoices',
    'tops',
    'listings',
    'ads',
    'ad_images',
    'blogs',
    'blog_images',
    'site_reviews',
    'videos',
  ]
  for (const table of tables) {
    const query = `select md5(string_agg((to_jsonb(t) - 'password_hash')::text, ' ' order by (to_jsonb(t) - 'password_hash')::text)) as digest from ${table} t`
    expect(await demos.us?.rows(query), table).toEqual(await again.rows(query))
  }
})

test('what is made after the load gets an id of its own', async () => {
  const [made] = await again.rows<{ id: number }>(`insert into clients (name, lang) values ('New', 'en') returning id`)
  const [last] = await again.rows<{ id: number }>('select max(id) as id from clients')
  expect(made?.id).toBe(last?.id)
})
