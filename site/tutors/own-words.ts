import { languageTag } from '../../editions/languages.ts'
import type { TutorCard } from '../../schemas/index.ts'
import { useSite } from '../site.ts'

/** The `lang` of what a tutor wrote where the page speaks another language, so that it is read aloud as it is meant. */
export function useOwnLang({ lang }: Pick<TutorCard, 'lang'>): string | undefined {
  const { edition, language } = useSite()
  const own = edition.locales.find((locale) => locale === lang)
  return own && own !== language ? languageTag(edition, own) : undefined
}
