import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Text } from '../../schemas/common.ts'

const read = (text: string) => z.safeParse(Text(2, 5), text).data

test.each([
  ['the end of a line is one letter, as in the field, though a form sends two', 'ab\r\ncd', 'ab\ncd'],
  ['a letter more is too many', 'ab\r\ncde', undefined],
  ['space around a text does not count', '  abcde \r\n', 'abcde'],
  ['letters of no width are no text', '\u200b\u200b\u200b', undefined],
  ['a control character is refused', 'ab\u0000c', undefined],
])('%s', (_, text, expected) => expect(read(text)).toBe(expected))
