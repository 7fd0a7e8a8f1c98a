import { beforeAll, describe, expect, test } from 'vitest'
import { type EditionCode, editionOf } from '../../../editions/index.ts'
import { getTutorInvoice } from '../../../schemas/index.ts'
import { tutorBilling } from '../../../server/billing/table.ts'
import { drawInvoice } from '../../../server/payments/draw-invoice.ts'
import { invoiceOf } from '../../../server/payments/invoice.ts'
import { payments } from '../../../server/payments/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { linesOf } from './read-pdf.ts'

const { call, clock, database, signInAs } = await useApp()
let as = ''

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
})

const seller = { company: 'Docento', details: '000', address: '—' }
const facts = { number: '2026-1', paid: new Date('2026-03-01T10:00:00Z'), sum: 11_600, purpose: 'wallet' as const, seller, buyer: [] }
/** Sums stand with spaces that do not break. */
const plain = (lines: string[]) => lines.map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '))

describe('an invoice', () => {
  test.each([
    ['kz', 'ru', 'Щёлоков, ул. Ёлочная — «Ақтау», Әлібек Өтеген Ұлы'],
    ['ua', 'ua', 'Їжакевич Єлизавета Ґалаґан, вул. Мар’яненка'],
    ['pl', 'pl', 'Zażółć gęślą jaźń, Łódź, Śródmieście'],
    ['es', 'es', 'Muñoz Ibáñez, calle de la Vigüela, ¡Ñandú!'],
  ] as const)('of %s reads in the letters of %s', async (code, language, buyer) => {
    const lines = linesOf(await drawInvoice(invoiceOf({ ...facts, edition: editionOf(code), language, buyer: [buyer] })))
    expect(lines).toContain(buyer)
    expect(lines.join('\n')).not.toContain('�')
  })

  test.each<[EditionCode, 'ru' | 'ua' | 'pl' | 'es', string]>([
    ['kz', 'ru', '1 600 ₸'],
    ['ua', 'ua', '1 933,33 ₴'],
    ['pl', 'pl', '2 169,11 zł'],
    ['es', 'es', '2.013,22 €'],
  ])('of %s says the tax that is part of the sum', async (code, language, tax) => {
    const edition = editionOf(code)
    const { totals } = invoiceOf({ ...facts, edition, language })
    expect(plain(totals.map(([, sum]) => sum))[0]).toBe(tax)
    expect(totals[0]?.[0]).toContain(String(edition.taxPercent))
  })

  test('of a country without tax has the sum alone', () => {
    expect(invoiceOf({ ...facts, edition: editionOf('us'), language: 'en' }).totals).toHaveLength(1)
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

  test('is made out to the approved billing data, else to the name', async () => {
    const { id: tutor_id } = await buildTutor(database, { billing_status: 2 })
    const data = { company_name: 'ИП «Серик»', tax_id: '900501400123', address: 'ул. Абая, 10', city: 'Алматы' }
    await database.drizzle.insert(tutorBilling).values({ tutor_id, data })
    const other = await buildTutor(database, { billing_status: 1 })
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
