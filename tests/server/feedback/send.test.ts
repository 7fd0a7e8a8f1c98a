import { describe, expect, test } from 'vitest'
import { sendFeedback } from '../../../schemas/index.ts'
import { outbox } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { lastMessageTo } from '../../build/messages.ts'

const app = await useApp()
const { call, database, edition, host } = app
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

  test.each<[object, Record<string, string>]>([
    [{ name: 'Д' }, { name: 'too_small' }],
    [{ name: 'Д'.repeat(51) }, { name: 'too_big' }],
    [{ email: 'dana' }, { email: 'invalid_format' }],
    [{ phone: '1'.repeat(31) }, { phone: 'too_big' }],
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

test('an address may write three times an hour', async () => {
  const limited = await useApp({ environment: { RATE_FEEDBACK_IP: '3/1h' } })
  const tries = []
  for (let n = 0; n < 4; n += 1) tries.push((await limited.call(sendFeedback, { feedback } as never)).error)
  expect(tries).toEqual([null, null, null, 'too_many_requests'])
})
