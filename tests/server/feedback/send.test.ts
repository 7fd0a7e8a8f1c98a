import { describe, expect, test } from 'vitest'
import { sendFeedback } from '../../../schemas/index.ts'
import { outbox } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { lastMessageTo } from '../../build/messages.ts'

const app = await useApp()
const { call, clock, database, edition, host } = app
const feedback = { name: 'Дана', email: 'dana@example.test', text: 'Где посмотреть счёт за прошлый месяц?' }
const send = (more: object = {}) => call(sendFeedback, { feedback: { ...feedback, ...more } } as never)

describe('a message to support', () => {
  test('goes to the edition’s support with how to answer it', async () => {
    expect((await send({ phone: '+7 705 123 45 67' })).error).toBeNull()
    const { subject, text, lang } = await lastMessageTo(app, edition.supportEmail)
    expect([subject, lang]).toEqual(['Сообщение в поддержку: Дана', 'ru'])
    expect(text).toContain(feedback.text)
    expect(text).toContain('dana@example.test, +7 705 123 45 67')
  })

  test.each(['', '8 705 123 45 67', '+45 12 34 56 78'])('takes “%s” as the phone', async (phone) => {
    expect((await send({ phone, text: `Перезвоните, пожалуйста: ${phone}` })).error).toBeNull()
  })

  test('may come in the address', async () => {
    const url = `/api/client/send_feedback_email?feedback=${encodeURIComponent(JSON.stringify(feedback))}`
    const answer = await app.app.inject({ method: 'POST', url, headers: { host, origin: `http://${host}` } })
    expect(answer.json()).toMatchObject({ status: 'success' })
  })

  test('is sent as it was typed: markup and places of a text stay words', async () => {
    await send({ name: '<b>{secret}</b>', text: 'Привет, <script>alert(1)</script> {support_email}' })
    const [last] = (await database.drizzle.select().from(outbox)).slice(-1)
    expect(last?.html).not.toMatch(/<script>|<b>/)
    expect(last?.text).not.toContain(`alert(1)</script> ${edition.supportEmail}`)
  })

  test('is one mail where its button is pressed twice, one after the other or at the same moment', async () => {
    const mailed = async (texts: string[], more: object = {}) => {
      const before = await database.drizzle.$count(outbox)
      const answers = await Promise.all(texts.map((text) => send({ text, ...more })))
      expect(answers.map(({ error }) => error)).toEqual(texts.map(() => null))
      return (await database.drizzle.$count(outbox)) - before
    }
    const [first, second] = ['Где посмотреть счёт за апрель?', 'Где посмотреть счёт за май?']
    expect(await mailed([first])).toBe(1)
    expect(await mailed([first])).toBe(0)
    expect(await mailed([second, second, second])).toBe(1)
    clock.move({ minutes: 9 })
    expect(await mailed([first])).toBe(0)
    expect(await mailed([first], { name: 'Айгуль' })).toBe(1)
    clock.move({ minutes: 2 })
    expect(await mailed([first])).toBe(1)
  })

  test('in the same words from another address is another one', async () => {
    const before = await database.drizzle.$count(outbox)
    for (const ip of ['10.3.1.1', '10.3.1.2']) await call(sendFeedback, { feedback } as never, { ip })
    expect((await database.drizzle.$count(outbox)) - before).toBe(2)
  })

  test.each<[object, Record<string, string>]>([
    [{ name: 'Д' }, { name: 'too_small' }],
    [{ name: 'Д'.repeat(51) }, { name: 'too_big' }],
    [{ email: 'dana' }, { email: 'invalid_format' }],
    [{ phone: '1'.repeat(31) }, { phone: 'too_big' }],
    [{ phone: 'любой' }, { phone: 'warningSymbol' }],
    [{ phone: '705 12' }, { phone: 'phone_length' }],
    [{ phone: '+45 12 34' }, { phone: 'phone_range' }],
    [{ text: 'Коротко' }, { text: 'too_small' }],
    [{ text: 'Д'.repeat(3001) }, { text: 'too_big' }],
    [
      { name: '', text: '' },
      { name: 'too_small', text: 'too_small' },
    ],
  ])('names what is wrong with %j and sends nothing', async (more, error) => {
    const before = await database.drizzle.$count(outbox)
    expect((await send(more)).error).toEqual(error)
    expect(await database.drizzle.$count(outbox)).toBe(before)
  })
})

describe('an address may write three times an hour', async () => {
  const limited = await useApp({ environment: { RATE_FEEDBACK_IP: '3/1h' } })
  const errorsOf = async (times: number, written: object, ip: string) => {
    const errors = []
    for (let n = 0; n < times; n += 1) errors.push((await limited.call(sendFeedback, { feedback: written } as never, { ip })).error)
    return errors
  }

  test('and no more', async () => {
    expect(await errorsOf(4, feedback, '10.3.0.1')).toEqual([null, null, null, 'too_many_requests'])
  })

  test('however often a field was forgotten', async () => {
    await errorsOf(5, { ...feedback, text: '' }, '10.3.0.2')
    expect(await errorsOf(4, feedback, '10.3.0.2')).toEqual([null, null, null, 'too_many_requests'])
  })

  test('and is refused early after that, before its fields are looked at', async () => {
    await errorsOf(3, feedback, '10.3.0.3')
    expect(await errorsOf(1, { ...feedback, text: '' }, '10.3.0.3')).toEqual(['too_many_requests'])
  })

  test('and no more when all are sent at once', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => limited.call(sendFeedback, { feedback } as never, { ip: '10.3.0.4' })))
    expect(all.filter(({ error }) => error === null).length).toBeLessThanOrEqual(3)
  })
})
