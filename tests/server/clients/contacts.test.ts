import { expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { phoneColumns, phoneProblems, phonesOf, requirePhone } from '../../../server/clients/contacts.ts'
import { phoneProblem, plainDigits } from '../../../theme/phones.ts'

test.each([
  ['kz', '8 701 123 45 67', '+77011234567'],
  ['kz', '77011234567', '+77011234567'],
  ['kz', '+7 701 123-45-67', '+77011234567'],
  ['kz', '7011234567', '+77011234567'],
  ['pl', '512 345 678', '+48512345678'],
  ['pl', '+48 512 345 678', '+48512345678'],
  ['pl', '0048 512 345 678', '+48512345678'],
  ['pl', '+48 (0) 22 123 45 67', '+48221234567'],
  ['ua', '067 123 45 67', '+380671234567'],
  ['ua', '67 123 45 67', '+380671234567'],
  ['ua', '+380 (0) 67 123 45 67', '+380671234567'],
  ['ua', '+38 (067) 123-45-67', '+380671234567'],
  ['ua', '380671234567', '+380671234567'],
  ['us', '(202) 555-0123', '+12025550123'],
  ['us', '1 202 555 0123', '+12025550123'],
  ['in', '202 555 0101', '+12025550101'],
  ['in', '1 (202) 555-0101', '+12025550101'],
  ['mx', '55 1234 5678', '+525512345678'],
  ['mx', '+52 1 55 1234 5678', '+525512345678'],
  ['mx', '044 55 1234 5678', '+525512345678'],
  ['es', '612 34 56 78', '+34612345678'],
  ['es', '34 612 34 56 78', '+34612345678'],
])('in %s %j is stored as %s, and the browser lets it through', (code, phone_plain, stored) => {
  const edition = editionOf(code)
  expect(requirePhone({ phone_plain, phone_default_country_code: 1 }, edition)).toBe(stored)
  expect(phoneProblem({ phone_plain: plainDigits(phone_plain, edition), phone_default_country_code: 1 }, edition)).toBeNull()
})

test.each([
  ['kz', '+7 701 123 45 67', 0, '+77011234567'],
  ['kz', '49 151 0000 0000', 0, '+4915100000000'],
  ['us', '+1 416 555 0167', 0, '+14165550167'],
  ['us', '+45 12 34 56 78', 1, '+4512345678'],
  ['pl', '00380 67 123 45 67', 0, '+380671234567'],
])('in %s a foreign number, %j with country %i chosen, keeps its digits: %s', (code, phone_plain, phone_default_country_code, stored) =>
  expect(requirePhone({ phone_plain, phone_default_country_code }, editionOf(code))).toBe(stored),
)

test.each([
  ['kz', '+7 701 123 45 67', 0, 1],
  ['kz', '8 701 123 45 67', 1, 1],
  ['ua', '380 67 123 45 67', 0, 1],
  ['us', '+45 12 34 56 78', 1, 0],
  ['us', '+45 12 34 56 78', 0, 0],
])('in %s %j with country %i chosen is of country %i: a form that shows it again would else send another number', (code, phone_plain, chosen, own) =>
  expect(phoneColumns({ phone_plain, phone_default_country_code: chosen }, editionOf(code))).toMatchObject({ phone_country: own }),
)

test.each([
  ['kz', '8 701 123 45 67', ['+77011234567']],
  ['kz', '+7 701 123 45 67', ['+77011234567']],
  ['us', '479 223 45 67', ['+14792234567']],
  ['us', '+47 92 23 45 67', ['+4792234567']],
  ['kz', '+49 5123 4567', ['+4951234567']],
  ['pl', '+376 312 345', ['+376312345']],
])('in %s %j means the number of its own country alone: %j', (code, typed, stored) => {
  expect([...new Set(phonesOf(typed, editionOf(code)))]).toEqual(stored)
})

test.each(['12345', '8 701 123 45 678', 'seven', ''])('%j is no phone of kz', (phone_plain) => {
  expect(phoneProblems({ phone_plain, phone_default_country_code: 1 }, editionOf('kz'))).toEqual({ phone_plain: expect.any(String) })
})
