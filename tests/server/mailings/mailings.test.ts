import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import {
  countMailing,
  createMailing,
  deleteMailing,
  getMailing,
  listMailings,
  previewMailing,
  saveMailing,
  sendMailing,
  testMailing,
  unsubscribeEmail,
} from '../../../schemas/index.ts'
import { clients } from '../../../server/clients/table.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { countReceivers } from '../../../server/mailings/receivers.ts'
import { goOnMailing } from '../../../server/mailings/send.ts'
import { mailings } from '../../../server/mailings/table.ts'
import { outbox } from '../../../server/outbox/table.ts'
import { takesList } from '../../../server/tutors/choices.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { app, call, clock, database, databases, outside, settings, signInAs } = await useApp()
const { drizzle } = database
const job = jobOf({ database, databases, settings, outside, log: app.log, clock: () => clock.now } as never)
const goOn = () => job.transact(goOnMailing)

let [owner, author] = ['', '']
let ownMail = ''
beforeAll(async () => {
  await buildReference(database)
  const admin = await buildAdmin(database, { status: 1 })
  ownMail = admin.email
  owner = await signInAs({ admin: admin.id })
  author = await signInAs({ admin: (await buildAdmin(database, { status: 3 })).id })
})
beforeEach(async () => {
  for (const table of [mailings, outbox]) await drizzle.delete(table)
  await drizzle.update(tutors).set({ email_confirmed: false })
  await drizzle.update(clients).set({ email_confirmed: false, additional_emails: [] })
})

const fields = {
  ...{ list: 'news' as const, audience: 'tutors' as const, lang: 'ru' as const, subject: 'Что нового в ноябре' },
  ...{ text: 'Расписание теперь видно на карточке.\n\nПопробуйте сами.', button: 'Открыть расписание', link: 'https://example.test/profile/' },
}
const draft = async (more: object = {}) => (await call(createMailing, { ...fields, ...more }, { as: author })).data.row
const sent = async (more: object = {}) => {
  const { id } = await draft(more)
  expect((await call(sendMailing, { id }, { as: owner })).status).toBe('success')
  return id
}
const reached = async () => (await drizzle.select().from(outbox).orderBy(outbox.id)).map(({ recipient }) => recipient)
const now = async (id: number) => (await call(getMailing, { id }, { as: author })).data.row

