import { desc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { jobOf } from '../../../server/jobs/job.ts'
import { startJobs } from '../../../server/jobs/run.ts'
import { deliver, deliverDue } from '../../../server/outbox/deliver.ts'
import { sendMail, sendSms } from '../../../server/outbox/send.ts'
import { outbox } from '../../../server/outbox/table.ts'
import { openMessengers } from '../../../server/outside/messengers.ts'
import { tasks, timetable } from '../../../server/timetable.ts'
import { useApp } from '../../app.ts'
import { useGateway } from '../../mocks/gateway.ts'
import { useSmtp } from '../../mocks/smtp.ts'

const smtp = await useSmtp()
const gateway = await useGateway()
const environment = { SMTP_URL: smtp.url, SMS_URL: gateway.url, SMS_KEY: 'gateway-key', MAIL_FROM: 'post@docento.test', EDITIONS: 'kz' }
const { app, clock, database, databases, outside, settings } = await useApp({ environment })
const delivering = jobOf({ database, settings, outside, log: app.log, clock: () => clock.now })

const last = async () => {
  const [row] = await database.drizzle.select().from(outbox).orderBy(desc(outbox.id)).limit(1)
  if (!row) throw new Error('the outbox is empty')
  return row
}
const mailCode = async (secret: string) => {
  await delivering.transact((context) => sendMail(context, { template: 'client_auth_code', to: 'a@example.test', lang: 'ru', secret }))
  return (await last()).id
}

beforeEach(() => {
  smtp.mails.length = 0
  gateway.messages.length = 0
  smtp.refuses = false
  gateway.status = 202
})

test('a mail leaves with its code, which is then erased', async () => {
  const id = await mailCode('271828')
  expect(await last()).toMatchObject({ state: 'waiting', tries: 0 })
  await deliver(delivering, id)
  expect(await last()).toMatchObject({ state: 'delivered', tries: 1, secret: null, delivered_at: clock.now })
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]?.to).toEqual(['a@example.test'])
  expect(smtp.mails[0]?.raw).toContain('From: Docento <post@docento.test>')
})

test('a short message leaves with the key of the gateway and one of its own', async () => {
  await delivering.transact((context) => sendSms(context, { template: 'client_auth_code', to: '+77010000001', lang: 'ru', secret: '314159' }))
  const { id, idempotency_key } = await last()
  await deliver(delivering, id)
  expect(gateway.messages).toEqual([
    { to: '+77010000001', text: 'Docento: код 314159. Никому его не сообщайте.', key: idempotency_key, authorization: 'Bearer gateway-key' },
  ])
})

test('a refused mail is tried again after 1, 5 and 30 minutes and is then dead', async () => {
  smtp.refuses = true
  const id = await mailCode('1')
  for (const minutes of [1, 5, 30]) {
    await deliver(delivering, id)
    const { state, next_try_at, last_error } = await last()
    expect([state, next_try_at]).toEqual(['waiting', new Date(clock.now.getTime() + minutes * 60_000)])
    expect(last_error).toContain('come back later')
    clock.move({ minutes, seconds: -1 })
    await deliverDue(delivering)
    expect((await last()).next_try_at).toEqual(next_try_at)
    clock.move({ seconds: 1 })
  }
  await deliverDue(delivering)
  expect(await last()).toMatchObject({ state: 'dead', tries: 4, secret: null, next_try_at: null })
})

test('a further try carries the same key', async () => {
  gateway.status = 503
  await delivering.transact((context) => sendSms(context, { template: 'client_auth_code', to: '+77010000001', lang: 'ru', secret: '1' }))
  await deliverDue(delivering)
  expect((await last()).last_error).toBe('the sms gateway answered 503')
  gateway.status = 202
  clock.move({ minutes: 1 })
  await deliverDue(delivering)
  expect(new Set(gateway.messages.map(({ key }) => key)).size).toBe(1)
  expect(gateway.messages).toHaveLength(2)
})

test('staff see why a gateway could not be reached', async () => {
  const messengers = openMessengers({ ...settings, smsUrl: 'http://127.0.0.1:1/send' })
  await delivering.transact((context) => sendSms(context, { template: 'client_auth_code', to: '+77010000001', lang: 'ru', secret: '1' }))
  await deliver({ ...delivering, outside: { ...outside, messengers } }, (await last()).id)
  expect((await last()).last_error).toBe('fetch failed: bad port')
})

test('a message whose refusal no table takes as it is is put off all the same', async () => {
  const id = await mailCode('5')
  const mail = () => Promise.reject(new Error('Invalid greeting: \0\0'))
  await deliver({ ...delivering, outside: { ...outside, mail } }, id)
  expect(await last()).toMatchObject({ state: 'waiting', tries: 1, last_error: 'Invalid greeting: ' })
  clock.move({ minutes: 1 })
  await deliver(delivering, id)
  expect(await last()).toMatchObject({ state: 'delivered', tries: 2 })
})

test('two workers deliver a message once', async () => {
  const id = await mailCode('2')
  await Promise.all([deliver(delivering, id), deliver(delivering, id), deliverDue(delivering)])
  expect(smtp.mails).toHaveLength(1)
})

test('what a process that died was delivering is taken up after two minutes', async () => {
  const id = await mailCode('3')
  const never = { ...delivering.outside, mail: () => new Promise<void>(() => {}) }
  void deliver({ ...delivering, outside: never }, id)
  await expect.poll(async () => (await last()).next_try_at?.getTime()).toBe(clock.now.getTime() + 120_000)
  await deliverDue(delivering)
  expect(smtp.mails).toHaveLength(0)
  clock.move({ minutes: 2 })
  await deliverDue(delivering)
  expect(smtp.mails).toHaveLength(1)
})

test('a committed message leaves by itself while the jobs run, and they end when told', async () => {
  const jobs = startJobs({ settings, databases, outside, log: app.log, tasks, timetable, clock: () => clock.now })
  await mailCode('4')
  await expect.poll(() => smtp.mails.length).toBe(1)
  await jobs.stop()
})
