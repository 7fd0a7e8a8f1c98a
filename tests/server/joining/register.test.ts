import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { getRegisterOptions, loginTutor, registerTutor } from '../../../schemas/index.ts'
import { tokens } from '../../../server/auth/table.ts'
import { cities, lessons } from '../../../server/reference/table.ts'
import { hashOf } from '../../../server/sessions/session.ts'
import { tutorHomes, tutorLessons, tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { lastMessageTo } from '../../build/messages.ts'
import { buildReference } from '../../build/reference.ts'
import { registrationIn } from '../../build/registration.ts'
import { buildTutor } from '../../build/tutors.ts'

const app = await useApp()
const { call, database, signInAs } = app
await buildReference(database)

const tutorOf = async (email: string) => (await database.drizzle.select().from(tutors).where(eq(tutors.email, email)))[0]

describe('registration', () => {
  test('makes a draft who is signed in and led to the profile', async () => {
    const form = await registrationIn(database)
    const { status, data, auth, session } = await call(registerTutor, { ...form, email: form.email.toUpperCase(), phone_plain: '+7 (701) 900-11-22' })
    expect([status, data.redirect, auth?.tutor_info?.id, auth?.current_role]).toEqual(['success', '/profile/', data.tutor_id, 'tutor'])
    expect(session).toMatch(/\S{20,}/)
    expect(await tutorOf(form.email)).toMatchObject({
      status: 1,
      phone: '+77019001122',
      email_confirmed: false,
      phone_confirmed: false,
      terms_version: 1,
    })
    expect(await database.drizzle.select().from(tutorLessons).where(eq(tutorLessons.tutor_id, data.tutor_id))).toMatchObject([
      { lesson_id: form.lesson_id },
    ])
    expect(await database.drizzle.select().from(tutorHomes).where(eq(tutorHomes.tutor_id, data.tutor_id))).toMatchObject([{ city_id: form.city_id }])
    expect((await call(loginTutor, { email: form.email, password: form.password })).status).toBe('success')
  })

  test('takes a new session in place of the one that was there', async () => {
    const as = await signInAs({ tutor: (await buildTutor(database)).id })
    const { session, auth, data } = await call(registerTutor, await registrationIn(database), { as })
    expect([session === as, auth?.tutor_info?.id]).toEqual([false, data.tutor_id])
  })

  test('mails a link whose token is stored as a hash alone', async () => {
    const form = await registrationIn(database)
    await call(registerTutor, form)
    const { template, secret, text } = await lastMessageTo(app, form.email)
    expect([template, /^[0-9a-f]{32}$/.test(secret), text.includes(`/login?confirmation_code=${secret}`)]).toEqual([
      'tutor_email_confirm',
      true,
      true,
    ])
    expect(
      await database.drizzle
        .select()
        .from(tokens)
        .where(eq(tokens.hash, hashOf(secret))),
    ).toMatchObject([{ purpose: 'email', email: form.email }])
    expect(await database.drizzle.select().from(tokens).where(eq(tokens.hash, secret))).toEqual([])
  })

  test('lets nobody write what is not theirs to write', async () => {
    const form = await registrationIn(database)
    const extra = { status: 3, verified: true, wallet_balance: 900, id: 4711, email_confirmed: true, school_tutor_id: 5 }
    const { data } = await call(registerTutor, { ...form, ...extra })
    expect(await tutorOf(form.email)).toMatchObject({ id: data.tutor_id, status: 1, verified: false, email_confirmed: false, school_tutor_id: null })
    expect(data.tutor_id).not.toBe(4711)
  })

  test('keeps who brought a tutor, and no one where the number is nobody’s', async () => {
    const friend = await buildTutor(database)
    const affiliateOf = async (affiliate_id: number) => {
      const form = await registrationIn(database)
      await call(registerTutor, { ...form, affiliate_id })
      return (await tutorOf(form.email))?.affiliate_id
    }
    expect([await affiliateOf(friend.id), await affiliateOf(987_654)]).toEqual([friend.id, null])
  })

  test('twenty equal ones at once make one account', async () => {
    const form = await registrationIn(database)
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(registerTutor, form)))
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 'fail')
    expect(refused.every(({ code }) => code < 500)).toBe(true)
    const [count] = (await database.drizzle.select({ n: sql<number>`count(*)::int` }).from(tutors).where(eq(tutors.email, form.email))).map(
      ({ n }) => n,
    )
    expect(count).toBe(1)
  })

  test('names all that is wrong at once', async () => {
    const { error, code } = await call(registerTutor, {
      ...{ name: 'D', last_name: '', email: 'dana@example.company', phone_plain: '12', password: 'short', confirm_password: 'other' },
      ...{ lesson_id: 0, city_id: null, work_online: false, terms: false, lang: 'pl' },
    })
    expect(code).toBe(400)
    expect(error).toEqual({
      ...{ name: 'too_small', last_name: 'too_small', email: 'invalid_format', phone_plain: 'phone_length', password: 'too_small' },
      ...{ lesson_id: 'too_small', city_id: 'required', terms: 'terms', lang: 'invalid_value' },
    })
  })

  describe('names what records say together with what is written wrong:', () => {
    const [email, phone] = ['there@example.test', '7015550199']
    const unknown = { lesson_id: 999_999, city_id: 999_999 }
    const notFound = { lesson_id: 'not_found', city_id: 'not_found' }
    const misspelt = { name: 'D', password: 'short', terms: false }
    const spelling = { name: 'too_small', password: 'too_small', terms: 'terms' }
    beforeAll(async () => {
      await call(registerTutor, { ...(await registrationIn(database)), email, phone_plain: phone })
      await database.drizzle.insert(lessons).values({ id: 777, name: {}, rname: {}, alias: 'closed', active: false })
    })

    test.each<[string, object, object]>([
      ['both contacts', { email, phone_plain: phone }, { email: 'email_taken', phone_plain: 'phone_taken' }],
      ['a taken address in capitals', { email: 'THERE@Example.test' }, { email: 'email_taken' }],
      ['a taken phone with its country', { phone_plain: `+7 (701) 555-01-99` }, { phone_plain: 'phone_taken' }],
      ['a taken phone as it is dialled at home', { phone_plain: `8 701 555 01 99` }, { phone_plain: 'phone_taken' }],
      ['a taken phone as a foreign one', { phone_plain: `7${phone}`, phone_default_country_code: 0 }, { phone_plain: 'phone_taken' }],
      ['a closed subject', { lesson_id: 777 }, { lesson_id: 'not_found' }],
      [
        'taken contacts, unknown subject and city',
        { email, phone_plain: phone, ...unknown },
        { email: 'email_taken', phone_plain: 'phone_taken', ...notFound },
      ],
      ['a taken address beside wrong fields', { email, ...misspelt }, { email: 'email_taken', ...spelling }],
      [
        'a taken phone beside a wrong address',
        { phone_plain: phone, email: 'nobody', ...misspelt },
        { phone_plain: 'phone_taken', email: 'invalid_format', ...spelling },
      ],
      ['a taken address beside a wrong phone', { email, phone_plain: '70155' }, { email: 'email_taken', phone_plain: 'phone_length' }],
      [
        'all of them',
        { email, phone_plain: phone, ...unknown, ...misspelt },
        { email: 'email_taken', phone_plain: 'phone_taken', ...notFound, ...spelling },
      ],
      ['an unknown subject beside no city', { lesson_id: 999_999, city_id: null }, { lesson_id: 'not_found', city_id: 'required' }],
    ])('%s', async (_, wrong, problems) => {
      const { code, error } = await call(registerTutor, { ...(await registrationIn(database)), ...wrong })
      expect([code, error]).toEqual([400, problems])
    })
  })

  test.each([
    ['a name of one letter', { name: 'A' }, { name: 'too_small' }],
    ['a name of 51 letters', { last_name: 'a'.repeat(51) }, { last_name: 'too_big' }],
    ['an ending of five letters', { email: 'a@b.email' }, { email: 'invalid_format' }],
    ['an ending of one letter', { email: 'a@b.c' }, { email: 'invalid_format' }],
    ['no @', { email: 'example.test' }, { email: 'invalid_format' }],
    ['a password without a digit', { password: 'password', confirm_password: 'password' }, { password: 'invalid_format' }],
    ['a password without a letter', { password: '12345678', confirm_password: '12345678' }, { password: 'invalid_format' }],
    ['a password of 65 signs', { password: `${'a1'.repeat(32)}b`, confirm_password: `${'a1'.repeat(32)}b` }, { password: 'too_big' }],
    [
      'a password that is the address',
      { email: 'dana1@b.test', password: 'Dana1@b.test', confirm_password: 'Dana1@b.test' },
      { password: 'password' },
    ],
    ['two passwords', { confirm_password: 'newcomer-pass-2' }, { confirm_password: 'password_mismatch' }],
    ['no second password', { confirm_password: undefined }, { confirm_password: 'password_mismatch' }],
    ['letters in the phone', { phone_plain: '70190abc22' }, { phone_plain: 'warningSymbol' }],
    ['a foreign phone of six digits', { phone_plain: '+123456', phone_default_country_code: 0 }, { phone_plain: 'phone_range' }],
    ['terms not accepted', { terms: false }, { terms: 'terms' }],
    ['neither city nor lessons online', { city_id: null }, { city_id: 'required' }],
  ])('is refused with %s, and nobody is made', async (_, wrong, problem) => {
    const form = { ...(await registrationIn(database)), ...wrong }
    expect((await call(registerTutor, form as never)).error).toEqual(problem)
    expect(await tutorOf(form.email)).toBeUndefined()
  })

  test('offers what is taught here and nothing that is closed, in the language of the page', async () => {
    const { data } = await call(getRegisterOptions, { lang: 'ru' })
    const open = async (table: typeof lessons | typeof cities) =>
      (await database.drizzle.select({ id: table.id }).from(table).where(eq(table.active, true))).map(({ id }) => id)
    const sorted = (rows: { id: number }[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b)
    expect([sorted(data.lessons), sorted(data.cities)]).toEqual([
      (await open(lessons)).toSorted((a, b) => a - b),
      (await open(cities)).toSorted((a, b) => a - b),
    ])
    expect(data.lessons.find(({ id }) => id === 8)?.name).toBe('Математика')
  })

  test('needs no city of who teaches online', async () => {
    const form = { ...(await registrationIn(database)), city_id: null, work_online: true }
    const { data } = await call(registerTutor, form)
    expect(await tutorOf(form.email)).toMatchObject({ work_online: true })
    expect(await database.drizzle.select().from(tutorHomes).where(eq(tutorHomes.tutor_id, data.tutor_id))).toEqual([])
  })
})
