import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  createEmail,
  createEmailProfile,
  createSms,
  deleteEmail,
  deleteEmailProfile,
  deleteSms,
  getEmail,
  getEmailProfile,
  getSms,
  HIDDEN_SECRET,
  listEmailProfiles,
  listEmails,
  listSms,
  previewEmail,
  previewSms,
  type Relay,
  saveEmail,
  saveEmailProfile,
  saveSms,
  sendTestEmail,
} from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { deliver } from '../../../server/outbox/deliver.ts'
import { keepTemplates } from '../../../server/outbox/keep-templates.ts'
import { sendMail, sendSms } from '../../../server/outbox/send.ts'
import { outbox } from '../../../server/outbox/table.ts'
import { emailProfiles } from '../../../server/outbox/template-tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { useSmtp } from '../../mocks/smtp.ts'

const smtp = await useSmtp()
const { app, call, clock, database, outside, settings, signInAs } = await useApp()
const admin = await buildAdmin(database, { status: 1 })
const as = await signInAs({ admin: admin.id })
await keepTemplates(database)
const job = jobOf({ database, settings, outside, log: app.log, clock: () => clock.now })

const mailOf = async (key: string, lang = 'ru') => {
  const { emails } = (await call(listEmails, { filters: { key, lang } }, { as })).data
  const [email] = emails
  if (!email) throw new Error(`no mail ${key}`)
  return email
}
const smsOf = async (key: string, lang = 'ru') => {
  const [sms] = (await call(listSms, { filters: { key, lang } }, { as })).data.smslist
  if (!sms) throw new Error(`no short message ${key}`)
  return sms
}
type Mail = Awaited<ReturnType<typeof mailOf>>
const saveMail = (email: Mail, more: object = {}) => call(saveEmail, { email: { ...email, ...more } }, { as })
const last = async () => (await database.drizzle.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0]

beforeEach(async () => {
  smtp.mails.length = 0
  await database.drizzle.delete(emailProfiles).where(eq(emailProfiles.from_name, 'none'))
})

