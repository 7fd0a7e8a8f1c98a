import { expect, test } from 'vitest'
import { drawable, lineOf, linesOf } from '../../../server/share-pictures/letters.ts'

const type = { size: 40, weight: 700 } as const

test.each([
  ['Russian and Ukrainian', 'АБВГҐДЕЄЁЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгґдеєёжзиіїйклмнопрстуфхцчшщъыьэюя’'],
  ['Kazakh', 'ӘҒҚҢӨҰҮҺәғқңөұүһ'],
  ['Polish and Spanish', 'ĄĆĘŁŃÓŚŹŻąćęłńóśźżÁÉÍÑÓÚÜáéíñóúü¿¡'],
  ['prices', '0123456789₸₴złM$€'],
])('every letter of %s is drawn, in both weights', (_, letters) => {
  for (const letter of letters)
    for (const weight of [500, 700] as const) expect([letter, lineOf(letter, { size: 40, weight }).width > 0]).toEqual([letter, true])
})

test('what cannot be drawn is left out', () => {
  expect(drawable(' a\u0000b\u202ec\u200b\n\td \u{E0041}')).toBe('abc d')
  expect(drawable('8\u00a0000\u00a0₸')).toBe('8\u00a0000\u00a0₸')
})

const room = { width: 300, lines: 2 }

test('a text stands in no more lines than there is room for, none of them wider', () => {
  for (const text of [
    'Как подготовиться к экзамену за три месяца',
    'Ы'.repeat(200),
    `${'Ы'.repeat(40)} конец`,
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  ]) {
    const lines = linesOf(text, type, room)
    expect(lines.length).toBe(2)
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(300)
  }
})

test('a line does not end with a word of one or two letters', () => {
  const widths = (text: string) =>
    linesOf(text, type, { width: lineOf('Репетитор по', type).width + 1, lines: 3 }).map(({ width }) => Math.round(width))
  expect(widths('Репетитор по химии')).toEqual([lineOf('Репетитор', type), lineOf('по химии', type)].map(({ width }) => Math.round(width)))
})
