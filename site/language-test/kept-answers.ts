import { local } from '../browser/storage.ts'

export const KEY = 'english_test'

/** For so many days a browser keeps the answers of a test that was left. */
export const KEPT_DAYS = 7

export interface Kept {
  /** Place of the question that is shown. */
  at: number
  /** By question: 1 to 4, 0 for none. */
  answers: readonly number[]
  /** The result was asked for: who comes anew starts anew. */
  done: boolean
}

interface Stored extends Kept {
  version: number
  /** ms since 1970. */
  until: number
}

const isWithin = (value: unknown, most: number): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most

/** Answers to these very questions; null for none, for old ones and for what somebody else wrote. */
export function readKept(version: number, questions: number): Kept | null {
  const stored = local.readJson(KEY) as Partial<Stored> | null
  if (typeof stored !== 'object' || stored?.version !== version || !((stored.until ?? 0) > Date.now())) return null
  const { at, answers, done } = stored
  if (!isWithin(at, questions - 1) || !Array.isArray(answers) || answers.length !== questions) return null
  return answers.every((answer) => isWithin(answer, 4)) ? { at, answers, done: done === true } : null
}

export const keep = (version: number, kept: Kept) =>
  local.writeJson(KEY, { ...kept, version, until: Date.now() + KEPT_DAYS * 86_400_000 } satisfies Stored)

export const forgetKept = () => local.remove(KEY)
