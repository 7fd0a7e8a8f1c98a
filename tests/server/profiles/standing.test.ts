import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { askTutorVerification, getTutorRating, getTutorVerification } from '../../../schemas/index.ts'
import { tutorDocuments, tutors } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
await buildReference(database)

describe('the rating', () => {
  test('is the sum of seven parts of 100 points, each with a hint', async () => {
    const { id } = await buildTutor(database, { score: 61, score_parts: { R: 0.84, A: 0.5, C: 0.65, S: 1, V: 0, E: 0.3, F: 0.5 } })
    const { data } = await call(getTutorRating, {}, { as: await signInAs({ tutor: id }) })
    expect(data.parts.map(({ key, points, max }) => [key, points, max])).toEqual([
      ['R', 29.4, 35],
      ['A', 10, 20],
      ['C', 9.8, 15],
      ['S', 10, 10],
      ['V', 0, 10],
      ['E', 1.5, 5],
      ['F', 2.5, 5],
    ])
    expect(data.total).toBe(63.2)
    for (const { hint } of data.parts) expect(hint).not.toBe('')
  })

  test('gives a place among the tutors on the site, to equals by their number, and none to others', async () => {
    await database.drizzle.update(tutors).set({ status: 4 })
    const [best, first, second] = [
      await buildTutor(database, { score: 90 }),
      await buildTutor(database, { score: 40 }),
      await buildTutor(database, { score: 40 }),
    ]
    const draft = await buildTutor(database, { score: 99, status: 1 })
    const placeOf = async ({ id }: { id: number }) => (await call(getTutorRating, {}, { as: await signInAs({ tutor: id }) })).data
    expect([await placeOf(best), await placeOf(first), await placeOf(second)].map(({ place }) => place)).toEqual([1, 2, 3])
    expect(await placeOf(draft)).toMatchObject({ place: null, places_count: 3 })
  })
})

describe('the verification', () => {
  const whole = { status: 3, verified: false, email_confirmed: true, phone_confirmed: true }
  const ready = async (row: object = {}, hasDocument = true) => {
    const { id } = await buildTutor(database, { ...whole, ...row })
    if (hasDocument) await database.drizzle.insert(tutorDocuments).values({ tutor_id: id, file: `${'a'.repeat(32)}.pdf` })
    return { id, as: await signInAs({ tutor: id }) }
  }

  test.each<[string, object, boolean, boolean]>([
    ['published, contacts confirmed, a document sent', {}, true, true],
    ['of the school', { status: 6 }, true, true],
    ['no document', {}, false, false],
    ['the e-mail not confirmed', { email_confirmed: false }, true, false],
    ['the phone not confirmed', { phone_confirmed: false }, true, false],
    ['verified already', { verified: true }, true, false],
    ['a draft', { status: 1 }, true, false],
    ['on moderation', { status: 2 }, true, false],
    ['inactive', { status: 4 }, true, false],
    ['to be revised', { status: 7 }, true, false],
  ])('may be asked for exactly when all holds: %s', async (_, row, hasDocument, isOpen) => {
    const { id, as } = await ready(row, hasDocument)
    expect((await call(getTutorVerification, {}, { as })).data.is_allow_verification).toBe(isOpen)
    expect((await call(askTutorVerification, {}, { as })).error).toBe(isOpen ? null : 'wrong_status')
    const [tutor] = await database.drizzle.select().from(tutors).where(eq(tutors.id, id))
    expect(tutor?.verification_requested_at).toEqual(isOpen ? clock.now : null)
  })

  test('is asked for once', async () => {
    const { as } = await ready()
    const both = await Promise.all([1, 2].map(() => call(askTutorVerification, {}, { as })))
    expect(both.map(({ error }) => error).toSorted()).toEqual([null, 'wrong_status'].toSorted())
    expect((await call(getTutorVerification, {}, { as })).data).toMatchObject({
      is_allow_verification: false,
      requested_at: clock.now.getTime() / 1000,
    })
  })
})
