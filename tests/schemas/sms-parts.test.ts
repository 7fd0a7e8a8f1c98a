import { expect, test } from 'vitest'
import { smsSize } from '../../schemas/sms-parts.ts'

test.each<[string, string, { length: number; parts: number }]>([
  ['nothing', '', { length: 0, parts: 0 }],
  ['160 letters of the telephones’ alphabet', 'a'.repeat(160), { length: 160, parts: 1 }],
  ['161 of them', 'a'.repeat(161), { length: 161, parts: 2 }],
  ['307 of them', 'a'.repeat(307), { length: 307, parts: 3 }],
  ['signs that count twice', '€[]', { length: 6, parts: 1 }],
  ['70 Cyrillic letters', 'я'.repeat(70), { length: 70, parts: 1 }],
  ['71 of them', 'я'.repeat(71), { length: 71, parts: 2 }],
  ['335 of them', 'я'.repeat(335), { length: 335, parts: 5 }],
  ['336 of them', 'я'.repeat(336), { length: 336, parts: 6 }],
  ['a Polish letter among Latin ones', `${'a'.repeat(70)}ł`, { length: 71, parts: 2 }],
  ['a backtick, which telephones lack, among them', `${'a'.repeat(70)}\``, { length: 71, parts: 2 }],
])('a message of %s is counted', (_, text, size) => expect(smsSize(text)).toEqual(size))
