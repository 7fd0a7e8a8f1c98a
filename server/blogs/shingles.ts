import { wordsOf } from '../../schemas/index.ts'

/** So many words in a row are hardly alike by chance (spec: decisions CNT-3). */
export const SHINGLE = 5

/** Words as they are compared: case, accents of one letter and the apostrophe's form make no difference. */
export const compared = (text: string): string[] =>
  wordsOf(text).map(({ word }) => word.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replaceAll(/[’ʼ]/g, "'"))

/** Every five words in a row, by the place of the first. */
export const shinglesOf = (words: readonly string[]): string[] =>
  Array.from({ length: Math.max(0, words.length - SHINGLE + 1) }, (_, at) => words.slice(at, at + SHINGLE).join(' '))

/** The hashes of a text's shingles, each once: what the index of posts holds. */
export const hashesOf = (text: string): number[] => [...new Set(shinglesOf(compared(text)).map(hash))]

/** FNV-1a as a signed number of 32 bits. Two that are alike by chance only cost a look at the texts. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let n = 0; n < text.length; n += 1) value = Math.imul(value ^ text.charCodeAt(n), 0x01000193)
  return value | 0
}
