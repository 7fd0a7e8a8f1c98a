import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type EditionCode, editionOf } from '../../../editions/index.ts'
import { getInvoiceFile, getTutorInvoice, getWalletHistory } from '../../../schemas/index.ts'
import { tutorBilling } from '../../../server/billing/table.ts'
import { merchants } from '../../../server/merchants/table.ts'
import { SANDBOX_SIGNATURE, signSandbox } from '../../../server/outside/banks/sandbox.ts'
import { drawInvoice } from '../../../server/payments/draw-invoice.ts'
import { invoiceOf } from '../../../server/payments/invoice.ts'
import { invoices, payments } from '../../../server/payments/table.ts'
import { seal } from '../../../server/seal.ts'
import { tutors as tutorsTable } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { linesOf } from './read-pdf.ts'

const { app, call, clock, database, host, settings, signInAs } = await useApp()
let as = ''

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
})

const made = (code: EditionCode, lang: string, buyer: string[] = []) => {
  const edition = editionOf(code)
  const told = { number: 'D-000001', lang, seller: ['Docento'], buyer, tax_percent: edition.taxPercent }
  return invoiceOf(told, { paid_at: new Date('2026-03-01T10:00:00Z'), purpose: 'order', sum: 11_600, donate_sum: 0 }, edition)
}
/** Sums stand with spaces that do not break. */
const plain = (lines: string[]) => lines.map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '))

describe('an invoice', () => {
  test.each([
    ['kz', 'ru', 'Щёлоков, ул. Ёлочная — «Ақтау», Әлібек Өтеген Ұлы', '11 600 ₸'],
    ['ua', 'ua', 'Їжакевич Єлизавета Ґалаґан, вул. Мар’яненка', '11 600 ₴'],
    ['pl', 'pl', 'Zażółć gęślą jaźń, Łódź, Śródmieście', '11 600 zł'],
    ['es', 'es', 'Muñoz Ibáñez, calle de la Vigüela, ¡Ñandú!', '11.600 €'],
  ] as const)('of %s reads in the letters of %s', async (code, language, buyer, total) => {
    const bytes = await drawInvoice(made(code, language, [buyer]))
    const lines = plain(linesOf(bytes))
    expect(lines).toEqual(expect.arrayContaining([buyer, total]))
    expect(lines.join('\n')).not.toContain('�')
    // letters of the font that it uses, and not the font
    expect(bytes.length).toBeLessThan(100_000)
  })

  test.each<[EditionCode, string, string]>([
    ['kz', 'ru', '1 600 ₸'],
    ['ua', 'ua', '1 933,33 ₴'],
    ['pl', 'pl', '2 169,11 zł'],
    ['es', 'es', '2.013,22 €'],
  ])('of %s says the tax that is part of the sum', (code, language, tax) => {
    const { totals } = made(code, language)
    expect(plain(totals.map(([, sum]) => sum))[0]).toBe(tax)
    expect(totals[0]?.[0]).toContain(String(editionOf(code).taxPercent))
  })

  test.each<[EditionCode, string]>([
    ['us', 'en'],
    ['in', 'en'],
    ['mx', 'es'],
  ])('of %s, which tells no tax, has the sum alone', (code, language) => {
    expect(made(code, language).totals).toHaveLength(1)
  })

  test('names a donation in a line of its own, without tax', () => {
    const facts = { number: 'D-000001', lang: 'ua', seller: [], buyer: [], tax_percent: 20 }
    const { lines, totals } = invoiceOf(facts, { paid_at: new Date(), purpose: 'order', sum: 600, donate_sum: 50.5 }, editionOf('ua'))
    expect([plain(lines.map(([, sum]) => sum)), plain(totals.map(([, sum]) => sum))]).toEqual([
      ['600 ₴', '50,50 ₴'],
      ['100 ₴', '650,50 ₴'],
    ])
  })
})

