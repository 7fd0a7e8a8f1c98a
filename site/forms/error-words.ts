import type { SiteEdition } from '../../editions/site-edition.ts'
import { EMAIL_LENGTH, PASSWORD_LENGTH } from '../../schemas/auth-terms.ts'
import { orderLimits } from '../../schemas/order-options.ts'
import { TUTOR_AGE, tutorLimits } from '../../schemas/tutor-options.ts'
import { fillNumbers } from '../../theme/fill-numbers.ts'
import { FOREIGN_MAX, FOREIGN_MIN } from '../../theme/phones.ts'
import { type Site, useSite } from '../site.ts'
import type { Subject, Texts } from '../texts.ts'

/** Problems by field, as codes of the `errors` texts or as the texts themselves. */
export type Problems = Readonly<Record<string, string>>

/** Words by code: at least for what failed as a whole, else those of any call and of the subjects that a form knows. */
export type ErrorWords = Texts['common']['failed'] & Readonly<Record<string, string>>

export type ErrorSubject = Extract<Subject, `errors-${string}`>

/** What can go wrong, in words: with any call, and in these subjects. */
export const wordsOf = (texts: Site['texts'], ...subjects: readonly ErrorSubject[]): ErrorWords =>
  Object.assign({}, texts('errors'), ...subjects.map((subject) => texts(subject)))

export const useErrors = (...subjects: readonly ErrorSubject[]): ErrorWords => wordsOf(useSite().texts, ...subjects)

/** Fields whose every problem but their length is one rule, said in full. */
const rules: Readonly<Record<string, string>> = {
  client_name: 'name',
  email: 'email',
  email_for_invoices: 'email',
  iban: 'iban',
  password: 'password',
  privacy: 'privacy',
  swift: 'swift',
}
/** Fields where there is nothing to fill in, only to choose. */
const chosen: Readonly<Record<string, string>> = { lessons: 'empty_lesson', time_intervals: 'time_intervals' }
const sizes: readonly string[] = ['too_small', 'too_big', 'length', 'name', 'count']

const limits = { ...tutorLimits, ...orderLimits, birth_date: TUTOR_AGE, password: PASSWORD_LENGTH, email: EMAIL_LENGTH }

/** Of each field that has them, or of a problem with numbers of its own: from and to how many letters. */
export type Limits = Readonly<Record<string, readonly [min: number, max: number]>>

/** A form's own before those that all know; of several alike, `lesson_description.8`, the first part names the rule. */
function limitsOf(field: string, own: Limits) {
  const [name = ''] = field.split('.')
  return own[name] ?? (Object.hasOwn(limits, name) ? limits[name as keyof typeof limits] : undefined)
}

/** The code that says most: the field's own rule, its limits, or what the server called it. */
function codeFor(field: string, code: string, words: ErrorWords, of: Limits): string {
  const limits = limitsOf(field, of)
  const own = rules[field]
  // what was offered when the form was opened
  if (code === 'not_found' && field !== 'form') return 'no_option'
  if (code === 'required' && field !== 'privacy') return chosen[field] ?? 'required'
  if (own && !isOther(own, code)) return own
  if (limits && sizes.includes(code)) return field === 'lessons' ? 'count' : limits[0] === 0 ? 'length_most' : 'length'
  return Object.hasOwn(words, code) ? code : 'other'
}

/** What a field's rule does not say: that it holds contacts, that its value can't be taken, or, but for that of a name, that it is too long. */
const isOther = (rule: string, code: string) => code === 'contacts' || (rule !== 'name' && /^(too_big|not_unique|password_|email_)/.test(code))

type Place = Pick<Site, 'language'> & { edition: Pick<SiteEdition, 'phoneDigits' | 'numberMarks'> }

/** One problem in words: the rule with its numbers (spec: public 5; decisions WEB-18). */
export function errorText(words: ErrorWords, field: string, code: string, { edition, language }: Place, own: Limits = {}): string {
  const [min = 0, max = 0] = own[code] ?? limitsOf(field, own) ?? []
  const numbers = { min, max, count: edition.phoneDigits, countMin: FOREIGN_MIN, countMax: FOREIGN_MAX }
  return fillNumbers(words[codeFor(field, code, words, own)] ?? words.other, numbers, edition, language)
}

/** All problems of a form in words. */
export const wordProblems = (words: ErrorWords, problems: Problems, place: Place, own?: Limits): Problems =>
  Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, errorText(words, field, code, place, own)]))
