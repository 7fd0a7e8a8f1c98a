import { defaultLanguage, type Edition, type Language } from '../../editions/index.ts'
import { byLanguage, type TutorSave, type TutorText, textOf, waitingOf } from '../../schemas/index.ts'
import type { Editable } from './editable.ts'
import { type LessonText, type OwnTexts, ownTextNames } from './kept-texts.ts'

type Sent = Partial<Pick<TutorSave, 'lesson_descriptions' | keyof OwnTexts>>
/** A text in one language. */
interface Text {
  /** As it is published. */
  text: string
  waiting: string | null
}
type SentText = { [Part in keyof Text]: Text[Part] | undefined }

/** What becomes of a text that is saved, in one language: it stands under `name` in what staff decide. */
export type Fate = (before: Text, sent: SentText, name: string) => Text

/**
 * Of what staff save: without a word on any waiting text all of them are published, with `texts` those that it names; to keep the old is to drop the new
 * (spec: decisions TUT-2, Z-10).
 */
export const staffFate =
  (texts?: TutorSave['texts']): Fate =>
  (before, sent, name) => {
    const [text, waiting] = [sent.text ?? before.text, sent.waiting ?? before.waiting]
    if (waiting === null) return { text, waiting }
    const fate = texts ? texts[name] : 'publish'
    if (fate === 'publish') return { text: waiting, waiting: null }
    return { text, waiting: fate === 'keep' ? null : waiting }
  }

/**
 * Of what tutors save: where the profile is seen their words wait for staff, else they are its words at once. What was read can be sent back unchanged; the
 * published text alone takes the waiting one back (spec: decisions TUT-2).
 */
export const tutorFate =
  (isSeen: boolean): Fate =>
  (before, sent) => {
    const wish = wishOf(before, sent)
    if (!isSeen) return { text: wish, waiting: null }
    return { text: before.text, waiting: wish === before.text ? null : wish }
  }

function wishOf(before: Text, { text, waiting }: SentText): string {
  if (text !== undefined && text !== before.text) return text
  if (waiting !== undefined) return waiting ?? before.text
  return text ?? before.waiting ?? before.text
}

/** A text in all its languages. */
interface Worded {
  text: TutorText
  waiting: TutorText | null
}

interface Saving {
  fate: Fate
  edition: Edition
}

/** Each language goes its own way; one that was not sent stays. */
function wordedAfter(name: string, before: Worded, sent: { [Part in keyof Worded]: Worded[Part] | undefined }, { fate, edition }: Saving): Worded {
  const first = defaultLanguage(edition)
  const words = (text: TutorText | null = null) => byLanguage(text, first)
  const [text, waiting, sentText, sentWaiting] = [words(before.text), words(before.waiting), words(sent.text), words(sent.waiting)]
  const after = edition.locales.map((language) => {
    const was = { text: text[language] ?? '', waiting: waiting[language] ?? null }
    const wish = { text: sentText[language], waiting: sent.waiting === null ? null : sentWaiting[language] }
    return [language, fate(was, wish, nameIn(name, language, first))] as const
  })
  return {
    text: textOf(Object.fromEntries(after.map(([language, part]) => [language, part.text])), first),
    waiting: waitingOf(Object.fromEntries(after.flatMap(([language, part]) => (part.waiting === null ? [] : [[language, part.waiting]]))), first),
  }
}

/** As staff name a text when they decide on it: `description`, and `description.ru` in another language than the first. */
const nameIn = (name: string, language: Language, first: Language) => (language === first ? name : `${name}.${language}`)

/** The tutor's own texts after a save. */
export function ownTextsAfter(sent: Sent, before: OwnTexts, saving: Saving): OwnTexts {
  const after = ownTextNames.flatMap((name) => {
    const { text, waiting } = wordedAfter(
      name,
      { text: before[name], waiting: before[`new_${name}`] },
      { text: sent[name], waiting: sent[`new_${name}`] },
      saving,
    )
    return [
      [name, text],
      [`new_${name}`, waiting],
    ]
  })
  return Object.fromEntries(after) as OwnTexts
}

/** The texts of each lesson after a save, by its id. */
export function lessonTextsAfter(
  { lesson_descriptions = {} }: Sent,
  before: Editable['lesson_descriptions'],
  saving: Saving,
): Record<string, LessonText> {
  const ids = new Set([...Object.keys(before), ...Object.keys(lesson_descriptions)])
  return Object.fromEntries(
    [...ids].map((id) => {
      const [sent, there] = [lesson_descriptions[id], before[id]]
      const { text, waiting } = wordedAfter(
        `lesson_descriptions.${id}`,
        { text: there?.description ?? '', waiting: there?.new_description ?? null },
        { text: sent?.description, waiting: sent?.new_description },
        saving,
      )
      return [id, { description: text, new_description: waiting }]
    }),
  )
}
