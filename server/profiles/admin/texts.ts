import type { TutorSave } from '../../../schemas/index.ts'
import type { Editable } from '../editable.ts'

type Sent = Partial<Pick<TutorSave, 'texts' | 'lesson_descriptions' | `${'' | 'new_'}${(typeof ownTexts)[number]}`>>
interface Text {
  /** As it is published. */
  text: string
  waiting: string | null
}

const ownTexts = ['short_description', 'description', 'speciality'] as const

/**
 * What becomes of one text: without a word on any waiting text all of them are published, with `texts` those that it names; to keep the old is to drop the
 * new (spec: decisions TUT-2, Z-10).
 */
function fateOf({ text, waiting }: Text, name: string, texts: Sent['texts']): Text {
  if (waiting === null) return { text, waiting }
  const fate = texts ? texts[name] : 'publish'
  if (fate === 'publish') return { text: waiting, waiting: null }
  return { text, waiting: fate === 'keep' ? null : waiting }
}

/** Columns of the tutor's own texts after a save. */
export function ownTextsAfter(sent: Sent, before: Editable) {
  const after = ownTexts.flatMap((name) => {
    const { text, waiting } = fateOf({ text: sent[name] ?? before[name], waiting: sent[`new_${name}`] ?? before[`new_${name}`] }, name, sent.texts)
    return [
      [name, text],
      [`new_${name}`, waiting],
    ]
  })
  return Object.fromEntries(after) as Pick<Editable, (typeof ownTexts)[number] | `new_${(typeof ownTexts)[number]}`>
}

/** The texts of each lesson after a save, by its id. */
export function lessonTextsAfter({ lesson_descriptions = {}, texts }: Sent, before: Editable['lesson_descriptions']) {
  const ids = new Set([...Object.keys(before), ...Object.keys(lesson_descriptions)])
  return Object.fromEntries(
    [...ids].map((id) => {
      const [sent, there] = [lesson_descriptions[id], before[id]]
      const both = { text: sent?.description ?? there?.description ?? '', waiting: sent?.new_description ?? there?.new_description ?? null }
      const { text, waiting } = fateOf(both, `lesson_descriptions.${id}`, texts)
      return [id, { description: text, new_description: waiting }]
    }),
  )
}