describe('the invoice of a payment', () => {
  const pay = async (row: Partial<typeof payments.$inferInsert>) => {
    const paid = { provider: 'card_a', provider_ref: crypto.randomUUID(), status: 'paid' as const, paid_at: clock.now }
    const [payment] = await database.drizzle
      .insert(payments)
      .values({ ...paid, purpose: 'wallet', sum: 14_000, currency: 'KZT', ...row })
      .returning()
    return payment?.id ?? ''
  }

  test('is made out to the billing data that were not rejected, else to the name', async () => {
    const { id: tutor_id } = await buildTutor(database, { billing_status: 2 })
    const data = { company_name: 'ИП «Серик»', tax_id: '900501400123', address: 'ул. Абая, 10', city: 'Алматы' }
    await database.drizzle.insert(tutorBilling).values({ tutor_id, data })
    const other = await buildTutor(database, { billing_status: 3 })
    await database.drizzle.insert(tutorBilling).values({ tutor_id: other.id, data })
    const read = async (id: number) => {
      const { code, bytes, headers } = await call(getTutorInvoice, { tutor_id: id, payment_id: await pay({ tutor_id: id }) }, { as })
      expect([code, headers['content-type']]).toEqual([200, 'application/pdf'])
      return plain(linesOf(bytes))
    }
    expect(await read(tutor_id)).toEqual(expect.arrayContaining(['ИП «Серик»', '900501400123', 'ул. Абая, 10, Алматы', '14 000 ₸']))
    const lines = await read(other.id)
    expect(lines).toContain('Айгерим Сейтова')
    expect(lines).not.toContain('ИП «Серик»')
  })

  test('is made out to a person where they name no company, though nobody has checked it yet', async () => {
    const { id: tutor_id } = await buildTutor(database, { billing_status: 1 })
    const numbers = { tax_id: '900501400123', vat_id: 'KZ 77' }
    const address = { address: 'ул. Абая, 10', zip: '050000', city: 'Алматы', country: 'KZ' }
    await database.drizzle.insert(tutorBilling).values({ tutor_id, data: { first_name: 'Серик', last_name: 'Ахметов', ...numbers, ...address } })
    const { bytes } = await call(getTutorInvoice, { tutor_id, payment_id: await pay({ tutor_id }) }, { as })
    expect(linesOf(bytes)).toEqual(expect.arrayContaining(['Серик Ахметов', '900501400123, KZ 77', 'ул. Абая, 10, 050000, Алматы, KZ']))
  })

  test.each<[string, Partial<typeof payments.$inferInsert>]>([
    ['not paid', { status: 'pending', paid_at: null }],
    ['given back', { status: 'refunded' }],
  ])('that is %s is not_found', async (_, row) => {
    const { id: tutor_id } = await buildTutor(database)
    expect((await call(getTutorInvoice, { tutor_id, payment_id: await pay({ tutor_id, ...row }) }, { as })).error).toBe('not_found')
  })

  test("that is another's is not_found", async () => {
    const [one, other] = [await buildTutor(database), await buildTutor(database)]
    expect((await call(getTutorInvoice, { tutor_id: other.id, payment_id: await pay({ tutor_id: one.id }) }, { as })).error).toBe('not_found')
  })
})