describe('a mail that the product sends', () => {
  test('is found by what the list says of it: its name, its subject and the words that go out', async () => {
    const found = async (text: string) => (await call(listEmails, { filters: { text, lang: 'ru' } }, { as })).data.emails.map(({ key }) => key)
    const { subject, text } = await mailOf('client_auth_code')
    for (const words of ['Клієнту: код для ВХОДУ', subject, text.slice(-40)]) expect(await found(words)).toContain('client_auth_code')
    expect(await found('такого никто не пишет')).toEqual([])
    const email = await mailOf('client_auth_code')
    await saveMail(email, { text: 'Свои слова {secret}' })
    expect(await found(text.slice(-40))).not.toContain('client_auth_code')
    expect(await found('свои слова')).toEqual(['client_auth_code'])
    await saveMail(await mailOf('client_auth_code'), { text })
    const sms = await smsOf('client_auth_code')
    const { smslist } = (await call(listSms, { filters: { text: sms.text.slice(0, 12), lang: 'ru' } }, { as })).data
    expect(smslist.map(({ key }) => key)).toContain('client_auth_code')
  })

  test('stands in the list in each language of the edition with the product’s own words', async () => {
    await keepTemplates(database) // a second start adds nothing
    const { data } = await call(listEmails, { filters: { key: 'client_order_created' } }, { as })
    expect(data.emails.map(({ lang }) => lang)).toContain('ru')
    expect(new Set(data.emails.map(({ lang }) => lang)).size).toBe(data.total_count)
    expect(data.emails[0]).toMatchObject({ is_own: false, is_used: true, active: true, variables: ['order_id', 'lessons_name', 'support_email'] })
  })

  test('goes out with the words that staff gave it, in that language alone, and takes the product’s own back', async () => {
    const email = await mailOf('client_order_created')
    const own = { subject: 'Ваша заявка {order_id}', text: 'Первый абзац: {lessons_name}\n\nВторой' }
    const { data } = await saveMail(email, own)
    expect(data.email).toMatchObject({ ...own, is_own: true, version: email.version + 1 })
    const words = { order_id: '7', lessons_name: 'Физика <b>' }
    await job.transact((context) => sendMail(context, { template: 'client_order_created', to: 'a@example.test', lang: 'ru', words }))
    expect(await last()).toMatchObject({ subject: 'Ваша заявка 7', text: expect.stringContaining('Первый абзац: Физика <b>\n\nВторой') })
    expect((await last())?.html).toContain('Физика &lt;b&gt;')
    const back = await saveMail(data.email, { ...data.email.standard, html: '' })
    expect(back.data.email).toMatchObject({ is_own: false, subject: email.subject })
    await job.transact((context) => sendMail(context, { template: 'client_order_created', to: 'a@example.test', lang: 'ru', words }))
    expect((await last())?.subject).not.toBe('Ваша заявка 7')
  })

  test('goes out with the product’s own words while those of staff are switched off', async () => {
    const email = await mailOf('client_review_request')
    await saveMail(email, { subject: 'Своя тема', active: false })
    await job.transact((context) => sendMail(context, { template: 'client_review_request', to: 'a@example.test', lang: 'ru', words: {} }))
    expect((await last())?.subject).not.toBe('Своя тема')
  })

  test('holds HTML of staff, cleaned, in which values are text', async () => {
    const email = await mailOf('client_tutor_responded')
    const html = '<h2>Ответ</h2><script>alert(1)</script><p onclick="x()">{tutor_name}</p>'
    const { data } = await saveMail(email, { html })
    expect(data.email.html).toBe('<h2>Ответ</h2><p>{tutor_name}</p>')
    await job.transact((context) =>
      sendMail(context, { template: 'client_tutor_responded', to: 'a@example.test', lang: 'ru', words: { tutor_name: '<i>Ира</i>' } }),
    )
    expect((await last())?.html).toContain('<p>&lt;i&gt;Ира&lt;/i&gt;</p>')
  })

  test('leads out of its HTML to the site, for a mail program knows no address that begins with a slash, as the preview does', async () => {
    const file = `/api/uploads/${'a'.repeat(32)}.webp`
    const html = `<p><a href="/about">О нас</a>, <a href="https://elsewhere.test/x">href="/other"</a></p><img alt="" src="${file}">`
    const { data } = await saveMail(await mailOf('client_tutor_refused'), { html })
    await job.transact((context) => sendMail(context, { template: 'client_tutor_refused', to: 'a@example.test', lang: 'ru', words: {} }))
    for (const made of [(await last())?.html, (await call(previewEmail, { email: data.email }, { as })).data.html]) {
      expect(made).toMatch(/<a href="https?:\/\/[^/"]+\/about">О нас<\/a>/)
      expect(made).toMatch(new RegExp(`<img src="https?://[^/"]+${file}"`))
      expect(made).toContain('>href="/other"</a>')
    }
    await saveMail(data.email, { html: '' })
  })

  test('can’t be deleted', async () => {
    const { id } = await mailOf('client_order_created')
    expect((await call(deleteEmail, { id }, { as })).error).toBe('in_use')
    const { id: sms } = await smsOf('client_order_created')
    expect((await call(deleteSms, { id: sms }, { as })).error).toBe('in_use')
  })

  test('that a colleague saved meanwhile is a conflict', async () => {
    const email = await mailOf('client_tutor_refused')
    await saveMail(email, { subject: 'Их тема' })
    const { error, data } = await saveMail(email, { subject: 'Моя тема' })
    expect(error).toBe('conflict')
    expect(data).toMatchObject({ fields: { subject: { yours: 'Моя тема', theirs: 'Их тема' } } })
  })
})

test.each<[string, object, object]>([
  ['a place that nothing fills', { text: 'Здравствуйте, {password}' }, { text: 'unknown_place' }],
  ['such a place in the subject', { subject: '{client_phone}' }, { subject: 'unknown_place' }],
  ['such a place in the HTML', { html: '<p>{secret}</p>' }, { html: 'unknown_place' }],
  ['no subject', { subject: '' }, { subject: 'too_small' }],
  ['no text', { text: '' }, { text: 'too_small' }],
])('a mail is refused with %s', async (_, more, error) => {
  expect((await saveMail(await mailOf('client_order_created'), more)).error).toEqual(error)
})

test.each<[string, object, object]>([
  ['in its text', { text: 'Ваш код выслан' }, { text: 'place_missing' }],
  ['in the HTML that stands for the text', { html: '<p>Ваш код выслан</p>' }, { html: 'place_missing' }],
])('a mail that brings a code is refused without its place %s', async (_, more, error) => {
  expect((await saveMail(await mailOf('client_auth_code'), more)).error).toEqual(error)
})

test('a mail that leads somewhere is refused without words for its button', async () => {
  expect((await saveMail(await mailOf('tutor_reset_password'), { button: '' })).error).toEqual({ button: 'required' })
})

