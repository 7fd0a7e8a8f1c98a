import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createMerchant, deleteMerchant, getMerchant, HIDDEN_SECRET, listMerchants, saveMerchant } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { unseal } from '../../../server/seal.ts'
import { invoices, merchants, payments } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, settings, signInAs } = await useApp()
await buildReference(database)
const as = await signInAs({ admin: (await buildAdmin(database, { status: 1 })).id })

let n = 0
const fields = () => ({ name: `Рахунок ${++n}`, provider: 'card_a' as const, account: `acc-${n}`, purposes: ['order' as const] })
const create = async (more: object = {}) => call(createMerchant, { merchant: { ...fields(), secret: 'very-secret-key', ...more } }, { as })
const made = async (more: object = {}) => (await create(more)).data.merchant
const save = (merchant: Awaited<ReturnType<typeof made>>, more: object = {}) => call(saveMerchant, { merchant: { ...merchant, ...more } }, { as })
const rowOf = async (id: number) => (await database.drizzle.select().from(merchants).where(eq(merchants.id, id)))[0]

describe('the secret of an account with a bank', () => {
  test('is sealed in the database, told to nobody and written into no journal', async () => {
    const { data, text } = (await create({ secret: 'p4ssw0rd-of-bank' })) as never as {
      data: { merchant: { merchant_id: number; secret: string } }
      text?: string
    }
    expect(data.merchant.secret).toBe(HIDDEN_SECRET)
    expect(text ?? JSON.stringify(data)).not.toContain('p4ssw0rd')
    const sealed = (await rowOf(data.merchant.merchant_id))?.secret ?? ''
    expect(sealed).not.toContain('p4ssw0rd')
    expect(unseal(sealed, settings.secret, 'merchants')).toBe('p4ssw0rd-of-bank')
    const lines = await database.drizzle.select().from(adminLog)
    expect(JSON.stringify(lines)).not.toContain('p4ssw0rd')
  })

  test.each([
    ['left out', undefined],
    ['empty', ''],
    ['sent back as it was shown', HIDDEN_SECRET],
  ])('stays when it is %s', async (_, secret) => {
    const merchant = await made()
    const before = (await rowOf(merchant.merchant_id))?.secret
    await save(merchant, { secret, name: 'Інша назва' })
    expect(await rowOf(merchant.merchant_id)).toMatchObject({ secret: before, name: 'Інша назва' })
  })

  test('is replaced by a new one', async () => {
    const merchant = await made()
    await save(merchant, { secret: 'another-secret' })
    expect(unseal((await rowOf(merchant.merchant_id))?.secret ?? '', settings.secret, 'merchants')).toBe('another-secret')
  })
})

describe('the default account of a bank', () => {
  test('is the first, then the one that was made it last, and one alone', async () => {
    await database.drizzle.delete(merchants)
    const first = await made({ is_default: false })
    expect(first.is_default).toBe(true)
    const second = await made({ is_default: true })
    expect((await rowOf(first.merchant_id))?.is_default).toBe(false)
    const other = await made({ provider: 'bank_url' })
    expect(other.is_default).toBe(true)
    await save((await call(getMerchant, { merchant_id: first.merchant_id }, { as })).data.merchant, { is_default: true })
    expect((await rowOf(second.merchant_id))?.is_default).toBe(false)
    expect((await rowOf(other.merchant_id))?.is_default).toBe(true)
  })

  test('can’t be cleared, moved to another bank or, beside others, deleted', async () => {
    await database.drizzle.delete(merchants)
    const only = await made()
    await made()
    const error = { is_default: 'last_default' }
    expect((await save(only, { is_default: false })).error).toEqual(error)
    expect((await save(only, { provider: 'bank_url' })).error).toEqual(error)
    expect((await call(deleteMerchant, { merchant_id: only.merchant_id }, { as })).error).toEqual(error)
  })
})

test.each<[string, object, object]>([
  ['a bank that the edition doesn’t offer', { provider: 'card_b' }, { provider: 'invalid_value' }],
  ['a name of one letter', { name: 'a' }, { name: 'too_small' }],
  ['no account', { account: '' }, { account: 'too_small' }],
  ['a secret of seven letters', { secret: '1234567' }, { secret: 'too_small' }],
  ['no purpose', { purposes: [] }, { purposes: 'required' }],
  ['a purpose that there is not', { purposes: ['rent'] }, { 'purposes.0': 'invalid_value' }],
  ['a limit of nothing', { daily_limit: 0 }, { daily_limit: 'too_small' }],
])('an account is refused with %s', async (_, more, error) => {
  expect((await create(more)).error).toEqual(error)
})

