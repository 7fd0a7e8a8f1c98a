const LENGTH = 160

/** A text as the description of a page: it ends at a word, with dots where something was left out. */
export function asDescription(text: string): string {
  if (text.length <= LENGTH) return text
  return `${text.slice(0, LENGTH).replace(/[\s,.:;]+\S*$/u, '')}…`
}
