import { languageTag } from '../../editions/languages.ts'
import { useSite } from '../site.ts'

/** The `lang` of what a tutor wrote where the page speaks another language, so that it is read aloud as it is meant. */
export function useOwnLang(): (lang: string | undefined) => string | undefined {
  const { edition, language } = useSite()
  return (lang) => {
    const own = edition.locales.find((locale) => locale === lang)
    return own && own !== language ? languageTag(edition, own) : undefined
  }
}
