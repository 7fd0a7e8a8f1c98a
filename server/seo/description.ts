import { textOf } from '../html/text-of.ts'

const LENGTH = 160
const headings = /<h(\d)\b.*?<\/h\1>/gs

/** A text as the description of a page: it ends at a word, with dots where something was left out, without the space before what was left empty. */
export function asDescription(given: string): string {
  const text = given.trim()
  if (text.length <= LENGTH) return text
  return `${text.slice(0, LENGTH).replace(/[\s,.:;]+\S*$/u, '')}…`
}

/** What an article says of itself where nobody has put it in short: how it begins, headings left out. */
export const descriptionOf = (html: string): string => asDescription(textOf(html.replaceAll(headings, ' ')))
