import type { Language } from '../../editions/language-table.ts'
import { locales } from '../../locales/index.ts'
import type { Subject, Texts } from '../texts.ts'

/** All texts of a language; for the server alone, browsers get a file per subject. */
export const textsOf =
  (language: Language) =>
  <S extends Subject>(subject: S): Texts[S] =>
    locales[language][subject]
