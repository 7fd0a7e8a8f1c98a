import { type Edition, type Language, languageTag } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { light } from '../../theme/tokens.ts'
import { type Forms, fill, plural } from '../../theme/words.ts'
import { escaped } from '../html/escape.ts'
import type { Link } from './links.ts'
import { type MailTemplate, ruleOf, type SmsTemplate } from './templates.ts'

type Values = Readonly<Record<string, string>>

/** What a mail says; places in it are still to be filled. */
export interface MailWords {
  subject: string
  /** Paragraphs apart by an empty line. */
  text: string
  /** Says where the mail's link leads. */
  button: string
  /** The body as HTML, cleaned; empty: made of the text. */
  html: string
}

interface Parts {
  language: Language
  values: Values
  link?: Link | undefined
}

/** The product's own words for a mail; they say the number of its rule. */
export function standardMail(edition: Edition, template: MailTemplate, language: Language): MailWords {
  const { subject, text, button } = textsOf(edition, language).mails.templates[template]
  return { subject, text: text.map(ruled(template, edition, language)).join('\n\n'), button, html: '' }
}

/** The product's own words for a short message; they say the number of its rule. */
export const standardSms = (edition: Edition, template: SmsTemplate, language: Language): string =>
  ruled(template, edition, language)(textsOf(edition, language).sms[template])

interface MailParts extends Parts {
  /** How the receiver is greeted; left out, the greeting is too. */
  name?: string | undefined
  /** The page that takes its reader off the list that it is of. */
  unsubscribe?: string | undefined
  /** Where the site is: a mail program knows no address that begins with a slash. */
  siteUrl: string
}

/** Whoever writes to a stranger's address by our forms would have us send their link in the place of a name: mail programs make one of each address. */
const holdsAddress = /:\/\/|@|www\.|[\p{L}\d-]\.\p{L}{2}/iu
/** Titles and initials without their spaces, "Др.Ли", "J.R.Smith", read like an address; with the spaces nothing makes a link of them. */
const spaced = (name: string) => name.replace(/(?<!\S)(?:\p{Lu}\p{L}{0,3}\.)+(?=\p{Lu})/gu, (short) => short.replaceAll('.', '. '))

/** Subject, text and HTML of a mail; `{secret}` stays in them until delivery. */
export function composeMail(edition: Edition, words: MailWords, { language, values, name: called = '', link, unsubscribe, siteUrl }: MailParts) {
  const name = spaced(called)
  const { greeting, questions, unsubscribe: leave } = textsOf(edition, language).mails
  const all = { ...values, support_email: edition.supportEmail }
  const hello = name && !holdsAddress.test(name) ? [fill(greeting, { name })] : []
  // one whose word is empty says nothing
  const lines = words.text
    .split(/\n{2,}/)
    .map((line) => fill(line, all))
    .filter(Boolean)
  const footer = fill(questions, all)
  const title = fill(words.subject, all)
  const label = fill(words.button, all)
  const body = words.html
    ? [...hello.map(paragraph), fill(wholeAddresses(words.html, siteUrl), escapedValues(all))]
    : [...hello, ...lines].map(paragraph)
  return {
    subject: title,
    text: [...hello, ...lines, ...(link ? [`${label}: ${link.url}`] : []), footer, ...(unsubscribe ? [`${leave}: ${unsubscribe}`] : [])].join('\n\n'),
    html: page({
      lang: languageTag(edition, language),
      title,
      body,
      footer,
      ...(link && label && { action: { label, url: link.url } }),
      ...(unsubscribe && { leave: { label: leave, url: unsubscribe } }),
    }),
  }
}

const wholeAddresses = (html: string, siteUrl: string) => html.replaceAll(/(<(?:a|img)\b[^>]* (?:href|src)=")(?=\/)/g, (start) => start + siteUrl)

/** Text of a short message. */
export const composeSms = (text: string, { values, link }: Omit<Parts, 'language'>) => fill(text, { ...values, link: link?.url ?? '' }).trim()

/** A text in plural forms says its rule's number. */
const ruled = (template: MailTemplate | SmsTemplate, edition: Edition, language: Language) => (text: string | Forms) =>
  typeof text === 'string' ? text : plural(text, ruleOf[template] ?? 0, edition, language)

interface Page {
  lang: string
  title: string
  body: string[]
  footer: string
  action?: { label: string; url: string }
  /** How to get no such mails any more. */
  leave?: { label: string; url: string }
}

const escapedValues = (values: Values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escaped(value)]))
const paragraph = (line: string) => `<p style="margin:0 0 14px">${escaped(line).replaceAll('\n', '<br>')}</p>`
const font = "font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif"

/** Mail programs know neither style sheets nor variables: every style stands where it is used. */
function page({ lang, title, body, footer, action, leave }: Page): string {
  const button = action
    ? `<p style="margin:28px 0 8px"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${light.accent};color:${light['on-accent']};font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;background:${light.ground};color:${light.ink};${font}">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;font-size:20px;font-weight:700;color:${light.accent}">Docento</p>
<div style="padding:24px;border:1px solid ${light.rule};border-radius:12px;background:${light.surface}">
${body.join('\n')}
${button}
</div>
<p style="margin:16px 0 0;font-size:13px;color:${light['ink-2']}">${escaped(footer)}${leave ? `<br><a href="${escaped(leave.url)}" style="color:${light['ink-2']}">${escaped(leave.label)}</a>` : ''}</p>
</div></body></html>`
}
