const LENGTH = 160

/** A text as the description of a page: it ends at a word, with dots where something was left out, without the space before what was left empty. */
export function asDescription(given: string): string {
  const text = given.trim()
  if (text.length <= LENGTH) return text
  return `${text.slice(0, LENGTH).replace(/[\s,.:;]+\S*$/u, '')}…`
}
