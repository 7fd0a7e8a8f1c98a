import { expect, test } from 'vitest'
import { editionOf, editions } from '../../../editions/index.ts'
import { textsOf } from '../../../locales/index.ts'
import { composeMail, standardMail, standardSms } from '../../../server/outbox/compose.ts'
import type { MailTemplate, SmsTemplate } from '../../../server/outbox/templates.ts'

test.each([
  ['client_auth_code', 'Он действует 10 минут '],
  ['tutor_reset_password', 'Она действует 1 час '],
  ['tutor_personal_order', 'Ответьте в течение 24 часов, '],
  ['tutor_potential_order', 'Ответить могут 5 репетиторов, '],
  ['tutor_pay_overdue', 'Через 3 дня '],
] as const)('the mail %s says the number of its rule in the form of its language', (template, words) =>
  expect(standardMail(editionOf('kz'), template, 'ru').text).toContain(words),
)

test.each(Object.values(editions))('every message of $code that says a number knows which', (edition) => {
  for (const language of edition.locales) {
    const { mails, sms } = textsOf(edition, language)
    const texts = [
      ...Object.keys(mails.templates).map((template) => standardMail(edition, template as MailTemplate, language).text),
      ...Object.keys(sms).map((template) => standardSms(edition, template as SmsTemplate, language)),
    ]
    expect(texts.filter((text) => /\{count\}|(?<!\d)0 /.test(text))).toEqual([])
  }
})

test('a mail greets by a title with the space that keeps programs from taking it for an address', () => {
  const edition = editionOf('kz')
  const { text } = composeMail(edition, standardMail(edition, 'tutor_email_confirm', 'ru'), { language: 'ru', values: {}, name: 'Др.Ли' })
  expect(text).toContain('Др. Ли')
})

test.each([
  ['Дана', true],
  ['J.R. Smith-O’Neil', true],
  ['A.Smith', true],
  ['Ст. преподаватель Ли', true],
  ['Win at http://prize.example', false],
  ['Dr.Win at prize.example', false],
  ['Www.Prize.example', false],
  ['Win at www.prize.example', false],
  ['Win at prize.example now', false],
  ['Win at t.me/prize', false],
  ['win@prize.example', false],
])('a mail greets whoever calls themself "%s", unless that leads somewhere: %s', (name, isGreeted) => {
  const edition = editionOf('us')
  const { text, html } = composeMail(edition, standardMail(edition, 'tutor_email_confirm', 'en'), { language: 'en', values: {}, name })
  expect([text.includes(`Hello ${name}`), html.includes('Hello')]).toEqual([isGreeted, isGreeted])
})