describe('a mailing', () => {
  test('goes to nobody while it is a draft, which is changed and taken away', async () => {
    const row = await draft()
    expect(row).toMatchObject({ ...fields, state: 'draft', mails: 0, sent_at: null, version: 1 })
    await goOn()
    expect(await reached()).toEqual([])
    const { id } = row
    expect((await call(saveMailing, { ...fields, id, subject: 'Что нового в декабре', version: 1 }, { as: author })).data.row.version).toBe(2)
    expect((await call(saveMailing, { ...fields, id, subject: 'Ещё раз', version: 1 }, { as: author })).error).toBe('conflict')
    expect((await call(listMailings, { filter: { text: 'декабре' } }, { as: author })).data.rows.map((one) => one.id)).toEqual([id])
    expect((await call(deleteMailing, { id }, { as: author })).status).toBe('success')
    for (const one of [getMailing, countMailing, deleteMailing, testMailing, sendMailing])
      expect((await call(one, { id }, { as: owner })).error).toBe('not_found')
  })

  test.each<[string, object, Record<string, string>]>([
    ['a short subject', { subject: 'Я' }, { subject: 'too_small' }],
    ['a language that the edition does not speak', { lang: 'es' }, { lang: 'invalid_value' }],
    ['a list that is of one’s own doings', { list: 'new_orders' }, { list: 'invalid_value' }],
    ['a button that leads nowhere', { link: '' }, { link: 'required' }],
    ['a link without a button', { button: '' }, { button: 'required' }],
    ['a link that is none', { link: 'javascript:alert(1)' }, { link: 'invalid_format' }],
  ])('is refused with %s', async (_, wrong, error) => {
    const { id } = await draft()
    expect((await call(createMailing, { ...fields, ...wrong } as never, { as: author })).error).toEqual(error)
    expect((await call(saveMailing, { ...fields, ...wrong, id } as never, { as: author })).error).toEqual(error)
  })

  test('is sent by owner and head alone, once, and is only read from then on', async () => {
    const { id } = await draft()
    expect((await call(sendMailing, { id }, { as: author })).error).toBe('forbidden')
    expect((await call(sendMailing, { id, version: 7 }, { as: owner })).error).toBe('conflict')
    expect((await call(sendMailing, { id, version: 1 }, { as: owner })).data.mailing).toMatchObject({ state: 'sending', version: 2 })
    expect((await call(sendMailing, { id }, { as: owner })).error).toBe('wrong_status')
    expect((await call(saveMailing, { ...fields, id }, { as: author })).error).toBe('wrong_status')
    expect((await call(deleteMailing, { id }, { as: author })).error).toBe('wrong_status')
  })

  test('is shown as it would arrive, and sent to who tries it alone', async () => {
    await buildTutor(database, { email_confirmed: true })
    const { id } = await draft({ subject: 'Скидка < 50 %' })
    const { data } = await call(previewMailing, { ...fields, text: 'Цены <b>ниже</b>' }, { as: author })
    expect([data.subject, data.html.includes('Цены &lt;b&gt;ниже'), data.html.includes(fields.link)]).toEqual([fields.subject, true, true])
    expect((await call(testMailing, { id }, { as: owner })).data).toEqual({ sent_to: ownMail })
    expect(await reached()).toEqual([ownMail])
    expect(await now(id)).toMatchObject({ state: 'draft', mails: 0 })
  })

  test('reaches each once, however often its sending is cut off, and a thousand a minute at most', async () => {
    const many = Array.from({ length: 1003 }, (_, n) => ({ name: 'Дана', lang: 'ru', email: `many${n}@example.test`, email_confirmed: true }))
    const taking = { reminders: true, news: true, promo: false }
    await drizzle.insert(clients).values(many.map((one) => ({ ...one, email_subscriptions: taking })))
    const id = await sent({ audience: 'clients' })
    await expect(job.transact(async (context) => goOnMailing(context).then(() => Promise.reject(new Error('killed'))))).rejects.toThrow('killed')
    expect(await reached()).toEqual([])
    await Promise.all([goOn(), goOn()])
    expect(await reached()).toHaveLength(1000)
    expect(await now(id)).toMatchObject({ state: 'sending', mails: 1000 })
    for (const _ of [1, 2, 3]) await goOn()
    expect(new Set(await reached()).size).toBe(1003)
    expect(await reached()).toHaveLength(1003)
    expect(await now(id)).toMatchObject({ state: 'sent', mails: 1003 })
    await drizzle.delete(clients)
  })
})

