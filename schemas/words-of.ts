/** A word of any script, with what joins its parts: `п’ять`, `e-mail`. */
const word = /[\p{L}\p{N}]+(?:['’ʼ-][\p{L}\p{N}]+)*/gu

/** The words of a text with where each begins and ends: what uniqueness counts, on the server and where its passages are marked. */
export const wordsOf = (text: string): { word: string; from: number; to: number }[] =>
  Array.from(text.matchAll(word), ({ 0: found, index }) => ({ word: found, from: index, to: index + found.length }))
