import type { TutorSave } from '../../schemas/index.ts'
import type { Editable } from './editable.ts'

type OwnText = (typeof ownTexts)[number]
type Sent = Partial<Pick<TutorSave, 'lesson_descriptions' | `${'' | 'new_'}${OwnText}`>>
interface Text {
  /** As it is published. */
  text: string
  waiting: string | null
}
type SentText = { [Part in keyof Text]: Text[Part] | undefined }

/** What becomes of a text that is saved: it stands under `name` in what staff decide. */
export type Fate = (before: Text, sent: SentText, name: string) => Text

const ownTexts = ['short_description', 'description', 'speciality'] as const

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

/** Columns of the tutor's own texts after a save. */
export function ownTextsAfter(sent: Sent, before: Editable, fate: Fate) {
  const after = ownTexts.flatMap((name) => {
    const { text, waiting } = fate({ text: before[name], waiting: before[`new_${name}`] }, { text: sent[name], waiting: sent[`new_${name}`] }, name)
    return [
      [name, text],
      [`new_${name}`, waiting],
    ]
  })
  return Object.fromEntries(after) as Pick<Editable, OwnText | `new_${OwnText}`>
}

/** The texts of each lesson after a save, by its id. */
export function lessonTextsAfter({ lesson_descriptions = {} }: Sent, before: Editable['lesson_descriptions'], fate: Fate) {
  const ids = new Set([...Object.keys(before), ...Object.keys(lesson_descriptions)])
  return Object.fromEntries(
    [...ids].map((id) => {
      const [sent, there] = [lesson_descriptions[id], before[id]]
      const { text, waiting } = fate(
        { text: there?.description ?? '', waiting: there?.new_description ?? null },
        { text: sent?.description, waiting: sent?.new_description },
        `lesson_descriptions.${id}`,
      )
      return [id, { description: text, new_description: waiting }]
    }),
  )
}