test('an account of the same bank is there once', async () => {
  const { account } = await made()
  expect((await create({ account })).error).toEqual({ account: 'not_unique' })
  expect((await create({ account, provider: 'bank_url' })).status).toBe('success')
})

describe('the prefix of an account’s invoices', () => {
  const taken = { invoice_prefix: 'not_unique' }
  const invoiced = async (merchant_id: number | null, number: string) => {
    const { id: tutor_id } = await buildTutor(database)
    const [payment] = await database.drizzle
      .insert(payments)
      .values({ tutor_id, merchant_id, purpose: 'wallet', sum: 5000, currency: 'KZT', provider: 'card_a' })
      .returning()
    const told = { payment_id: payment?.id ?? '', merchant_id, place: ++n, number, lang: 'ru', seller: [], buyer: [], tax_percent: 0 }
    await database.drizzle.insert(invoices).values(told)
  }

  test('is its own, in whichever letters, whether it is made or saved; one without any has none to share', async () => {
    const [one, other] = [await made({ invoice_prefix: 'Dana' }), await made()]
    await made()
    expect((await create({ invoice_prefix: 'DANA' })).error).toEqual(taken)
    expect((await save(other, { invoice_prefix: 'dana' })).error).toEqual(taken)
    expect((await save(one, { invoice_prefix: 'DANA' })).status).toBe('success')
  })

  test('is none that another account has written invoices under and given up', async () => {
    const former = await made({ invoice_prefix: 'OLD-1' })
    await invoiced(former.merchant_id, 'OLD-1-000001')
    await save(former, { invoice_prefix: 'NEW' })
    expect((await create({ invoice_prefix: 'old-1' })).error).toEqual(taken)
    expect((await create({ invoice_prefix: 'OLD' })).status).toBe('success')
    const back = (await call(getMerchant, { merchant_id: former.merchant_id }, { as })).data.merchant
    expect((await save(back, { invoice_prefix: 'OLD-1' })).status).toBe('success')
  })

  test('is none that the product makes of edition and account for others, but may be the account’s own', async () => {
    const merchant = await made()
    for (const invoice_prefix of ['KZ', 'kz7', `KZ${merchant.merchant_id + 1}`])
      expect((await save(merchant, { invoice_prefix })).error).toEqual(taken)
    expect((await save(merchant, { invoice_prefix: `KZ${merchant.merchant_id}` })).status).toBe('success')
    expect((await create({ invoice_prefix: 'PL7' })).status).toBe('success')
  })

  test('makes no number twice: the database refuses it', async () => {
    const [one, other] = [await made(), await made()]
    await invoiced(one.merchant_id, 'TWICE-000001')
    await expect(invoiced(other.merchant_id, 'twice-000001')).rejects.toMatchObject({ cause: { constraint: 'invoices_number' } })
  })
})

test('a colleague’s newer version is a conflict with both values', async () => {
  const merchant = await made({ is_default: true })
  await save(merchant, { name: 'Їхнє' })
  const { error, data } = await save(merchant, { name: 'Моє' })
  expect(error).toBe('conflict')
  expect(data).toMatchObject({ fields: { name: { yours: 'Моє', theirs: 'Їхнє' } } })
})

test('an account that payments went to is in use, another is deleted', async () => {
  await made({ is_default: true })
  const [used, spare] = [await made(), await made()]
  const { id: tutor_id } = await buildTutor(database)
  await database.drizzle
    .insert(payments)
    .values({ provider: 'card_a', tutor_id, purpose: 'wallet', sum: 100, currency: 'KZT', merchant_id: used.merchant_id })
  expect((await call(deleteMerchant, { merchant_id: used.merchant_id }, { as })).error).toBe('in_use')
  await call(deleteMerchant, { merchant_id: spare.merchant_id }, { as })
  expect(await rowOf(spare.merchant_id)).toBeUndefined()
})

test.each<[string, (merchant: Awaited<ReturnType<typeof made>>) => object, boolean]>([
  ['its name', ({ name }) => ({ text: name }), true],
  ['its account', ({ account }) => ({ text: account.slice(1) }), true],
  ['a text that it has not', () => ({ text: '100%' }), false],
  ['a purpose of it', () => ({ purpose: 'top' }), true],
  ['another purpose', () => ({ purpose: 'wallet' }), false],
  ['those in use', () => ({ active: true }), false],
  ['those not in use', () => ({ active: false }), true],
])('an account is found by %s', async (_, filters, isFound) => {
  const merchant = await made({ active: false, purposes: ['top'], is_default: false })
  const { data } = await call(listMerchants, { filters: filters(merchant) }, { as })
  expect(data.merchants.some(({ merchant_id }) => merchant_id === merchant.merchant_id)).toBe(isFound)
})
