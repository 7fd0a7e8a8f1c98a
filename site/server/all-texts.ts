import type { Subject, Texts } from '../texts.ts'

/** What is said by mail and SMS browsers never need. */
export const browserSubjects = (texts: Texts) => (Object.keys(texts) as Subject[]).filter((subject) => subject !== 'mails' && subject !== 'sms')

/** All texts of a language; for the server alone, browsers get a file per subject. */
export const textsIn =
  (texts: Texts) =>
  <S extends Subject>(subject: S): Texts[S] =>
    texts[subject]
