import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import type { EditionCode } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import { GONE_STATUSES, getClientOrder, loginByToken } from '../../../schemas/index.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { smsAboutOrder, tellClient, tellTutor, tellTutors } from '../../../server/orders/tell.ts'
import { templateWords } from '../../../server/outbox/templates.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { counter } from '../../build/count.ts'
import { lastMessageTo, readMessages } from '../../build/messages.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

type ClientStep = Parameters<typeof tellClient>[1]
type TutorStep = Parameters<typeof tellTutor>[1]
/** Of accounts, profiles and chats, or of an order that is no more: they lead elsewhere. */
const others = [
  'client_auth_code',
  'client_generate_password',
  'client_contact_code',
  'client_subscription',
  'client_deleted',
  'client_terms',
  'client_new_message',
  'tutor_new_message',
  'tutor_client_deleted',
  'tutor_reset_password',
  'tutor_set_password',
  'tutor_published',
  'tutor_need_revision',
  'tutor_document_refused',
  'tutor_delete_requested',
  'tutor_delete_code',
]
const isStep = (side: string) => (key: string) => key.startsWith(side) && !others.includes(key)
const clientSteps = Object.keys(locales.ua.mails.templates).filter(isStep('client_')) as ClientStep[]
const tutorSteps = Object.keys(locales.ua.mails.templates).filter(isStep('tutor_')) as TutorStep[]

async function road(edition: EditionCode = 'kz') {
  const app = await useApp({ edition })
  await buildReference(app.database)
  return { app, job: jobOf({ ...app, log: app.app.log, clock: () => app.clock.now }) }
}
const { app, job } = await road()
const { call, clock, database, host } = app
const tutor = await buildTutor(database, { name: 'Айгерим', last_name: 'Сейтова', phone: '+77021112233' })

const next = counter()
const newPhone = () => `+7703${String(next()).padStart(7, '0')}`

async function order(row: object = {}) {
  const client = await buildClient(database, { phone: null, ...row })
  return { client, ...(await buildOrder(database, clock.now, { client_id: client.id, status: 5, tutors: [{ id: tutor.id, state: 'appointed' }] })) }
}

test.each(clientSteps)('%s reaches the client by mail, and its link opens the order', async (template) => {
  const { id, client } = await order()
  await job.transact((context) => tellClient(context, template, { order_id: id, tutor_id: tutor.id, bySms: true }))
  const { secret, text, subject } = await lastMessageTo(app, client.email ?? '')
  expect(subject + text).not.toMatch(/[{}]|undefined|null/)
  expect(text).toContain(`http://${host}/o/${id}?ak=${secret}`)
  const { session } = await call(loginByToken, { auth_token: secret })
  expect((await call(getClientOrder, { id }, { as: session })).status).toBe('success')
  const other = await order()
  expect((await call(getClientOrder, { id: other.id }, { as: session })).status).toBe('fail')
})

test('a client who has deleted the account hears nothing more', async () => {
  const { id } = await order({ phone: newPhone(), deleted_at: clock.now })
  await job.transact((context) => tellClient(context, 'client_review_request', { order_id: id, tutor_id: tutor.id, bySms: true }))
  expect((await readMessages(app)).filter(({ order_id }) => order_id === id)).toEqual([])
})

test.each([
  ['a client who has deleted the account', 'order_client_in_work', { deleted_at: clock.now }, {}],
  ['a tutor who is deleted', 'order_tutor_client_contacts', {}, { status: 8 }],
  ['a tutor who is blocked', 'order_tutor_client_contacts', {}, { status: 5 }],
] as const)('%s gets no text from staff either', async (_, template, client, row) => {
  const { id } = await order({ phone: newPhone(), ...client })
  const { id: tutor_id } = await buildTutor(database, { phone: newPhone(), ...row })
  expect(await job.transact((context) => smsAboutOrder(context, template, { order_id: id, tutor_id }))).toBe(false)
  expect((await readMessages(app)).filter(({ order_id }) => order_id === id)).toEqual([])
})

test.each(GONE_STATUSES)('a tutor of status %i hears of no step any more', async (status) => {
  const { id } = await order()
  const { id: tutor_id } = await buildTutor(database, { phone: newPhone(), email: `gone${status}@example.test`, status })
  await job.transact((context) => tellTutor(context, 'tutor_first_class_set', { order_id: id, tutor_id, sms: 'tutor_first_class_set' }))
  expect((await readMessages(app)).filter(({ order_id }) => order_id === id)).toEqual([])
})

test('twenty tutors are told in as many queries as two', async () => {
  const { id } = await order()
  const people: number[] = []
  for (let made = 0; made < 20; made += 1)
    people.push((await buildTutor(database, { email: `many${made}@example.test`, lang: made % 2 ? 'ru' : 'en' })).id)
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  const tell = async (tutor_ids: number[]) => {
    queries.mockClear()
    await job.transact((context) => tellTutors(context, 'tutor_potential_order', { order_id: id, tutor_ids }))
    return queries.mock.calls.length
  }
  const few = await tell(people.slice(0, 2))
  expect(await tell(people)).toBe(few)
  queries.mockRestore()
  const { rows } = await database.pool.query('select count(*)::int as n from outbox where order_id = $1', [id])
  expect(rows[0].n).toBe(22)
})

test.each(clientSteps)('%s reaches a client without a mail address by SMS', async (template) => {
  const phone = newPhone()
  const { id } = await order({ phone, email: null })
  await job.transact((context) => tellClient(context, template, { order_id: id, tutor_id: tutor.id }))
  const { channel, text, secret } = await lastMessageTo(app, phone)
  expect(channel).toBe('sms')
  expect(text).toContain(`/o/${id}?ak=${secret}`)
})