describe('a mail of staff’s own', () => {
  test('is made under a key that is free, and deleted', async () => {
    const input = { key: 'autumn_letter', lang: 'ru', subject: 'Осень', text: 'Пишите на {support_email}' }
    const made = await call(createEmail, { email: input }, { as })
    expect(made.data.email).toMatchObject({ is_used: false, standard: null, is_own: true })
    expect((await call(createEmail, { email: input }, { as })).error).toEqual({ key: 'not_unique' })
    expect((await call(createEmail, { email: { ...input, key: 'other_one', lang: 'de' } }, { as })).error).toEqual({ lang: 'invalid_value' })
    await call(deleteEmail, { id: made.data.email.id }, { as })
    expect((await call(getEmail, { id: made.data.email.id }, { as })).error).toBe('not_found')
  })
})

test('a preview fills every place with sample data and saves nothing', async () => {
  for (const email of (await call(listEmails, { filters: { lang: 'ru' } }, { as })).data.emails) {
    const { subject, text, html } = (await call(previewEmail, { email }, { as })).data
    expect([email.key, `${subject} ${text} ${html}`.match(/\{\w+\}/)?.[0]]).toEqual([email.key, undefined])
  }
  const email = await mailOf('client_tutor_appointed')
  await call(previewEmail, { email: { ...email, subject: 'Проба' } }, { as })
  expect((await mailOf('client_tutor_appointed')).subject).toBe(email.subject)
  expect((await call(previewEmail, { email: { ...email, text: '{nothing}' } }, { as })).error).toEqual({ text: 'unknown_place' })
})

