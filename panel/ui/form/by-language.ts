import { type Language, languages } from '../../../editions/language-table.ts'

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isLanguage = (name: string): name is Language => languages.some((one) => one === name)
/** Something said in several languages: `{ ua: 'Львів', ru: 'Львов' }`, or texts of each. */
const isSpoken = (value: unknown): value is Fields =>
  isObject(value) && Object.keys(value).length > 0 && Object.keys(value).every((name) => isLanguage(name))

const partsOf = (value: unknown, at: string): [string, unknown][] =>
  isObject(value) ? Object.entries(value).flatMap(([name, part]) => partsOf(part, `${at}.${name}`)) : [[at, value ?? '']]

/** A record's fields, with what is said in several languages set apart: `texts.pl.title`. */
export const apart = (record: object): Fields =>
  Object.fromEntries(Object.entries(record).flatMap(([name, value]) => (isSpoken(value) ? partsOf(value, name) : [[name, value]])))

/** The record with such fields put back into it. */
export const together = <R extends object>(record: R, fields: Fields): R =>
  Object.entries(fields).reduce((all, [path, value]) => withPart(all, path.split('.'), value), record as Fields) as R

const withPart = (record: unknown, [name = '', ...rest]: string[], value: unknown): Fields => {
  const parts = isObject(record) ? record : {}
  return { ...parts, [name]: rest.length > 0 ? withPart(parts[name], rest, value) : value }
}

/** The language that such a field is in. */
export const languageIn = (path: string): Language | undefined => path.split('.').slice(1).find(isLanguage)
