import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { tutorBillingDocuments } from '../../../server/billing/table.ts'
import { cardOf } from '../../../server/outside/banks/sandbox.ts'
import { paymentCards, payments } from '../../../server/payments/table.ts'
import { seal } from '../../../server/seal.ts'
import { tutorActivities, tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { person } from '../../build/billing.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, settings, signInAs } = await useApp({ edition: 'pl', environment: { RATE_UPLOADS: 'off' } })
await buildReference(database)
const staff = await signInAs({ admin: (await buildAdmin(database)).id })
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
  .jpeg()
  .toBuffer()
const file = (name = 'dowód.jpg') => new File([new Uint8Array(picture)], name, { type: 'image/jpeg' })
const files = { new_billing_documents: [file()], new_address_documents: [file('rachunek.jpg')] }
const company = {
  ...person,
  type: 'company',
  first_name: '',
  last_name: '',
  birth_date: '',
  company_name: 'Żak i Spółka',
  reg_number: '0000123456',
} as const

async function tutor(row: { status?: number; billing_status?: number } = {}) {
  const { id } = await buildTutor(database, row)
  const as = await signInAs({ tutor: id })
  const send = (fields: object = {}, sent: object = files) =>
    call(calls.saveBilling, { billing_data: { ...person, ...fields }, ...sent } as never, { as })
  const get = async () => (await call(calls.getBilling, {}, { as })).data
  const statusOf = async () => (await database.drizzle.select().from(tutors).where(eq(tutors.id, id)))[0]?.billing_status
  return { id, as, send, get, statusOf }
}

describe('billing data of a tutor', () => {
  test('begin with what the profile knows of the person, and with nothing of it once they were sent', async () => {
    const { get, send, id } = await tutor()
    await database.drizzle.update(tutors).set({ birth_date: '1990-05-03' }).where(eq(tutors.id, id))
    const [known] = await database.drizzle.select().from(tutors).where(eq(tutors.id, id))
    const named = { first_name: known?.name, last_name: known?.last_name, birth_date: '1990-05-03', email_for_invoices: known?.email }
    const begun = { billing_status: 0, reject_comment: '', billing_documents: [], billing_data: { ...named, iban: null } }
    expect(await get()).toMatchObject(begun)
    await send()
    expect((await get()).billing_data).toMatchObject({ first_name: person.first_name, email_for_invoices: 'faktury@example.test' })
  })

  test('are sent to be checked, numbers without spaces, the address of mail in small letters', async () => {
    const { id, send, statusOf } = await tutor()
    const { data, error } = await send()
    expect(error).toBeNull()
    expect(data).toMatchObject({
      billing_status: 1,
      billing_data: { iban: 'PL61109010140000071219812874', email_for_invoices: 'faktury@example.test', company_name: null },
      billing_documents: [{ name: 'dowód.jpg' }],
      address_documents: [{ name: 'rachunek.jpg' }],
    })
    expect(await statusOf()).toBe(1)
    const noted = await database.drizzle.select().from(tutorActivities).where(eq(tutorActivities.tutor_id, id))
    expect(noted).toMatchObject([{ action: 'billing_sent', changes: { billing_status: [0, 1] } }])
  })

  test('that are read can be sent back as they are', async () => {
    const { get, send } = await tutor()
    await send()
    const { billing_data } = await get()
    const again = await send(billing_data, {})
    expect(again.error).toBeNull()
    expect(again.data).toMatchObject({ billing_data })
  })

  test('of which a newer version was sent are a conflict, and a file that was added there stays', async () => {
    const { send, get } = await tutor()
    const { version } = await get()
    await send({ version })
    const refused = await send({ version, city: 'Sopot' }, { new_billing_documents: [file()] })
    expect([refused.error, refused.data]).toEqual(['conflict', { fields: { city: { yours: 'Sopot', theirs: person.city } } }])
    expect(await get()).toMatchObject({ version: version + 1, billing_data: { city: person.city }, billing_documents: [{ name: 'dowód.jpg' }] })
    expect((await send({ version: version + 1, city: 'Sopot' }, {})).data.billing_data.city).toBe('Sopot')
  })

  test.each(['person', 'entrepreneur', 'company'] as const)('of a %s name all that is missing at once, files too', async (type) => {
    const { as, statusOf } = await tutor()
    const none = { billing_data: { type, billing_documents: [], address_documents: [] }, new_billing_documents: [], new_address_documents: [] }
    const { error } = await call(calls.saveBilling, none as never, { as })
    const missing = [...calls.billingNeeds[type].needed, 'new_billing_documents', 'new_address_documents']
    expect(error).toEqual(Object.fromEntries(missing.map((field) => [field, 'required'])))
    expect(await statusOf()).toBe(0)
  })

  test('of a company have nobody’s birthday', async () => {
    const { send } = await tutor()
    const sent = await send({ ...company, birth_date: '1990-05-17' })
    expect(sent.error).toBeNull()
    expect(sent.data.billing_data).toMatchObject({ birth_date: null, company_name: 'Żak i Spółka' })
  })

  test.each([
    ['iban', 'PL61109010140000071219812875'],
    ['iban', 'PL6110901014'],
    ['iban', 'DE89370400440532013001'],
    ['swift', 'WBK'],
    ['country', 'QQ'],
    ['tax_country', 'Polska'],
    ['birth_date', '2090-01-01'],
    ['birth_date', '1990-02-30'],
    ['email_for_invoices', 'nie'],
    ['tax_id', '12'],
    ['first_name', 'Ł'],
    ['address', 'x'.repeat(201)],
    ['type', 'robot'],
  ])('with %s of "%s" are refused at that field', async (field, value) => {
    const { send, statusOf } = await tutor()
    expect(Object.keys((await send({ [field]: value })).error as object)).toEqual([field])
    expect(await statusOf()).toBe(0)
  })

  test.each<[string, object, string[]]>([
    ['without files', {}, ['new_billing_documents', 'new_address_documents']],
    ['without a proof of the address', { new_billing_documents: [file()] }, ['new_address_documents']],
  ])('%s are refused, and nothing of them is kept', async (_, sent, fields) => {
    const { id, send } = await tutor()
    expect(Object.keys((await send({}, sent)).error as object)).toEqual(fields)
    expect(await database.drizzle.$count(tutorBillingDocuments, eq(tutorBillingDocuments.tutor_id, id))).toBe(0)
  })

  test.each<[string, (kept: number[]) => [fields: object, files: object], string]>([
    ['without the files that were taken away', () => [{ billing_documents: [] }, {}], 'required'],
    ['with a sixth file', () => [{}, { new_billing_documents: Array.from({ length: 4 }, () => file()) }], 'too_many_files'],
    [
      'with more than fit beside the one that stays',
      ([one]) => [{ billing_documents: [one] }, { new_billing_documents: Array.from({ length: 5 }, () => file()) }],
      'too_many_files',
    ],
  ])('%s are told so together with what is written wrong', async (_, asked, problem) => {
    const { send, get } = await tutor()
    await send({}, { ...files, new_billing_documents: [file(), file()] })
    const [fields, sent] = asked((await get()).billing_documents.map(({ id }) => id))
    const { error } = await send({ ...fields, iban: 'PL61109010140000071219812875', city: '', birth_date: '2090-01-01' }, sent)
    expect(error).toEqual({ iban: 'custom', city: 'required', birth_date: 'custom', new_billing_documents: problem })
  })

  test('have at most five files in a list, those kept counted', async () => {
    const { get, send } = await tutor()
    await send({}, { ...files, new_billing_documents: Array.from({ length: 5 }, () => file()) })
    expect((await send({}, { new_billing_documents: [file()] })).error).toEqual({ new_billing_documents: 'too_many_files' })
    const [first, ...others] = (await get()).billing_documents.map(({ id }) => id)
    const { data } = await send({ billing_documents: others }, { new_billing_documents: [file('nowy.jpg')] })
    expect(data.billing_documents.map(({ id }) => id)).not.toContain(first)
    expect(data.billing_documents).toHaveLength(5)
  })

  test.each([2, 3])('checked as %d are to be checked again when sent again, without the comment', async (status) => {
    const { id, send, statusOf } = await tutor()
    await send()
    await call(calls.approveTutorBilling, { tutor_id: id, approve: status === 2, reject_comment: 'Numer konta jest błędny' }, { as: staff })
    expect(await statusOf()).toBe(status)
    expect((await send()).data).toMatchObject({ billing_status: 1, reject_comment: '' })
  })

  test('and their files are nobody else’s', async () => {
    const { send, as } = await tutor()
    const document_id = (await send()).data.billing_documents[0]?.id ?? 0
    expect((await call(calls.getBillingFile, { document_id }, { as })).error).toBeNull()
    const other = await tutor()
    expect((await call(calls.getBillingFile, { document_id }, { as: other.as })).error).toBe('not_found')
    expect((await other.send({ billing_documents: [document_id] })).error).toBe('not_found')
  })

  test.each([5])('of a tutor of status %d are not taken', async (status) => {
    const { send } = await tutor({ status })
    expect((await send()).error).not.toBeNull()
  })
})

describe('before anything is paid by a bank', () => {
  test.each([
    [0, 'required'],
    [1, undefined],
    [2, undefined],
    [3, 'required'],
  ])('billing data of status %d: %s', async (billing_status, problem) => {
    const { id: tutor_id, as } = await tutor({ billing_status })
    const card = { tutor_id, provider: 'card_a', mask: '424242******4242', brand: 'visa', exp_month: 12, exp_year: 2040 }
    const token = seal(cardOf('paid').token, settings.secret, 'payment_cards')
    const [kept] = await database.drizzle
      .insert(paymentCards)
      .values({ ...card, token })
      .returning()
    const begun = [
      await call(calls.getWalletPaymentUrl, { provider: 'bank_url', sum: 100 }, { as }),
      await call(calls.getTopPaymentForm, { provider: 'card_form', top: 1 }, { as }),
      await call(calls.payWalletByToken, { provider: 'card_a', sum: 100, card_id: kept?.id ?? 0 }, { as }),
    ]
    expect(begun.map(({ error }) => error)).toEqual(begun.map(() => (problem ? { billing_data: problem } : null)))
    expect(await database.drizzle.$count(payments, eq(payments.tutor_id, tutor_id))).toBe(problem ? 0 : 3)
    expect((await call(calls.getPaymentWays, {}, { as })).data.needs_billing).toBe(problem !== undefined)
  })
})

test('tutors of other editions have none', async () => {
  const kz = await useApp({ edition: 'kz' })
  await buildReference(kz.database)
  const as = await kz.signInAs({ tutor: (await buildTutor(kz.database)).id })
  expect((await kz.call(calls.getBilling, {}, { as })).error).toBe('not_found')
  expect((await kz.call(calls.saveBilling, { billing_data: person, ...files } as never, { as })).error).toBe('not_found')
})
