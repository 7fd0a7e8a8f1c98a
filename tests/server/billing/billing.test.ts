import { writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { tutorBilling, tutorBillingDocuments } from '../../../server/billing/table.ts'
import { outbox } from '../../../server/outbox/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, settings, signInAs } = await useApp({ edition: 'pl' })
let as = ''

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
})

/** A tutor who sent billing data. */
async function build(row: { email?: string; billing_status?: number } = {}) {
  const { id } = await buildTutor(database, { billing_status: 1, ...row })
  await database.drizzle
    .insert(tutorBilling)
    .values({ tutor_id: id, data: { type: 'person', iban: 'PL61109010140000071219812874' }, sent_at: clock.now })
  return id
}
const read = async (id: number) => (await call(calls.getTutorBilling, { id }, { as })).data.billing

describe('billing data', () => {
  test('are all there, what was not filled in as nothing', async () => {
    const billing = await read(await build())
    expect(Object.keys(billing.data)).toEqual([...calls.billingFields])
    expect(billing).toMatchObject({ status: 1, data: { type: 'person', company_name: null }, reject_comment: '', sent_at: expect.any(Number) })
  })

  test('of somebody who sent none are empty and can be neither approved nor cleared', async () => {
    const { id } = await buildTutor(database)
    expect(await read(id)).toMatchObject({ status: 0, sent_at: null, data: { iban: null } })
    expect((await call(calls.approveTutorBilling, { tutor_id: id, approve: true }, { as })).error).toBe('wrong_status')
    expect((await call(calls.clearTutorBillingField, { tutor_id: id, field: 'iban' }, { as })).error).toBe('wrong_status')
  })

  test('once approved say so, and the tutor is told nothing', async () => {
    const tutor_id = await build({ email: 'ok@example.test' })
    const { data } = await call(calls.approveTutorBilling, { tutor_id, approve: true }, { as })
    expect(data.billing).toMatchObject({ status: 2, reject_comment: '', checked_at: Math.floor(clock.now.getTime() / 1000) })
    expect(await database.drizzle.$count(outbox, eq(outbox.recipient, 'ok@example.test'))).toBe(0)
  })

  test('are rejected with a reason, which is mailed', async () => {
    const tutor_id = await build({ email: 'nie@example.test' })
    const rejected = await call(calls.approveTutorBilling, { tutor_id, approve: false, reject_comment: 'Numer konta jest błędny' }, { as })
    expect(rejected.data.billing).toMatchObject({ status: 3, reject_comment: 'Numer konta jest błędny' })
    const [mail] = await database.drizzle.select().from(outbox).where(eq(outbox.recipient, 'nie@example.test'))
    expect(mail).toMatchObject({ template: 'billing_rejected' })
    expect(mail?.text).toContain('Numer konta jest błędny')
  })

  test.each([true, false])('are judged as they were read: other ones sent since are read first (approved: %s)', async (isApproved) => {
    const tutor_id = await build()
    const { version } = await read(tutor_id)
    await call(calls.clearTutorBillingField, { tutor_id, field: 'iban' }, { as })
    const judged = { tutor_id, approve: isApproved, reject_comment: 'Numer konta jest błędny' }
    expect((await call(calls.approveTutorBilling, { ...judged, version }, { as })).error).toBe('conflict')
    expect((await read(tutor_id)).status).toBe(1)
    expect((await call(calls.approveTutorBilling, { ...judged, version: version + 1 }, { as })).error).toBeNull()
  })

  test('are not approved over the rejection of a colleague', async () => {
    const tutor_id = await build()
    const { version, status } = await read(tutor_id)
    const asRead = { tutor_id, version, status }
    expect((await call(calls.approveTutorBilling, { ...asRead, approve: false, reject_comment: 'Numer konta jest błędny' }, { as })).error).toBeNull()
    expect((await call(calls.approveTutorBilling, { ...asRead, approve: true }, { as })).error).toBe('conflict')
    expect((await read(tutor_id)).status).toBe(3)
  })

  test.each([undefined, 'nie', 'x'.repeat(501)])('are not rejected with "%s" for a reason', async (reject_comment) => {
    const tutor_id = await build()
    const { error } = await call(calls.approveTutorBilling, { tutor_id, approve: false, ...(reject_comment && { reject_comment }) }, { as })
    expect(error).toHaveProperty('reject_comment')
    expect((await read(tutor_id)).status).toBe(1)
  })

  test('lose one field at a time, and the trail does not say what stood in it', async () => {
    const tutor_id = await build()
    const { data } = await call(calls.clearTutorBillingField, { tutor_id, field: 'iban' }, { as })
    expect(data.billing).toMatchObject({ data: { type: 'person', iban: null }, version: 2 })
    const lines = await database.drizzle
      .select()
      .from(adminLog)
      .where(eq(adminLog.target, `tutor ${tutor_id}`))
    expect(lines).toMatchObject([{ changes: { billing_field: 'iban' } }])
    expect(JSON.stringify(lines)).not.toContain('PL61')
  })

  test('have no other fields', async () => {
    expect((await call(calls.clearTutorBillingField, { tutor_id: await build(), field: 'password' as never }, { as })).error).toHaveProperty('field')
  })
})

describe('the files of billing data', () => {
  test('are read by staff of tutors alone, each under its kind', async () => {
    const [id, other] = [await build(), await build()]
    await mkdir(settings.privateDir, { recursive: true })
    writeFileSync(join(settings.privateDir, 'proof.pdf'), '%PDF-1.4 proof')
    const documents = [
      { tutor_id: id, kind: 'billing' as const, file: 'proof.pdf', name: 'Dowód osobisty.pdf' },
      { tutor_id: id, kind: 'address' as const, file: 'proof.pdf', name: 'Rachunek.pdf' },
    ]
    const rows = await database.drizzle.insert(tutorBillingDocuments).values(documents).returning()
    const document_id = rows[0]?.id ?? 0
    expect(await read(id)).toMatchObject({ billing_documents: [{ name: 'Dowód osobisty.pdf' }], address_documents: [{ name: 'Rachunek.pdf' }] })

    const file = await call(calls.getTutorBillingFile, { id, document_id }, { as })
    expect([file.bytes.toString(), file.headers['content-type']]).toEqual(['%PDF-1.4 proof', 'application/pdf'])
    expect((await call(calls.getTutorBillingFile, { id: other, document_id }, { as })).error).toBe('not_found')
    const content = await signInAs({ admin: (await buildAdmin(database, { status: 3 })).id })
    expect((await call(calls.getTutorBillingFile, { id, document_id }, { as: content })).error).toBe('forbidden')
  })
})
