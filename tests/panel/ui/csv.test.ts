import { expect, test } from 'vitest'
import { toCsv } from '../../../panel/ui/list/export/csv.ts'

const lineOf = (cells: string[], separator = ';') => toCsv([cells], separator).slice(1).trimEnd()

test.each([
  ['what parts cells', ['a;b', 'c'], '"a;b";c'],
  ['quotes', ['«a» "b"'], '"«a» ""b"""'],
  ['lines', ['a\nb'], '"a\nb"'],
  ['a phone as it is', ['+7 799 600-11-61'], '+7 799 600-11-61'],
  ['a phone and an address as they are', ['+7 799 600 11 61 a.b@mail.test'], '+7 799 600 11 61 a.b@mail.test'],
  ['a number below zero as it is', ['-12.5'], '-12.5'],
  ['a formula as a text', ['=HYPERLINK("x")', '@x', "+7+cmd|' /C calc'!A0", '-a'], `"'=HYPERLINK(""x"")";'@x;'+7+cmd|' /C calc'!A0;'-a`],
])('a file holds %s', (_, cells, line) => expect(lineOf(cells)).toBe(line))

test('a file says that it is UTF-8', () => expect(toCsv([['Ж']], ',')).toBe('\uFEFFЖ\r\n'))
