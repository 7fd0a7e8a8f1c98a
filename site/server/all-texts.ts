import type { Edition, Language } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import type { Subject, Texts } from '../texts.ts'

/** All texts of a language as the edition says it; for the server alone, browsers get a file per subject. */
export const textsIn = (edition: Edition, language: Language) => {
  const texts = textsOf(edition, language)
  return <S extends Subject>(subject: S): Texts[S] => texts[subject]
}
