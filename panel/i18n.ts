import polyglotI18nProvider from 'ra-i18n-polyglot'
import { type I18nProvider, useI18nProvider } from 'react-admin'
import { languageTable, type PanelLanguage } from '../editions/index.ts'
import { vary } from '../locales/vary.ts'
import { partThousands } from '../theme/money.ts'
import type { Forms } from '../theme/words.ts'
import { wholeOf } from './texts/whole.ts'

interface Texts {
  readonly [key: string]: string | Texts
}

export interface PanelI18n extends I18nProvider {
  /** Has the words of all screens come, if they have not yet; fails when they do not. */
  whole: () => Promise<void>
  /** What the texts name under a key, in their order: `[{ id: 'mail', name: 'Пошта' }, …]` for `outbox.channels`. */
  named: (key: string) => { id: string; name: string }[]
}

/** What the texts name under a key, as choices of a filter. */
export const useNamed = (key: string) => (useI18nProvider() as PanelI18n).named(key)

type Load = () => Promise<{ default: Texts; parts: Texts }>
type Part = 'first' | 'whole'

const folders: Readonly<Record<PanelLanguage, Record<Part, Load>>> = {
  ua: { first: () => import('./texts/ua-first.ts'), whole: () => import('./texts/ua.ts') },
  es: { first: () => import('./texts/es-first.ts'), whole: () => import('./texts/es.ts') },
}

/**
 * The texts of one language, those that the panel starts with or those of all screens, fetched alone, with what staff wrote in place of some at `ownWords`;
 * where that does not come, the product's stand (spec: decisions SEO-4).
 */
export async function loadTexts(language: PanelLanguage, part: Part, ownWords = ''): Promise<Texts> {
  const [{ default: texts, parts }, own] = await Promise.all([folders[language][part](), ownWords && fetchWords(ownWords)])
  return own ? wholeOf(vary(parts, own)) : texts
}

const fetchWords = (address: string) =>
  import(/* @vite-ignore */ address).then(
    (words) => words.default,
    () => null,
  )

/** The forms of a plural in the order in which polyglot gets them. */
const categories = ['one', 'few', 'many', 'other'] as const

const isForms = (text: Texts): text is Forms & Texts =>
  'other' in text && Object.keys(text).every((name) => categories.some((category) => category === name))

/** Every place of a text as polyglot knows it, `[:count]` too. */
const phraseOf = (text: string) => text.replace(/\[:(\w+)\]/g, '{$1}')

/** Our texts as polyglot reads them: all forms of a plural in one phrase. */
const phrasesOf = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      if (typeof text === 'string') return [key, phraseOf(text)]
      return [key, isForms(text) ? categories.map((category) => phraseOf(text[category] ?? text.other)).join(' |||| ') : phrasesOf(text)]
    }),
  )

/** One engine of plurals in the whole product: the platform's. */
function pluralRulesOf(language: PanelLanguage) {
  const rules = new Intl.PluralRules(languageTable[language].tag)
  return {
    pluralTypes: { own: (count: number) => categories.indexOf(rules.select(count) as (typeof categories)[number]) },
    pluralTypeToLanguages: { own: [language] },
  }
}

const find = (texts: Texts, key: string) =>
  key.split('.').reduce<string | Texts | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), texts)

const sharedField = /^resources\.[^.]+\.fields\.(.+)$/

/** Where the texts word a key of react-admin: a field that a subject's own words leave out is called as everywhere, and a filter of its name is the same thing. */
function wordedAt(texts: Texts, key: string) {
  const [, field] = sharedField.exec(key) ?? []
  return field && find(texts, key) === undefined
    ? ([`filters.${field}`, `fields.${field}`].find((shared) => find(texts, shared) !== undefined) ?? key)
    : key
}

/**
 * Words react-admin by our texts: `translate('common.found', { smart_count: 22 })` takes the plural form of 22, `{count}` in it is the number.
 * A key without a text is an error on the console unless the caller brings a default in `_`. `loadWhole` brings the texts of all screens where the
 * given ones are but the first.
 */
export function buildI18n(language: PanelLanguage, first: Texts, loadWhole = async () => first): PanelI18n {
  let texts = first
  const provider = polyglotI18nProvider(() => phrasesOf(texts) as never, language, [{ locale: language, name: languageTable[language].name }], {
    interpolation: { prefix: '{', suffix: '}' },
    pluralRules: pluralRulesOf(language),
    onMissingKey(key: string) {
      console.error(`No text for "${key}"`)
      return key
    },
  })
  const translate: I18nProvider['translate'] = (key, { smart_count, ...values } = {}) =>
    provider.translate(
      wordedAt(texts, key),
      smart_count === undefined ? { smart_count: 1, ...values } : { smart_count, count: shown(smart_count, language), ...values },
    )
  const grow = async () => {
    texts = await loadWhole()
    await provider.changeLocale(language)
  }
  let growing: Promise<void> | undefined
  const whole = () => {
    growing ??= grow().catch((error) => {
      growing = undefined
      throw error
    })
    return growing
  }
  const named = (key: string) => Object.entries(find(texts, key) ?? {}).flatMap(([id, name]) => (typeof name === 'string' ? [{ id, name }] : []))
  return { ...provider, translate, named, whole }
}

const shown = (count: number, language: PanelLanguage) => partThousands(count, languageTable[language].numbers.thousands)
