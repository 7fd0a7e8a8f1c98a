import type { Language } from './language-table.ts'
import type { Edition } from './types.ts'

type Spoken = Pick<Edition, 'locales'>

/** Language of pages without a prefix. */
export const defaultLanguage = ({ locales: [first] }: Spoken): Language => first

/** What addresses of a language begin with: `/ru`; nothing in the edition's default language (WEB-3). */
export const localePrefix = (edition: Spoken, language: string): string => (language === defaultLanguage(edition) ? '' : `/${language}`)

/** An address of the site in a language: `/about` is `/ru/about` in Russian in ua. */
export function localPath(edition: Spoken, language: string, path: string): string {
  const prefix = localePrefix(edition, language)
  return prefix && path === '/' ? prefix : prefix + path
}

/** What an OpenID provider is given to bring back a visitor in their language, `en.`: it knows the addresses of the default one alone (decisions AUTH-11). */
export const languageMark = (edition: Spoken, language: string): string => (language === defaultLanguage(edition) ? '' : `${language}.`)

/** A path as the site map knows it; the opposite of `localPath`. */
export function withoutLocale(edition: Spoken, language: string, path: string): string {
  const prefix = localePrefix(edition, language)
  return prefix && `${path}/`.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : path
}
