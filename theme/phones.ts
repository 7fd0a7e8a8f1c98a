import type { Edition } from '../editions/types.ts'
import { isOwn, showPhone } from './shown-phone.ts'

type PhoneRule = Pick<Edition, 'phonePrefix' | 'phoneDigits' | 'phoneTrunks' | 'phoneLead' | 'phoneGroups'>

/** A phone as forms and calls carry it: code 1 means the edition's own country, any other a full international number. */
export interface PlainPhone {
  phone_plain: string
  phone_default_country_code: number
}

/** Why a phone is refused: a key of the `errors` texts with the values it fills in. */
type PhoneProblem =
  | { code: 'required' }
  | { code: 'warningSymbol' }
  | { code: 'phone_length'; count: number }
  | { code: 'phone_range'; countMin: number; countMax: number }

/** The code under which a phone is of the edition's country (spec: public 9, forms). */
export const OWN_COUNTRY = 1

/** Digits of a phone of another country, from and to (spec: public 9, forms). */
export const FOREIGN_MIN = 7
export const FOREIGN_MAX = 17

/** What a person typed without the marks people write between digits, and without the unseen ones that address books wrap a copied number in. Letters stay, so that the check can name them. */
const withoutMarks = (typed: string) => typed.replace(/[\s().\u2010-\u2015\p{Cf}-]/gu, '')

/** What begins a number with its country: no country's code is 00. */
const ABROAD = /^(\+|00)/

/** A foreign number as it was typed, without what begins one. */
const foreignDigits = (typed: string) => withoutMarks(typed).replace(ABROAD, '')

/**
 * What a person typed, without marks and without what is dialled before a number of the edition: in kz `+7 (700) 000-00-00`, `77000000000` and
 * `8 700 000 00 00` are `7000000000`. Only what leaves a whole number is taken off, and only what makes a number whole is put before it: in ua `67 000 00 00`
 * is `0670000000`. What is no number of the edition is without what begins a foreign one.
 */
export function plainDigits(typed: string, { phonePrefix, phoneDigits, phoneTrunks, phoneLead }: PhoneRule): string {
  const bare = withoutMarks(typed)
  const whole = (phoneLead ?? '') + bare
  if (/^0[1-9]/.test(whole) && whole.length === phoneDigits) return whole
  const own = bare.slice(-phoneDigits)
  const foreign = foreignDigits(typed)
  return phonePrefix.slice(1) + own === foreign || phoneTrunks.some((start) => start + own === bare) ? own : foreign
}

/** Whether it begins as a number with its country does and no number of the edition follows. */
export const namesCountry = (typed: string, rule: PhoneRule) => ABROAD.test(withoutMarks(typed)) && plainDigits(typed, rule) === foreignDigits(typed)

/**
 * A phone typed beside a choice of country, as calls carry it: nothing is taken off a foreign one but its plus or 00, and neither `+45 12 34 56 78` nor
 * `0045 12 34 56 78` is a number of us, whatever was chosen. One that begins as the edition's do is of the edition, too short or not (spec: decisions EDN-2).
 */
export function plainPhone(typed: string, country: number, rule: PhoneRule): PlainPhone {
  if (country !== OWN_COUNTRY) return { phone_plain: foreignDigits(typed), phone_default_country_code: country }
  const isForeign = namesCountry(typed, rule) && !foreignDigits(typed).startsWith(rule.phonePrefix.slice(1))
  return isForeign
    ? { phone_plain: foreignDigits(typed), phone_default_country_code: 0 }
    : { phone_plain: plainDigits(typed, rule), phone_default_country_code: OWN_COUNTRY }
}

/** The rule of the country or, with another code, of the world; null when the phone keeps it (spec: public 5, phone; EDN-2). */
export function phoneProblem({ phone_plain, phone_default_country_code }: PlainPhone, { phoneDigits }: PhoneRule): PhoneProblem | null {
  if (phone_plain === '') return { code: 'required' }
  if (!/^\d+$/.test(phone_plain)) return { code: 'warningSymbol' }
  const { length } = phone_plain
  if (phone_default_country_code === OWN_COUNTRY) return length === phoneDigits ? null : { code: 'phone_length', count: phoneDigits }
  return length >= FOREIGN_MIN && length <= FOREIGN_MAX ? null : { code: 'phone_range', countMin: FOREIGN_MIN, countMax: FOREIGN_MAX }
}

/** The form phones are stored in: `{ phone_plain: '0670000000', phone_default_country_code: 1 }` in ua is `+380670000000`; null for a refused phone. */
export function toE164(phone: PlainPhone, rule: PhoneRule): string | null {
  if (phoneProblem(phone, rule)) return null
  return (phone.phone_default_country_code === OWN_COUNTRY ? rule.phonePrefix : '+') + phone.phone_plain
}

/** Back from storage to the fields of a form; a foreign number gets code 0. */
export const fromE164 = (e164: string, rule: PhoneRule): PlainPhone =>
  isOwn(e164, rule)
    ? { phone_plain: e164.slice(rule.phonePrefix.length), phone_default_country_code: OWN_COUNTRY }
    : { phone_plain: foreignDigits(e164), phone_default_country_code: 0 }

/** A stored phone for people, beside a choice of country that says its prefix. */
export const showNational = (e164: string, rule: PhoneRule): string => showPhone(e164, rule).replace(`${rule.phonePrefix}\u00a0`, '')

/** A phone that was typed, as stored ones are shown; one that is refused as it is. */
export function showTyped(phone: PlainPhone, rule: PhoneRule): string {
  const e164 = toE164(phone, rule)
  return e164 ? showPhone(e164, rule) : phone.phone_plain
}