test.each(tutorSteps)('%s reaches the tutor with a link to the order', async (template) => {
  const { id } = await order({ phone: newPhone() })
  await job.transact((context) => tellTutor(context, template, { order_id: id, tutor_id: tutor.id }))
  const { text, subject, secret } = await lastMessageTo(app, tutor.email ?? '')
  expect(subject + text).not.toMatch(/[{}]|undefined|null/)
  expect([text.includes(`http://${host}/zayavka/${id}/`), secret]).toEqual([true, ''])
})

describe('contacts reach the other side only after the appointment', () => {
  test.each([...clientSteps.map((step) => ['client', step] as const), ...tutorSteps.map((step) => ['tutor', step] as const)])(
    '%s: %s',
    async (side, template) => {
      const { id, client } = await order({ phone: newPhone() })
      const about = { order_id: id, tutor_id: tutor.id }
      if (side === 'client') await job.transact((context) => tellClient(context, template as ClientStep, about))
      else await job.transact((context) => tellTutor(context, template as TutorStep, about))
      const { text, subject } = await lastMessageTo(app, (side === 'client' ? client.email : tutor.email) ?? '')
      const digits = (subject + text).replaceAll(/\s/g, '')
      const phone = side === 'client' ? tutor.phone : client.phone
      const withPhone = ['client_tutor_appointed', 'tutor_appointed', 'tutor_appointed_school', 'tutor_first_class_set', 'tutor_first_class_set_free']
      expect(digits.includes(phone ?? '')).toBe(withPhone.includes(template))
      if (side === 'client')
        expect(text.includes('Сейтова')).toBe(['client_tutor_appointed', 'client_first_class_set', 'client_review_request'].includes(template))
    },
  )
})

test.each([
  ['staff hide', { phone: '+77029999991', toggles: { hide_phone_in_orders: true } }],
  ['the tutor hides', { phone: '+77029999992', settings: { phone_visible_after_appointment: false } }],
])('a tutor whose phone %s is reached by the address of support, and the order of the client says none', async (_, row) => {
  const hidden = await buildTutor(database, row)
  const client = await buildClient(database, { phone: null })
  const { id } = await buildOrder(database, clock.now, { client_id: client.id, status: 5, tutors: [{ id: hidden.id, state: 'appointed' }] })
  const seen = await call(getClientOrder, { id }, { as: await app.signInAs({ client: client.id }) })
  expect(seen.data.order.appointed_tutor).toMatchObject({ tutor_id: hidden.id, phone_plain: null })
  await job.transact((context) => tellClient(context, 'client_tutor_appointed', { order_id: id, tutor_id: hidden.id }))
  const { text } = await lastMessageTo(app, client.email ?? '')
  expect(text).toContain('support@docento.kz')
  expect(text).not.toMatch(/999.?99/)
})

test('a tutor who takes no short messages has the mail alone', async () => {
  const [phone, quiet] = [newPhone(), newPhone()]
  const tutors = [await buildTutor(database, { phone }), await buildTutor(database, { phone: quiet, settings: { sms_subscribe: false } })]
  const { id } = await order()
  for (const { id: tutor_id } of tutors)
    await job.transact((context) => tellTutor(context, 'tutor_personal_order', { order_id: id, tutor_id, sms: 'tutor_personal_order' }))
  const sent = (await readMessages(app)).filter(({ order_id }) => order_id === id).map(({ to }) => to)
  expect(sent.toSorted()).toEqual([...tutors.map(({ email }) => email), phone].toSorted())
})

test('staff send the contacts by SMS, and hear when there is no phone', async () => {
  const { id } = await order({ phone: '+77057654321' })
  const send = (template: Parameters<typeof smsAboutOrder>[1], order_id = id) =>
    job.transact((context) => smsAboutOrder(context, template, { order_id, tutor_id: tutor.id }))
  expect(await send('order_client_tutor_contacts')).toBe(true)
  expect((await lastMessageTo(app, '+77057654321')).text).toBe(
    `Docento, заявка ${id}: ваш репетитор Айгерим Сейтова, +7 702 111 22 33`.replaceAll(/(?<=\d) (?=\d)|(?<=\+7) /g, '\u00a0'),
  )
  expect(await send('order_tutor_client_contacts')).toBe(true)
  expect((await lastMessageTo(app, '+77021112233')).template).toBe('order_tutor_client_contacts')
  expect(await send('order_client_in_work', (await order()).id)).toBe(false)
})

test('an edition of several languages writes in that of the receiver, and its links lead there', async () => {
  const ua = await road('ua')
  const receiver = await buildClient(ua.app.database, { lang: 'ru', email: 'ru@example.test' })
  const { id } = await buildOrder(ua.app.database, ua.app.clock.now, { client_id: receiver.id })
  await ua.job.transact((context) => tellClient(context, 'client_order_created', { order_id: id }))
  const { text, lang, secret } = await lastMessageTo(ua.app, 'ru@example.test')
  expect(lang).toBe('ru')
  expect(text).toContain(`http://ua.localhost:3000/ru/o/${id}?ak=${secret}`)
  expect(await readMessages(ua.app)).toHaveLength(1)
})

test.each(Object.entries(locales))('%s fills in only words that there are', (_, { mails, sms }) => {
  const known = new Set<string>([...templateWords, 'name', 'count'])
  const unknown = JSON.stringify([mails, sms])
    .match(/\{(\w+)\}/g)
    ?.filter((place) => !known.has(place.slice(1, -1)))
  expect(unknown).toEqual([])
})
