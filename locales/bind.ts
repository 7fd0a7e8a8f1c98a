/** A word of one letter before the next word. */
const short = /(?<![\p{L}\p{M}\p{N}])([aiouwz]) (?=\S)/giu

/**
 * Texts in which a word of one letter never ends a line, as Polish is printed: `w domu` is `w\u00a0domu`. For pages: mails are kept for staff to change, and in
 * an SMS such a space would halve the letters that fit.
 */
export const bind = <T>(texts: T): T => {
  if (typeof texts === 'string') return texts.replace(short, '$1\u00a0') as T
  if (Array.isArray(texts)) return texts.map(bind) as T
  return Object.fromEntries(Object.entries(texts as object).map(([key, text]) => [key, bind(text)])) as T
}
