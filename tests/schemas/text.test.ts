import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Line, Text } from '../../schemas/common.ts'

const read = (text: string) => z.safeParse(Text(2, 5), text).data

test.each([
  ['the end of a line is one letter, as in the field, though a form sends two', 'ab\r\ncd', 'ab\ncd'],
  ['a letter more is too many', 'ab\r\ncde', undefined],
  ['space around a text does not count', '  abcde \r\n', 'abcde'],
  ['letters of no width are no text', '\u200b\u200b\u200b', undefined],
  ['nor are fillers', '\u3164\u115f\uffa0', undefined],
  ['nor is the empty braille', '\u2800\u2800', undefined],
  ['nor are marks without a letter', '\u0301\u0301', undefined],
  ['a control character is refused', 'ab\u0000c', undefined],
])('%s', (_, text, expected) => expect(read(text)).toBe(expected))

test.each([
  ['a letter keeps the marks that a language puts on it', 'र्द्ध्रीं x́̃', 'र्द्ध्रीं x́̃'],
  ['what turns words around is left out', 'Anna \u202egnp.exe\u202c \u2066b\u2069', 'Anna gnp.exe b'],
  ['and marks beside words written from the right stay', 'Docento \u200fעברית', 'Docento \u200fעברית'],
  ['a letter under a hundred marks keeps five', `a${'\u0301'.repeat(100)}b`, `a${'\u0301'.repeat(5)}b`],
])('%s', (_, text, expected) => expect(z.safeParse(Text(2, 20), text).data).toBe(expected))

test.each([
  ['a break of a name is a space', 'Anna\r\nMaria', 'Anna Maria'],
  ['however many there are', ' Anna \n\t Maria\n', 'Anna Maria'],
  ['a name that is too long with its breaks is refused', `Anna${'\n'.repeat(20)}Maria`, undefined],
])('%s', (_, text, expected) => expect(z.safeParse(Line(2, 20), text).data).toBe(expected))