describe('a sender', () => {
  const profile = () => ({
    name: 'Письма',
    from_name: 'Docento Казахстан',
    from_email: 'post@kz.docento.test',
    reply_to: 'help@kz.docento.test',
    smtp_host: new URL(smtp.url).hostname,
    smtp_port: Number(new URL(smtp.url).port),
  })

  test('carries a test mail with sample data to who asked for it, by its own server and under its own name', async () => {
    const { data } = await call(createEmailProfile, { profile: profile() }, { as })
    expect(data.profile).toMatchObject({ is_default: true, smtp_password: '' })
    const email = await mailOf('client_first_class_set')
    expect((await call(sendTestEmail, { id: email.id }, { as })).data.sent_to).toBe(admin.email)
    const row = await last()
    await deliver(job, row?.id ?? 0)
    expect((await last())?.state).toBe('delivered')
    expect(smtp.mails[0]?.to).toEqual([admin.email])
    expect(smtp.mails[0]?.raw).toContain('<post@kz.docento.test>')
    expect(smtp.mails[0]?.raw).toContain('Reply-To: help@kz.docento.test')
  })

  test('keeps its password sealed, told to nobody, until another is given', async () => {
    const made = await call(createEmailProfile, { profile: { ...profile(), smtp_user: 'u', smtp_password: 'mail-s3cret' } }, { as })
    expect(made.data.profile.smtp_password).toBe(HIDDEN_SECRET)
    expect((await call(getEmailProfile, { id: made.data.profile.id }, { as })).data).toEqual(made.data)
    const stored = async () =>
      (await database.drizzle.select().from(emailProfiles).where(eq(emailProfiles.id, made.data.profile.id)))[0]?.smtp_password
    const before = await stored()
    expect(before).not.toContain('mail-s3cret')
    await call(saveEmailProfile, { profile: { ...made.data.profile, name: 'Другое' } }, { as })
    expect(await stored()).toBe(before)
    await call(saveEmailProfile, { profile: { ...made.data.profile, version: undefined, smtp_password: 'new-s3cret' } }, { as })
    expect(await stored()).not.toBe(before)
    expect(JSON.stringify(await database.drizzle.select().from(adminLog))).not.toContain('s3cret')
  })

  test('is the default alone, and can’t be deleted while it is, nor while a template names it', async () => {
    const second = (await call(createEmailProfile, { profile: { ...profile(), is_default: true } }, { as })).data.profile
    const { profiles } = (await call(listEmailProfiles, {}, { as })).data
    expect(profiles.filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([second.id])
    expect((await call(deleteEmailProfile, { id: second.id }, { as })).error).toEqual({ is_default: 'last_default' })
    expect((await call(saveEmailProfile, { profile: { ...second, is_default: false } }, { as })).error).toEqual({ is_default: 'last_default' })
    const other = profiles.find(({ is_default }) => !is_default)?.id ?? 0
    await saveMail(await mailOf('client_generate_password'), { profile_id: other })
    expect((await call(deleteEmailProfile, { id: other }, { as })).error).toBe('in_use')
  })

  test('that a colleague put in place of the default is not put back by a form that was open', async () => {
    const before = (await call(createEmailProfile, { profile: { ...profile(), is_default: true } }, { as })).data.profile
    await call(createEmailProfile, { profile: { ...profile(), is_default: true } }, { as })
    const { error, data } = await call(saveEmailProfile, { profile: { ...before, name: 'Прежние' } }, { as })
    expect(error).toBe('conflict')
    expect(data).toMatchObject({ fields: { is_default: { yours: true, theirs: false } } })
  })

  test.each<[string, object, object]>([
    ['an address that is none', { from_email: 'post' }, { from_email: 'invalid_format' }],
    ['a port beyond all', { smtp_port: 70_000 }, { smtp_port: 'too_big' }],
    ['no name', { name: '' }, { name: 'too_small' }],
  ])('is refused with %s', async (_, more, error) => {
    expect((await call(createEmailProfile, { profile: { ...profile(), ...more } }, { as })).error).toEqual(error)
  })
})

describe('a short message', () => {
  test('goes out with the words of staff', async () => {
    const sms = await smsOf('client_order_created')
    await call(saveSms, { sms: { ...sms, text: 'Заявка {order_id}: {link}' } }, { as })
    await job.transact((context) =>
      sendSms(context, {
        template: 'client_order_created',
        to: '+77010000001',
        lang: 'ru',
        words: { order_id: '9' },
        link: { url: 'https://a.test' },
      }),
    )
    expect((await last())?.text).toBe('Заявка 9: https://a.test')
    const back = await call(saveSms, { sms: { ...sms, version: undefined, text: sms.standard ?? '' } }, { as })
    expect(back.data.sms.is_own).toBe(false)
  })

  test.each<[string, Relay[], Relay[], Relay[]]>([
    ['every way that was chosen', ['sms', 'viber'], ['sms', 'viber', 'whatsapp'], ['sms', 'viber']],
    ['the one way that was chosen', ['whatsapp'], ['sms', 'whatsapp'], ['whatsapp']],
    ['the chosen way that has a service', ['sms', 'viber'], ['viber'], ['viber']],
    ['SMS where no chosen way has a service', ['viber'], ['sms'], ['sms']],
    ['SMS where nothing has a service', ['viber', 'whatsapp'], [], ['sms']],
  ])('goes by %s', async (_, chosen, services, ways) => {
    const sms = await smsOf('client_review_request')
    expect((await call(saveSms, { sms: { ...sms, version: undefined, channels: chosen } }, { as })).error).toBeNull()
    const set = Object.fromEntries(services.map((service) => [`${service}Url`, 'http://127.0.0.1:1/send']))
    const sending = jobOf({ database, settings: { ...settings, ...set }, outside, log: app.log, clock: () => clock.now })
    await database.drizzle.delete(outbox)
    await sending.transact((context) =>
      sendSms(context, { template: 'client_review_request', to: '+77010000001', lang: 'ru', link: { url: 'https://a.test' } }),
    )
    const rows = await database.drizzle.select().from(outbox).orderBy(outbox.id)
    expect(rows.map(({ channel, state }) => [channel, state])).toEqual(ways.map((way) => [way, services.length ? 'waiting' : 'kept']))
  })

  test('is counted in letters and parts with its sample data', async () => {
    const sms = await smsOf('client_auth_code')
    const { text, length, parts } = (await call(previewSms, { sms: { id: sms.id, text: sms.text } }, { as })).data
    expect(text).toContain('123456')
    expect([length, parts]).toEqual([text.length, 1])
  })

  test.each<[string, string, object]>([
    ['a place that nothing fills', 'Заявка {tutor_phone}', { text: 'unknown_place' }],
    ['more than five parts', `{secret}${'я'.repeat(335)}`, { text: 'too_many_parts' }],
    ['no text', '', { text: 'too_small' }],
  ])('is refused with %s', async (_, text, error) => {
    const sms = await smsOf(text.includes('secret') ? 'client_auth_code' : 'client_order_created')
    expect((await call(saveSms, { sms: { ...sms, text } }, { as })).error).toEqual(error)
  })

  test('of staff’s own is made for channels and deleted', async () => {
    const made = await call(createSms, { sms: { key: 'winter_sms', lang: 'ru', text: 'Зима', channels: ['viber'] } }, { as })
    expect(made.data.sms).toMatchObject({ channels: ['viber'], is_used: false })
    const { id } = made.data.sms
    expect((await call(getSms, { id }, { as })).data).toEqual(made.data)
    expect((await call(deleteSms, { id }, { as })).status).toBe('success')
    expect((await call(getSms, { id }, { as })).error).toBe('not_found')
  })
})