describe('tutors', () => {
  const confirmed = { email_confirmed: true }
  test.each<[string, object, 'news' | 'promo', boolean]>([
    ['who chose nothing', confirmed, 'news', true],
    ['who chose nothing', confirmed, 'promo', false],
    ['who left the list', { ...confirmed, settings: { news: false } }, 'news', false],
    ['who take offers but no advertising', { ...confirmed, settings: { promo: true } }, 'promo', false],
    ['who take offers and advertising', { ...confirmed, settings: { promo: true, marketing_emails: true } }, 'promo', true],
    ['whose address is not confirmed', { email_confirmed: false }, 'news', false],
    ['without an address', { ...confirmed, email: null }, 'news', false],
    ['of a language that the edition does not speak', { ...confirmed, lang: 'pl' }, 'news', true],
    ['on the road to publication', { ...confirmed, status: 1 }, 'news', true],
    ['who are blocked', { ...confirmed, status: 5 }, 'news', false],
    ['who are gone', { ...confirmed, status: 8 }, 'news', false],
  ])('%s (%j) have a mailing of %s: %s', async (_, row, list, isIn) => {
    const tutor = await buildTutor(database, row)
    const { id } = await draft({ list })
    expect((await call(countMailing, { id }, { as: author })).data.receivers).toBe(isIn ? 1 : 0)
    await sent({ list })
    await goOn()
    expect(await reached()).toEqual(isIn ? [tutor.email] : [])
    // the rule of one is the rule of many
    if (tutor.email_confirmed && tutor.email && tutor.status < 5) expect(takesList(tutor, list)).toBe(isIn)
  })

  test('have it in their own language; who speaks none of the edition’s, in its first', async () => {
    for (const lang of ['ua', 'ru', 'ru', 'pl']) await buildTutor(database, { email_confirmed: true, lang })
    const of = (lang: string) => countReceivers(drizzle, editionOf('ua'), { list: 'news', audience: 'tutors', lang })
    expect([await of('ua'), await of('ru'), await of('en')]).toEqual([2, 2, 0])
  })

  test('leave the list by the link of the mail', async () => {
    const tutor = await buildTutor(database, { email_confirmed: true })
    await sent()
    await goOn()
    const [mail] = await drizzle.select().from(outbox)
    expect(mail?.text).toContain('email_unsubscribe?token=')
    const token = new URL(mail?.unsubscribe ?? '').searchParams.get('token') ?? ''
    expect((await call(unsubscribeEmail, { token })).data).toEqual({ list: 'news' })
    const [left] = await drizzle.select().from(tutors).where(eq(tutors.id, tutor.id))
    expect(left?.settings.news).toBe(false)
  })
})

describe('clients', () => {
  const taking = { reminders: true, news: true, promo: false }
  const none = { reminders: false, news: false, promo: false }
  const audience = 'clients' as const

  test.each<[string, object, string[]]>([
    ['who take it', { email: 'a@example.test', email_confirmed: true, email_subscriptions: taking }, ['a@example.test']],
    ['who do not', { email: 'b@example.test', email_confirmed: true }, []],
    ['whose address is not confirmed', { email: 'c@example.test', email_subscriptions: taking }, []],
    ['who are blacklisted', { email: 'd@example.test', email_confirmed: true, email_subscriptions: taking, blacklisted: true }, []],
    ['who are gone', { email: 'e@example.test', email_confirmed: true, email_subscriptions: taking, deleted_at: new Date() }, []],
    [
      'who take it at another address of theirs',
      { email: 'f@example.test', email_confirmed: true, additional_emails: [{ email: 'g@example.test', subscriptions: { ...none, news: true } }] },
      ['g@example.test'],
    ],
    [
      'who take other lists there',
      { email: 'h@example.test', additional_emails: [{ email: 'i@example.test', subscriptions: { ...none, reminders: true } }] },
      [],
    ],
  ])('%s have it there alone', async (_, row, addresses) => {
    await buildClient(database, row)
    await sent({ audience })
    await goOn()
    expect(await reached()).toEqual(addresses)
  })

  test('leave a list at the address that its mail went to, and keep it at the others', async () => {
    const others = [{ email: 'k@example.test', subscriptions: { ...none, reminders: true, news: true } }]
    const client = await buildClient(database, { email_confirmed: true, email_subscriptions: taking, additional_emails: others })
    await sent({ audience })
    await goOn()
    const mails = await drizzle.select().from(outbox).orderBy(outbox.id)
    expect(mails.map(({ recipient }) => recipient)).toEqual([client.email, 'k@example.test'])
    const token = new URL(mails[1]?.unsubscribe ?? '').searchParams.get('token') ?? ''
    for (const _ of [1, 2]) expect((await call(unsubscribeEmail, { token })).data).toEqual({ list: 'news' })
    const [left] = await drizzle.select().from(clients).where(eq(clients.id, client.id))
    expect([left?.email_subscriptions, left?.additional_emails]).toEqual([
      taking,
      [{ email: 'k@example.test', subscriptions: { ...none, reminders: true } }],
    ])
  })
})
