import { type Edition, type Language, languageTag } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { light } from '../../theme/tokens.ts'
import { type Forms, fill, plural } from '../../theme/words.ts'
import type { Link } from './links.ts'
import { type MailTemplate, ruleOf, type SmsTemplate } from './templates.ts'

type Words = Readonly<Record<string, string>>
interface MailParts {
  template: MailTemplate
  language: Language
  words: Words
  /** How the receiver is addressed; left out, the greeting is too. */
  name?: string | undefined
  link?: Link | undefined
}

/** Subject, text and HTML of a mail; `{secret}` stays in them until delivery. */
export function composeMail(edition: Edition, { template, language, words, name, link }: MailParts) {
  const { greeting, questions, templates } = textsOf(edition, language).mails
  const { subject, text, button } = templates[template]
  const all = { ...words, support_email: edition.supportEmail }
  const fillText = fillWith(template, language, all)
  const lines = [...(name ? [fill(greeting, { name })] : []), ...text.map(fillText)]
  const footer = fill(questions, all)
  const title = fill(subject, all)
  const label = fill(button, all)
  return {
    subject: title,
    text: [...lines, ...(link ? [`${label}: ${link.url}`] : []), footer].join('\n\n'),
    html: page({ lang: languageTag(edition, language), title, lines, footer, ...(link && { action: { label, url: link.url } }) }),
  }
}

/** Text of a short message. */
export const composeSms = (edition: Edition, { template, language, words, link }: Omit<MailParts, 'template' | 'name'> & { template: SmsTemplate }) =>
  fillWith(template, language, { ...words, link: link?.url ?? '' })(textsOf(edition, language).sms[template]).trim()

/** Fills a template's texts; those in plural forms say its rule's number. */
const fillWith = (template: MailTemplate | SmsTemplate, language: Language, words: Words) => (text: string | Forms) =>
  typeof text === 'string' ? fill(text, words) : plural(text, ruleOf[template] ?? 0, language, words)

interface Page {
  lang: string
  title: string
  lines: string[]
  footer: string
  action?: { label: string; url: string }
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const font = "font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif"

/** Mail programs know neither style sheets nor variables: every style stands where it is used. */
function page({ lang, title, lines, footer, action }: Page): string {
  const button = action
    ? `<p style="margin:28px 0 8px"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${light.accent};color:${light['on-accent']};font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;background:${light.ground};color:${light.ink};${font}">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;font-size:20px;font-weight:700;color:${light.accent}">Docento</p>
<div style="padding:24px;border:1px solid ${light.rule};border-radius:12px;background:${light.surface}">
${lines.map((line) => `<p style="margin:0 0 14px">${escaped(line)}</p>`).join('\n')}
${button}
</div>
<p style="margin:16px 0 0;font-size:13px;color:${light['ink-2']}">${escaped(footer)}</p>
</div></body></html>`
}
