import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { editionOf } from '../../../editions/index.ts'
import { Email } from '../../../schemas/common.ts'
import { errorText } from '../../../site/forms/error-words.ts'
import { idsOf, listOf, readForm } from '../../../site/forms/values.ts'
import { fill } from '../../../theme/words.ts'
import { errorsIn } from '../../texts.ts'

const words = errorsIn('en')
const kz = { edition: editionOf('kz'), language: 'en' } as const

describe('a problem says the rule', () => {
  test.each<[string, string, keyof typeof words, Record<string, number | string>?]>([
    ['client_name', 'too_small', 'name', { min: 2, max: 50 }],
    ['client_name', 'too_big', 'name', { min: 2, max: 50 }],
    ['client_name', 'required', 'required'],
    ['client_name', 'contacts', 'contacts'],
    ['name', 'contacts', 'contacts'],
    ['phone_plain', 'phone_length', 'phone_length', { count: 10 }],
    ['phone_plain', 'phone_range', 'phone_range', { countMin: 7, countMax: 17 }],
    ['phone_plain', 'warningSymbol', 'warningSymbol'],
    ['email', 'invalid_format', 'email'],
    ['email', 'too_big', 'length', { min: 6, max: 120 }],
    ['response_text', 'too_small', 'length', { min: 20, max: '1,000' }],
    ['wishes', 'too_big', 'length_most', { max: '2,000' }],
    ['lessons', 'required', 'empty_lesson'],
    ['time_intervals', 'required', 'time_intervals'],
    ['birth_date', 'age', 'age', { min: 18, max: 100 }],
    ['lessons', 'count', 'count', { min: 1, max: 3 }],
    ['lessons', 'not_found', 'no_option'],
    ['client_city', 'not_found', 'no_option'],
    ['privacy', 'required', 'privacy'],
    ['password', 'too_small', 'password', { min: 8, max: 64 }],
    ['confirm_password', 'password_mismatch', 'password_mismatch'],
    ['form', 'duplicate_request', 'duplicate_request'],
    ['form', 'a code of tomorrow', 'other'],
  ])('%s, %s', (field, code, text, values = {}) => expect(errorText(words, field, code, kz)).toBe(fill(words[text], values)))

  test('with numbers of its own, apart from those of its field', () => {
    const say = (code: string) => errorText(words, 'email', code, kz, { email_too_many: [0, 5] })
    expect([say('email_too_many'), say('too_big')]).toEqual([fill(words.email_too_many, { max: 5 }), fill(words.length, { min: 6, max: 120 })])
  })

  test('with the edition’s length of a phone', () =>
    expect(errorText(words, 'phone_plain', 'phone_length', { ...kz, edition: editionOf('pl') })).toBe(fill(words.phone_length, { count: 9 })))
})

test.each(['ua', 'ru', 'en', 'pl', 'es'] as const)('%s names an e-mail ending that looks right and is refused', (language) => {
  expect(z.safeParse(Email, 'me@docento.company').success).toBe(false)
  expect(errorsIn(language).email).toContain('.company')
})

describe('fields of a form', () => {
  test('of several values are joined as the page server joins them', () => {
    document.body.innerHTML =
      '<form><input name="a" value="1"><input name="a" value="2"><input name="b" value="x"><input type="checkbox" name="c" value="1"></form>'
    expect(readForm(document.querySelector('form') as HTMLFormElement)).toEqual({ a: '1,2', b: 'x' })
  })

  test('of several values are read as a list, without 0', () =>
    expect([listOf('8,13'), listOf(undefined), idsOf('0,8')]).toEqual([['8', '13'], [], [8]]))
})
