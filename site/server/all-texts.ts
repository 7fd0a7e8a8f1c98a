import type { Subject, Texts } from '../texts.ts'

/** All texts of a language; for the server alone, browsers get a file per subject. */
export const textsIn =
  (texts: Texts) =>
  <S extends Subject>(subject: S): Texts[S] =>
    texts[subject]
