import type { Edition } from '../../editions/types.ts'
import { orderLimits } from '../../schemas/order-options.ts'
import { fill } from '../../theme/words.ts'
import type { Texts } from '../texts.ts'

/** Problems by field, as codes of the `errors` texts or as the texts themselves. */
export type Problems = Readonly<Record<string, string>>

type Words = Texts['errors']
type Code = keyof Words

/** Fields whose every problem is one rule, said in full. */
const rules: Readonly<Record<string, Code>> = { client_name: 'name', email: 'email', privacy: 'privacy', password: 'password' }
const sizes: readonly string[] = ['too_small', 'too_big', 'length', 'name', 'count']

/** How long a foreign phone may be (spec: public 9, forms). */
const FOREIGN = { countMin: 7, countMax: 17 }

const isCode = (code: string, words: Words): code is Code => Object.hasOwn(words, code)

const limitsOf = (field: string) => (Object.hasOwn(orderLimits, field) ? orderLimits[field as keyof typeof orderLimits] : undefined)

/** The code that says most: the field's own rule, its limits, or what the server called it. */
function codeFor(field: string, code: string, words: Words): Code {
  const limits = limitsOf(field)
  const own = rules[field]
  if (code === 'required' && field === 'lessons') return 'empty_lesson'
  if (code === 'required' && field !== 'privacy') return 'required'
  if (own && !isBusiness(code)) return own
  if (limits && sizes.includes(code)) return field === 'lessons' ? 'count' : 'length'
  return isCode(code, words) ? code : 'other'
}

const isBusiness = (code: string) => code === 'not_unique' || code === 'password_mismatch'

/** One problem in words: the rule with its numbers (spec: public 5; decisions WEB-18). */
export function errorText(words: Words, field: string, code: string, edition: Pick<Edition, 'phoneDigits'>): string {
  const [min = 0, max = 0] = limitsOf(field) ?? []
  return fill(words[codeFor(field, code, words)], { min, max, count: edition.phoneDigits, ...FOREIGN })
}

/** All problems of a form in words. */
export const wordProblems = (words: Words, problems: Problems, edition: Pick<Edition, 'phoneDigits'>): Problems =>
  Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, errorText(words, field, code, edition)]))
