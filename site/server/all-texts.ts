import type { Language } from '../../editions/index.ts'
import type { SiteEdition } from '../../editions/site-edition.ts'
import { locales, textsOf } from '../../locales/index.ts'
import type { Subject, Texts } from '../texts.ts'

/** Files of texts that browsers fetch; what is said by mail and SMS they never need. */
export const browserSubjects = (Object.keys(locales.ua) as Subject[]).filter((subject) => subject !== 'mails' && subject !== 'sms')

/** All texts of a language as the edition says it; for the server alone, browsers get a file per subject. */
export const textsIn = (edition: SiteEdition, language: Language) => {
  const texts = textsOf(edition, language)
  return <S extends Subject>(subject: S): Texts[S] => texts[subject]
}
