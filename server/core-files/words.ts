import type { Edition, Language } from '../../editions/index.ts'
import { productTexts, type Texts } from '../../locales/index.ts'
import { type PanelTexts, panelLocales } from '../../locales/panel.ts'

/** Words by their keys: `catalogue.h1.city`, `panel.orders.title`. */
export type Words = ReadonlyMap<string, string>

/** Subjects of the site that the back office speaks in too. */
const isShared = (subject: string) => /^(errors|enums)/.test(subject)

/** Mails and short messages have screens of their own (spec: decisions MSG-9, MSG-10). */
const hasOwnScreen = (key: string) => key.startsWith('mails.templates.') || key.startsWith('sms.')

/** Languages that an edition speaks, on the site or in the back office. */
export const fileLanguages = ({ locales, panelLanguage }: Edition): Language[] => [...new Set<Language>([...locales, panelLanguage])]

const known = new Map<string, Words>()

/** Every word of the product in whose place staff may put another: the site's where it speaks the language, the back office's in its own. */
export function productWords(edition: Edition, language: Language): Words {
  const name = `${edition.code} ${language}`
  const found = known.get(name) ?? gather(edition, language)
  known.set(name, found)
  return found
}

function gather(edition: Edition, language: Language): Words {
  const isSpoken = edition.locales.includes(language)
  const site = Object.entries(productTexts(edition, language)).filter(([subject]) => isSpoken || isShared(subject))
  const panel = language === edition.panelLanguage ? Object.entries(panelLocales[edition.panelLanguage]) : []
  const named = [...site, ...panel.map(([subject, texts]) => [`panel.${subject}`, texts] as const)]
  return new Map(named.flatMap(([subject, texts]) => flat(texts, `${subject}.`)).filter(([key]) => !hasOwnScreen(key)))
}

const flat = (texts: object, at: string): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]): [string, string][] => (typeof text === 'string' ? [[at + name, text]] : flat(text, `${at}${name}.`)))

/** Texts with words of staff in place of some; what holds none of these stays the very same. */
function withWords<T extends object>(texts: T, words: Words, at: string): T {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === 'string' ? (words.get(at + name) ?? text) : withWords(text, words, `${at}${name}.`),
  ])
  if (entries.every(([name, text]) => text === texts[name as keyof T])) return texts
  return (Array.isArray(texts) ? entries.map(([, text]) => text) : Object.fromEntries(entries)) as T
}

/** Subjects of the site, each with the words of staff. */
export const siteTexts = (texts: Texts, words: Words) =>
  Object.fromEntries(Object.entries(texts).map(([subject, each]) => [subject, withWords(each, words, `${subject}.`)])) as Texts

/** Subjects of the back office, each with the words of staff. */
export const panelTexts = (texts: PanelTexts, words: Words) =>
  Object.fromEntries(Object.entries(texts).map(([subject, each]) => [subject, withWords(each, words, `panel.${subject}.`)])) as PanelTexts

/** Only what staff changed of texts, in the same shape. */
function changed(product: object, texts: object): object {
  const entries = Object.entries(texts).filter(([name, text]) => text !== product[name as keyof object])
  return Object.fromEntries(
    entries.map(([name, text]) => [name, typeof text === 'string' || Array.isArray(text) ? text : changed(product[name as keyof object], text)]),
  )
}

/** What staff changed of the texts that the back office speaks in, in the shape in which it holds them. */
export function panelChanges(edition: Edition, site: Texts, panel: PanelTexts) {
  const product = productTexts(edition, edition.panelLanguage)
  const shared = (start: string) =>
    Object.assign(
      {},
      ...(Object.keys(site) as (keyof Texts)[])
        .filter((subject) => subject.startsWith(start))
        .map((subject) => changed(product[subject], site[subject])),
    )
  return { ...changed(panelLocales[edition.panelLanguage], panel), errors: shared('errors'), enums: shared('enums') }
}
