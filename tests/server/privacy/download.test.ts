import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { downloadTutorFiles } from '../../../schemas/index.ts'
import { hashPassword } from '../../../server/auth/passwords.ts'
import { zipOf } from '../../../server/privacy/zip.ts'
import { paymentCards, tutorDocuments } from '../../../server/tables.ts'
import { writeLine } from '../../../server/wallet/ledger.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { buildBlog, buildBlogImage } from '../../build/content.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, settings, signInAs } = await useApp()
const { drizzle } = database
await buildReference(database)

const [paper, picture, lost, foreign] = [`${'a'.repeat(32)}.pdf`, `${'b'.repeat(32)}.webp`, `${'c'.repeat(32)}.pdf`, `${'d'.repeat(32)}.pdf`]
const client = await buildClient(database, { name: 'Данияр', phone: '+77017654321', email: 'daniyar@example.test' })
const password_hash = await hashPassword('old-password-1')
const tutor = await buildTutor(database, { password_hash, email: 'own@example.test', admin_comment: 'staff alone' })
const other = await buildTutor(database)
const order = await buildOrder(database, clock.now, {
  ...{ client_id: client.id, status: 4, wishes: 'Звоните +77017654321', address: 'Абая 10' },
  tutors: [
    { id: tutor.id, state: 'appointed' },
    { id: other.id, state: 'responded' },
  ],
})
await database.transaction((tx) => writeLine(tx, { tutor_id: tutor.id, type: 'topup', sum: 1500, at: clock.now }))
await drizzle.insert(paymentCards).values({
  ...{ tutor_id: tutor.id, provider: 'card_a', token: 'sealed-token', mask: '424242******4242', brand: 'visa', exp_month: 12, exp_year: 2040 },
})
const [document] = await drizzle
  .insert(tutorDocuments)
  .values([
    { tutor_id: tutor.id, file: paper },
    { tutor_id: tutor.id, file: lost },
    { tutor_id: other.id, file: foreign },
  ])
  .returning()
const post = await buildBlog(database, { tutor_id: tutor.id })
await buildBlogImage(database, { tutor_id: tutor.id, owner_id: post.id, file: picture })
for (const folder of [settings.uploadsDir, settings.privateDir]) await mkdir(folder, { recursive: true })
for (const file of [paper, foreign]) await writeFile(join(settings.privateDir, file), `%PDF ${file}`)
await writeFile(join(settings.uploadsDir, picture), 'picture')

const files = async () => {
  const { headers, bytes } = await call(downloadTutorFiles, {}, { as: await signInAs({ tutor: tutor.id }) })
  const found = unzipSync(new Uint8Array(bytes))
  return { headers, names: Object.keys(found), read: (name: string) => strFromU8(found[name] ?? new Uint8Array()) }
}

test('a tutor takes along profile, orders, payments and every upload that is there', async () => {
  const { headers, names, read } = await files()
  expect([headers['content-type'], headers['cache-control']]).toEqual(['application/zip', 'no-store'])
  expect(headers['content-disposition']).toMatch(/^attachment; filename="?docento-\d+-2026-03-12\.zip"?$/)
  expect(names.slice(0, 3)).toEqual(['profile.json', 'orders.json', 'payments.json'])
  expect(names.slice(3)).toEqual([`uploads/documents/${document?.id}.pdf`, expect.stringMatching(/^uploads\/blog\/\d+\.webp$/)])
  expect(read(`uploads/documents/${document?.id}.pdf`)).toBe(`%PDF ${paper}`)
  expect(JSON.parse(read('profile.json'))).toMatchObject({ id: tutor.id, email: 'own@example.test' })
  expect(JSON.parse(read('orders.json'))).toMatchObject([{ id: order.id, state: 'appointed', lessons: [{ id: 8 }] }])
  expect(JSON.parse(read('payments.json'))).toMatchObject({
    balance: 1500,
    wallet: [{ type: 'topup', sum: 1500 }],
    cards: [{ mask: '424242******4242' }],
  })
})

test('no secret, no word of staff and nobody else’s contacts go along', async () => {
  const { names, read } = await files()
  const all = names.map(read).join()
  for (const word of [
    '77017654321',
    'daniyar@',
    'Данияр',
    'Абая',
    'argon2id',
    'sealed-token',
    'staff alone',
    other.phone ?? '',
    other.email ?? '',
    foreign,
  ])
    expect([word, all.includes(word)]).toEqual([word, false])
})

test('what came of an order with another tutor is not told to who had it before', async () => {
  const former = await buildTutor(database)
  const about = { review_mark: '2', review_value: 2, review_status: 1, review_text: 'Опаздывает', review_at: clock.now } as const
  const { id } = await buildOrder(database, clock.now, {
    ...{ client_id: client.id, status: 7, ...about },
    tutors: [
      { id: former.id, state: 'removed', appointed_at: clock.now },
      { id: (await buildTutor(database)).id, state: 'appointed' },
    ],
  })
  const { bytes } = await call(downloadTutorFiles, {}, { as: await signInAs({ tutor: former.id }) })
  const [order] = JSON.parse(strFromU8(unzipSync(new Uint8Array(bytes))['orders.json'] ?? new Uint8Array()))
  expect(order).toMatchObject({ id, state: 'removed' })
  for (const name of ['review_text', 'review_mark', 'commission_sum', 'paid_at']) expect(order).not.toHaveProperty(name)
})

test('a list of no orders is a list', async () => {
  const { bytes } = await call(downloadTutorFiles, {}, { as: await signInAs({ tutor: other.id }) })
  const orders = unzipSync(new Uint8Array(bytes))['orders.json'] ?? new Uint8Array()
  expect(JSON.parse(strFromU8(orders))).toHaveLength(1)
  const lonely = await buildTutor(database)
  const answer = await call(downloadTutorFiles, {}, { as: await signInAs({ tutor: lonely.id }) })
  expect(JSON.parse(strFromU8(unzipSync(new Uint8Array(answer.bytes))['orders.json'] ?? new Uint8Array()))).toEqual([])
})

test('an archive holds no more of a file than is read of it, and closes it when nobody reads on', async () => {
  let made = 0
  let isClosed = false
  async function* large() {
    try {
      for (; made < 1000; made += 1) yield new Uint8Array(65_536)
    } finally {
      isClosed = true
    }
  }
  const archive = zipOf([{ name: 'large.bin', read: large, isPacked: true }])
  for await (const _ of archive) break
  await expect.poll(() => isClosed).toBe(true)
  expect(made).toBeLessThan(20)
})