describe('the numbers of invoices', () => {
  const account = async (name: string, more: Partial<typeof merchants.$inferInsert> = {}) => {
    const secret = seal('a secret of the bank', settings.secret, 'merchants')
    const row = { name, provider: 'card_a' as const, account: name, secret, purposes: ['wallet' as const], invoice_prefix: name, ...more }
    const [merchant] = await database.drizzle.insert(merchants).values(row).returning()
    return merchant?.id ?? 0
  }
  const begin = async (merchant_id: number | null, tutor_id: number) => {
    const row = { provider: 'card_a', merchant_id, tutor_id, purpose: 'wallet' as const, sum: 5000, currency: 'KZT', created_at: clock.now }
    const [payment] = await database.drizzle.insert(payments).values(row).returning()
    return payment?.id ?? ''
  }
  const tell = (payment_id: string, state = 'paid') => {
    const payload = JSON.stringify({ payment_id, provider_ref: `ref-${payment_id}`, state, sum: 5000, currency: 'KZT' })
    const headers = { host, [SANDBOX_SIGNATURE]: signSandbox(payload, settings.secret), 'content-type': 'application/json' }
    return app.inject({ method: 'POST', url: '/api/payments/callback/card_a', payload, headers })
  }
  const numbersOf = async (merchant_id: number) => {
    const rows = await database.drizzle.select().from(invoices).where(eq(invoices.merchant_id, merchant_id)).orderBy(invoices.place)
    return rows.map(({ number }) => number)
  }

  test('follow each other without gaps in each account, however many are paid at once and however often the bank says so', async () => {
    const [one, other] = [await account('AA'), await account('BB')]
    const tutors = await Promise.all(Array.from({ length: 4 }, () => buildTutor(database)))
    const ids = await Promise.all(Array.from({ length: 12 }, (_, n) => begin(n % 3 ? one : other, tutors[n % 4]?.id ?? 0)))
    // those that fail take no number
    await Promise.all(ids.flatMap((id, n) => (n < 2 ? [tell(id, 'failed')] : [tell(id), tell(id)])))
    expect(await numbersOf(one)).toEqual(Array.from({ length: 7 }, (_, n) => `AA-00000${n + 1}`))
    expect(await numbersOf(other)).toEqual(['BB-000001', 'BB-000002', 'BB-000003'])
  })

  test('begin with the country, and the account where there is one, as long as staff named nothing', async () => {
    const { id: tutor_id } = await buildTutor(database)
    const merchant_id = await account('FF', { invoice_prefix: '' })
    const numbers = [merchant_id, null].map(async (id) => {
      const payment_id = await begin(id, tutor_id)
      await tell(payment_id)
      const [invoice] = await database.drizzle.select().from(invoices).where(eq(invoices.payment_id, payment_id))
      return invoice?.number
    })
    expect(await Promise.all(numbers)).toEqual([`KZ${merchant_id}-000001`, expect.stringMatching(/^KZ-\d{6}$/)])
  })

  test('stay when the account, the tutor and the day are others: the file is the same to the byte', async () => {
    const merchant_id = await account('CC', { legal_name: 'ТОО «Оқу»', tax_number: 'БИН 1', address: 'Алматы' })
    const { id: tutor_id } = await buildTutor(database)
    const payment_id = await begin(merchant_id, tutor_id)
    await tell(payment_id)
    const own = { as: await signInAs({ tutor: tutor_id }) }
    const first = await call(getInvoiceFile, { payment_id }, own)
    expect(linesOf(first.bytes)).toEqual(expect.arrayContaining(['Счёт №\u00a0CC-000001', 'ТОО «Оқу»', 'БИН 1']))
    await database.drizzle.update(merchants).set({ legal_name: 'Another', invoice_prefix: 'DD' }).where(eq(merchants.id, merchant_id))
    await database.drizzle.update(tutorsTable).set({ name: 'Another' }).where(eq(tutorsTable.id, tutor_id))
    expect((await call(getTutorInvoice, { tutor_id, payment_id }, { as })).bytes.equals(first.bytes)).toBe(true)
    clock.move({ days: 20 })
    const again = await call(getInvoiceFile, { payment_id }, own)
    expect(again.bytes.equals(first.bytes)).toBe(true)
    expect([first.headers['cache-control'], first.headers['content-disposition']]).toEqual(['no-store', 'attachment; filename=invoice-CC-000001.pdf'])
  })

  test('are read in the wallet by their tutor alone, and only where something was paid', async () => {
    const { id: tutor_id } = await buildTutor(database)
    const payment_id = await begin(await account('EE'), tutor_id)
    const own = { as: await signInAs({ tutor: tutor_id }) }
    expect((await call(getInvoiceFile, { payment_id }, own)).error).toBe('not_found')
    await tell(payment_id)
    expect((await call(getWalletHistory, {}, own)).data.items).toMatchObject([{ type: 'topup', payment_id, has_invoice: true }])
    const other = await signInAs({ tutor: (await buildTutor(database)).id })
    expect((await call(getInvoiceFile, { payment_id }, { as: other })).error).toBe('not_found')
  })
})
