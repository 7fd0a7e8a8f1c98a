import { isDeepStrictEqual } from 'node:util'
import { defaultLanguage, type Edition } from '../../editions/index.ts'
import { type TutorSave, wishedOf } from '../../schemas/index.ts'
import { Conflict } from '../errors.ts'
import type { Editable } from './editable.ts'
import { ownTextNames } from './kept-texts.ts'

type Sent = Partial<TutorSave>

interface Stored {
  /** The version that is stored. */
  version: number
  before: Editable
}

/**
 * Throws `conflict` with both values of each field that was sent and differs when a newer version than that of the form was saved meanwhile; a form that names
 * none is not asked (spec: decisions API-3).
 */
export function requireVersion(sent: Sent, { version, before }: Stored, edition: Edition) {
  if (sent.version !== undefined && sent.version !== version) throw new Conflict(conflictsOf(sent, before, edition))
}

/** A text differs in the languages that were sent. */
const conflictsOf = (sent: Sent, before: Editable, edition: Edition) =>
  Object.fromEntries(
    Object.entries(before).flatMap(([name, theirs]) => {
      const yours = yoursOf(name as keyof Editable, sent, before, edition)
      return yours === undefined || isDeepStrictEqual(yours, theirs) ? [] : [[name, { yours, theirs }]]
    }),
  )

function yoursOf(name: keyof Editable, sent: Sent, before: Editable, edition: Edition) {
  const text = ownTextNames.find((one) => one === name)
  return text && sent[text] !== undefined ? wishedOf(before[text], sent[text], defaultLanguage(edition)) : sent[name]
}
