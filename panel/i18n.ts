import { type I18nProvider, useI18nProvider } from 'ra-core'
import type { PanelLanguage } from '../editions/index.ts'
import { type Forms, fill, plural } from '../theme/words.ts'

interface Texts {
  readonly [key: string]: string | Texts
}
type Values = Record<string, unknown> & { smart_count?: number; _?: string }

export interface PanelI18n extends I18nProvider {
  /** What the texts name under a key, in their order: `[{ id: 'mail', name: 'Пошта' }, …]` for `outbox.channels`. */
  named: (key: string) => { id: string; name: string }[]
}

/** What the texts name under a key, as choices of a filter. */
export const useNamed = (key: string) => (useI18nProvider() as PanelI18n).named(key)

const folders: Readonly<Record<PanelLanguage, () => Promise<{ default: Texts }>>> = {
  ua: () => import('./texts/ua.ts'),
  es: () => import('./texts/es.ts'),
}

/** The texts of one language, fetched alone. */
export const loadTexts = async (language: PanelLanguage): Promise<Texts> => (await folders[language]()).default

const find = (texts: Texts, key: string) =>
  key.split('.').reduce<string | Texts | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), texts)
const isForms = (text: string | Texts | undefined): text is Forms & Texts => typeof text === 'object' && typeof text.other === 'string'

/**
 * Words react-admin by our texts: `translate('common.found', { smart_count: 22 })` takes the plural form of 22, `{count}` in it is the number.
 * A key without a text is an error on the console unless the caller brings a default in `_`.
 */
export function buildI18n(language: PanelLanguage, texts: Texts): PanelI18n {
  const translate = (key: string, { smart_count, _, ...values }: Values = {}) => {
    const text = find(texts, key)
    const shown = values as Record<string, string | number>
    if (isForms(text)) return plural(text, smart_count ?? 1, language, shown)
    if (typeof text === 'string') return fill(text, smart_count === undefined ? shown : { count: smart_count, ...shown })
    if (_ === undefined && key) console.error(`No text for "${key}"`)
    return _ ?? key
  }
  const named = (key: string) => Object.entries(find(texts, key) ?? {}).flatMap(([id, name]) => (typeof name === 'string' ? [{ id, name }] : []))
  return { translate, named, changeLocale: () => Promise.resolve(), getLocale: () => language }
}
