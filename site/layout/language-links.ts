import { defaultLanguage, type Edition, type Language } from '../../editions/index.ts'
import { localPath } from '../site.ts'

/** Addresses whose English page is kept up; elsewhere English content is not maintained (spec: public 2.9, decisions WEB-4). */
const englishPrefixes = [
  '/about/',
  '/contacts',
  '/client-login',
  '/login',
  '/how-it-works',
  '/register',
  '/affiliate',
  '/billing_information',
  '/miy-arhiv-zayavok',
  '/moi-aktyvni-zayavki',
  '/moi-blogi',
  '/moi-potenciyni-zayavki',
  '/moyi-personalni-zamovlennya',
  '/mz',
  '/nz',
  '/tutor-settings',
  '/profile',
  '/school-tutor',
  '/skype-zayavki',
  '/tops',
  '/verified-tutor',
  '/wallet',
  '/zayavky-moho-mista',
  '/dodaty-blog',
  '/my-ads',
  '/zayavka',
  '/client_archive',
  '/client_orders',
  '/client_profile',
  '/settings',
  '/client_chats',
  '/o/',
  '/p/polityka-prywatnoci/',
  '/p/cookies/',
  '/p/ofert-publiczn/',
  '/p/offer/',
]

/** A slash at the end of an address makes no difference. */
const isUnder = (path: string, prefix: string) => `${path.replace(/\/$/, '')}/`.startsWith(prefix)

export interface LanguageLink {
  language: Language
  href: string
}

interface Asked {
  edition: Edition
  language: Language
  /** Without the locale's prefix. */
  path: string
  /** Paths that the page's answer gives by language, without their first slash (spec: decisions WEB-14). */
  langLinks?: Readonly<Record<string, string>> | undefined
}

/** Where the switcher leads from a page: the edition's other languages that have it (spec: public 2.9). */
export function languageLinks({ edition, language, path, langLinks }: Asked): LanguageLink[] {
  const others = edition.locales.filter((other) => other !== language)
  if (langLinks)
    return others.flatMap((other) => (other !== 'en' && langLinks[other] !== undefined ? [{ language: other, href: `/${langLinks[other]}` }] : []))
  const english = path === '/' || (!isUnder(path, '/all-district/') && englishPrefixes.some((prefix) => isUnder(path, prefix)))
  return others.filter((other) => other !== 'en' || english).map((other) => ({ language: other, href: localPath(edition, other, path) }))
}

/** Whether the wide header shows the switcher: with more than two languages; narrow screens have it in the menu (spec: decisions WEB-4). */
export const isSwitcherInHeader = (edition: Edition): boolean => edition.locales.length > 2

/** A page in all its languages, for hreflang. */
export const allLanguages = (edition: Edition, path: string): LanguageLink[] => [
  { language: defaultLanguage(edition), href: path },
  ...languageLinks({ edition, language: defaultLanguage(edition), path }),
]
