import { describe, expect, test } from 'vitest'
import { compareTexts } from '../../../server/blogs/passages.ts'
import { hashesOf } from '../../../server/blogs/shingles.ts'

const text = 'a b c d e f g h i j'

describe('uniqueness', () => {
  test.each<[string, string, string[], number]>([
    ['without others is whole', text, [], 100],
    ['beside other words is whole', text, ['k l m n o p'], 100],
    ['of a copy is none', text, [text], 0],
    ['counts shingles of five words', 'a b c d e f', ['x a b c d e'], 50],
    ['is rounded down', `${'x '.repeat(3)}${Array.from({ length: 200 }, (_, at) => `w${at}`).join(' ')}`, ['w1 w2 w3 w4 w5'], 99],
    ['of fewer than five words is whole', 'a b c d', ['a b c d'], 100],
    ['overlooks case, stops and the form of an apostrophe', 'П’ЯТЬ, слів. Стоять; поспіль тут', ["п'ять слів стоять поспіль тут"], 0],
    ['overlooks the dots of ё', 'мы всё ещё учим слова', ['мы все еще учим слова'], 0],
    ['knows no four words in a row', 'a b c d x', ['a b c d y'], 100],
  ])('%s', (_, one, others, percent) => expect(compareTexts(one, others).percent).toBe(percent))

  test('names each passage by its words in both texts, and takes the longest of several', () => {
    const { passages } = compareTexts(text, ['x b c d e f y', 'z z b c d e f g'])
    expect(passages).toEqual([{ from: 1, words: 6, other: 1, at: 2 }])
  })

  test('passages do not overlap', () => {
    const { passages } = compareTexts(text, ['a b c d e', 'd e f g h', 'f g h i j'])
    expect(passages).toEqual([
      { from: 0, words: 5, other: 0, at: 0 },
      { from: 5, words: 5, other: 2, at: 0 },
    ])
  })
})

test('a shingle has one hash, within 32 bits, wherever it stands', () => {
  const hashes = hashesOf(`${text} ${text}`)
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(hashes).toEqual(expect.arrayContaining(hashesOf(text)))
  for (const hash of hashes) expect(hash | 0).toBe(hash)
})
