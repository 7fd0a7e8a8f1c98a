import { type Edition, languageOf } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { placesIn } from '../../schemas/index.ts'
import { standardMail, standardSms } from '../outbox/compose.ts'
import type { MailTemplate, SmsTemplate } from '../outbox/templates.ts'

/** Any mail may say whom to ask. */
const always = ['support_email']

/** The product's own words for a mail; null for a key that it does not send. */
export function standardOf(edition: Edition, key: string, lang: string) {
  const language = languageOf(edition, lang)
  const isKnown = Object.hasOwn(textsOf(edition, language).mails.templates, key)
  return isKnown ? standardMail(edition, key as MailTemplate, language) : null
}

/** The product's own words for a short message; null for a key that it does not send. */
export function standardSmsOf(edition: Edition, key: string, lang: string) {
  const language = languageOf(edition, lang)
  return Object.hasOwn(textsOf(edition, language).sms, key) ? standardSms(edition, key as SmsTemplate, language) : null
}

/** What the texts of a mail may fill in: what the product's own words do. */
export function mailVariables(edition: Edition, key: string): string[] {
  const standard = standardOf(edition, key, edition.locales[0])
  return [...new Set([...(standard ? placesIn(`${standard.subject} ${standard.text} ${standard.button}`) : []), ...always])]
}

/** The same of a short message. */
export const smsVariables = (edition: Edition, key: string): string[] => placesIn(standardSmsOf(edition, key, edition.locales[0]) ?? '')
