import { describe, expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { fromE164, phoneProblem, plainDigits, plainPhone, showNational, showTyped, toE164 } from '../../theme/phones.ts'
import { showPhone } from '../../theme/shown-phone.ts'

const phone = (phone_plain: string, phone_default_country_code = 1) => ({ phone_plain, phone_default_country_code })

describe('phoneProblem', () => {
  test.each([
    ['kz', phone('7000000000'), null],
    ['kz', phone('700000000'), { code: 'phone_length', count: 10 }],
    ['kz', phone('70000000000'), { code: 'phone_length', count: 10 }],
    ['pl', phone('500000000'), null],
    ['pl', phone('5000000000'), { code: 'phone_length', count: 9 }],
    ['kz', phone('700 000 0000'), { code: 'warningSymbol' }],
    ['kz', phone('٠١٢٣٤٥٦٧٨٩'), { code: 'warningSymbol' }],
    ['kz', phone(''), { code: 'required' }],
    ['kz', phone('123456', 0), { code: 'phone_range', countMin: 7, countMax: 17 }],
    ['kz', phone('1234567', 0), null],
    ['kz', phone('1'.repeat(17), 0), null],
    ['kz', phone('1'.repeat(18), 0), { code: 'phone_range', countMin: 7, countMax: 17 }],
    ['kz', phone('+1234567', 0), { code: 'warningSymbol' }],
  ])('%s %o: %o', (code, given, problem) => expect(phoneProblem(given, editionOf(code))).toEqual(problem))
})

test.each([
  ['ua', phone('0670000000'), '+380670000000'],
  ['us', phone('2025550100'), '+12025550100'],
  ['kz', phone('4915100000000', 0), '+4915100000000'],
  ['kz', phone('70'), null],
])('%s stores %o as %s, and gets it back', (code, given, stored) => {
  const edition = editionOf(code)
  expect(toE164(given, edition)).toBe(stored)
  if (stored) expect(fromE164(stored, edition)).toEqual(given)
})

test.each([
  ['kz', '+77000000000', '+7 700 000 00 00'],
  ['ua', '+380670000000', '+38 067 000 00 00'],
  ['pl', '+48500000000', '+48 500 000 000'],
  ['us', '+12025550100', '+1 202 555 0100'],
  ['mx', '+525500000000', '+52 55 0000 0000'],
  ['kz', '+4915100000000', '+4915100000000'],
])('%s shows %s as %s', (code, stored, shown) => expect(showPhone(stored, editionOf(code)).replaceAll('\u00a0', ' ')).toBe(shown))

test.each([
  ['kz', '+7 (700) 000-00-00', '7000000000'],
  ['kz', '700 000 00 00', '7000000000'],
  ['ua', '+38 067 000 00 00', '0670000000'],
  ['pl', '+49 151 0000 0000', '4915100000000'],
  ['kz', '700 abc', '700abc'],
  ['kz', '8 701 123 45 67', '7011234567'],
  ['pl', '\u202a+48 512\u200b345 678\u202c', '512345678'],
  ['kz', '77011234567', '7011234567'],
  ['kz', '+7 701 123 45 67', '7011234567'],
  ['kz', '007 701 123 45 67', '7011234567'],
  ['kz', '8 701 123 45 6', '8701123456'],
  ['pl', '0 512 345 678', '512345678'],
  ['pl', '48 512 345 678', '512345678'],
  ['ua', '067 123 45 67', '0671234567'],
  ['ua', '380671234567', '0671234567'],
  ['ua', '67 123-45-67', '0671234567'],
  ['ua', '067 123 45 6', '067123456'],
  ['ua', '67 123 45 678', '6712345678'],
  ['ua', '8 067 123 45 67', '0671234567'],
  ['us', '(202) 555-0100', '2025550100'],
  ['us', '1-202-555-0100', '2025550100'],
  ['in', '1 (202) 555-0101', '2025550101'],
  ['mx', '044 55 1234 5678', '5512345678'],
  ['mx', '+52 1 55 1234 5678', '5512345678'],
  ['es', '0034 612 34 56 78', '612345678'],
])('in %s %j is typed for %s', (code, typed, digits) => expect(plainDigits(typed, editionOf(code))).toBe(digits))

test.each([
  // typed, country chosen, as it is sent
  ['us', '+1 (416) 555-0167', 1, '4165550167', 1],
  ['us', '+1 416 555 0167', 0, '14165550167', 0],
  ['kz', '+7 916 123 41 67', 0, '79161234167', 0],
  ['pl', '48 601 234 577', 0, '48601234577', 0],
  ['pl', '0049 151 0000 0000', 0, '4915100000000', 0],
  ['us', '+45 12 34 56 78', 1, '4512345678', 0],
  ['us', '0045 12 34 56 78', 1, '4512345678', 0],
  ['pl', '+380 67 123 45 67', 1, '380671234567', 0],
  ['pl', '00 380 67 123 45 67', 1, '380671234567', 0],
  ['kz', '+7 701 123', 1, '7701123', 1],
  ['kz', '007 701 123', 1, '7701123', 1],
  ['es', '0034 612 34 56 78', 1, '612345678', 1],
  ['kz', '', 1, '', 1],
])('in %s %j with country %i chosen is %s, country %i', (code, typed, chosen, digits, country) =>
  expect(plainPhone(typed, chosen, editionOf(code))).toEqual(phone(digits, country)),
)

test.each([
  ['es', '+34655274755', '655 274 755'],
  ['kz', '+77019274755', '701 927 47 55'],
  ['kz', '+4512345678', '+4512345678'],
] as const)('%s shows %s beside the choice of country as %s', (code, stored, shown) =>
  expect(showNational(stored, editionOf(code)).replaceAll('\u00a0', ' ')).toBe(shown),
)

test.each([
  ['es', phone('655274755'), '+34 655 274 755'],
  ['kz', phone('4512345678', 0), '+4512345678'],
  ['kz', phone('123'), '123'],
] as const)('%s shows %j, just typed, as %s', (code, typed, shown) => expect(showTyped(typed, editionOf(code)).replaceAll('\u00a0', ' ')).toBe(shown))
