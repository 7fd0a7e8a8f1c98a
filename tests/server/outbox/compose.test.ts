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

test.each([
  ['Дана', 'Дана'],
  ['J.R. Smith-O’Neil', 'J. R. Smith-O’Neil'],
  ['J.R.Smith', 'J. R. Smith'],
  ['A.Smith', 'A. Smith'],
  ['Др.Ли', 'Др. Ли'],
  ['Ст. преподаватель Ли', 'Ст. преподаватель Ли'],
  ['Win at http://prize.example', null],
  ['Dr.Win at prize.example', null],
  ['Www.Prize.example', null],
  ['Win at www.prize.example', null],
  ['Win at prize.example now', null],
  ['Win at x.com', null],
  ['Win at t.me/prize', null],
  ['win@prize.example', null],
])('a mail greets whoever calls themself "%s" as %s: a short word gets its space, an address is no name', (name, called) => {
  const edition = editionOf('us')
  const { text, html } = composeMail(edition, standardMail(edition, 'tutor_email_confirm', 'en'), {
    language: 'en',
    values: {},
    name,
    siteUrl: 'https://us.docento.test',
  })
  expect(/^Hello (.*),$/m.exec(text)?.[1] ?? null).toBe(called)
  expect(html.includes('Hello')).toBe(called !== null)
})
