import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type EditionCode, editionCodes } from '../../../editions/index.ts'
import { publishTutor, registerTutor } from '../../../schemas/index.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { registrationIn } from '../../build/registration.ts'
import { buildTutor } from '../../build/tutors.ts'

/** One too short, one too long, one as people write it, and how that is stored (spec: decisions EDN-2). */
const phones: Record<EditionCode, [short: string, long: string, typed: string, stored: string]> = {
  kz: ['701900112', '701900112233', '8 (701) 900-11-22', '+77019001122'],
  ua: ['067000000', '067000000011', '067 000-00-01', '+380670000001'],
  pl: ['60000000', '6000000001', '600 000 001', '+48600000001'],
  us: ['202555010', '20255501001', '(202) 555-0101', '+12025550101'],
  in: ['981000000', '98100000011', '98100 00001', '+19810000001'],
  mx: ['551000000', '55100000011', '55 1000 0001', '+525510000001'],
  es: ['61000000', '6100000001', '610 00 00 01', '+34610000001'],
}

describe.each(editionCodes)('in %s', async (code) => {
  const { call, database, edition, signInAs } = await useApp({ edition: code })
  await buildReference(database)
  const [short, long, typed, stored] = phones[code]

  test.each([short, long])(`a phone of another length is refused`, async (phone_plain) => {
    expect((await call(registerTutor, { ...(await registrationIn(database)), phone_plain })).error).toEqual({ phone_plain: 'phone_length' })
  })

  test('a phone is stored in its whole form, a language is one of the site', async () => {
    const form = await registrationIn(database)
    expect((await call(registerTutor, { ...form, phone_plain: typed })).error).toBeNull()
    const [tutor] = await database.drizzle.select().from(tutors).where(eq(tutors.email, form.email))
    expect([tutor?.phone, tutor?.lang]).toEqual([stored, edition.locales[0]])
  })

  test("the language kz is the site's own", async () => {
    const form = await registrationIn(database)
    expect((await call(registerTutor, { ...form, lang: 'kz' } as never)).error).toBeNull()
    const [tutor] = await database.drizzle.select().from(tutors).where(eq(tutors.email, form.email))
    expect(tutor?.lang).toBe(edition.locales[0])
  })

  test('a profile goes on the site with a confirmed phone alone in ua and es, elsewhere without one too', async () => {
    const as = await signInAs({ admin: (await buildAdmin(database)).id })
    const row = { status: 2, birth_date: '1990-05-01', description: 'Объясняю так, чтобы ученик сам пришёл к правилу. '.repeat(5), rate_id: null }
    const lackingOf = async (phone_confirmed: boolean) => {
      const { id } = await buildTutor(database, { ...row, phone_confirmed })
      const { error } = await call(publishTutor, { tutor_id: id }, { as })
      return Object.keys(error as object).includes('phone_confirmed')
    }
    expect([await lackingOf(false), await lackingOf(true)]).toEqual([['ua', 'es'].includes(code), false])
  })

  test.each([
    ['a@b.c', false],
    ['a@b.co', true],
    ['a@b.info', true],
    ['a@b.email', false],
  ])('an address like %s is taken: %s', async (email, isTaken) => {
    const { error } = await call(registerTutor, { ...(await registrationIn(database)), email })
    expect(error).toEqual(isTaken ? null : { email: 'invalid_format' })
  })
})
