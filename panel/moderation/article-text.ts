import { wordsOf } from '../../schemas/words-of.ts'

/** Elements that part words where they begin and end, as the server parts them when it compares texts. */
const parting = new Set(['P', 'H2', 'H3', 'H4', 'LI', 'TD', 'TH', 'TR', 'BLOCKQUOTE', 'PRE', 'FIGCAPTION', 'CAPTION', 'BR', 'HR'])

export interface Passage {
  /** Its first word, counted from 0, and how many words it has. */
  from: number
  words: number
}

/** A piece of text that stands in one passage or in none. */
export interface Piece {
  text: string
  /** Of the passages, the one it stands in; undefined outside of all. */
  passage?: number
  /** The passage ends here. */
  isEnd?: boolean
}

/** The texts of an article cut where passages begin and end. */
export function piecesOf(root: Node, passages: readonly Passage[]): Map<Text, Piece[]> {
  const starts = new Map<Text, number>()
  const whole = flatten(root, starts)
  const words = wordsOf(whole)
  const ranges = passages.flatMap(({ from, words: count }, passage) => {
    const [first, last] = [words[from], words[from + count - 1]]
    return first && last ? [{ passage, from: first.from, to: last.to }] : []
  })
  return new Map([...starts].map(([node, start]) => [node, cut(node.data, start, ranges)]))
}

/** What one reads of a node, in one line; notes where each text of it begins. */
function flatten(node: Node, starts: Map<Text, number>, before = ''): string {
  let text = before
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) {
      starts.set(child as Text, text.length)
      text += (child as Text).data
    } else if (child.nodeType === Node.ELEMENT_NODE) {
      const gap = parting.has(child.nodeName) ? ' ' : ''
      text = flatten(child, starts, text + gap) + gap
    }
  }
  return text
}

interface Range {
  passage: number
  from: number
  to: number
}

function cut(text: string, start: number, ranges: readonly Range[]): Piece[] {
  const end = start + text.length
  const pieces: Piece[] = []
  let at = start
  for (const { passage, from, to } of ranges.filter((range) => range.to > start && range.from < end)) {
    const [first, last] = [Math.max(from, at), Math.min(to, end)]
    if (first > at) pieces.push({ text: text.slice(at - start, first - start) })
    pieces.push({ text: text.slice(first - start, last - start), passage, ...(to <= end && { isEnd: true }) })
    at = last
  }
  if (at < end) pieces.push({ text: text.slice(at - start) })
  return pieces
}
