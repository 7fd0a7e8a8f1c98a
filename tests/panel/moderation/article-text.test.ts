import { expect, test } from 'vitest'
import { piecesOf } from '../../../panel/moderation/article-text.ts'

const marked = (html: string, passages: { from: number; words: number }[]) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...piecesOf(body, passages).values()]
    .flat()
    .map(({ text, passage, isEnd }) => (passage === undefined ? text : `[${text}${isEnd ? passage : ''}]`))
}

test.each<[string, string, { from: number; words: number }[], string[]]>([
  ['no passage', '<p>a b</p>', [], ['a b']],
  ['a passage inside a text', '<p>a b c d</p>', [{ from: 1, words: 2 }], ['a ', '[b c0]', ' d']],
  ['words parted by a heading', '<h2>a</h2><p>b c</p>', [{ from: 1, words: 1 }], ['a', '[b0]', ' c']],
  ['a passage over two paragraphs', '<p>a b</p><p>c d</p>', [{ from: 1, words: 2 }], ['a ', '[b]', '[c0]', ' d']],
  ['a word whose part is bold', '<p>a <strong>b</strong>c d</p>', [{ from: 1, words: 1 }], ['a ', '[b]', '[c0]', ' d']],
  [
    'two passages',
    '<p>a b c d</p>',
    [
      { from: 0, words: 1 },
      { from: 2, words: 2 },
    ],
    ['[a0]', ' b ', '[c d1]'],
  ],
  ['a passage beyond the text', '<p>a</p>', [{ from: 3, words: 2 }], ['a']],
])('%s', (_, html, passages, pieces) => expect(marked(html, passages)).toEqual(pieces))
