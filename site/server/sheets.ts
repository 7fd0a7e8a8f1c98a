import { tokensCss } from '../../theme/tokens.ts'
import base from '../ui/style.css?sheet'

const texts = import.meta.glob<string>('../**/*.module.css', {
  query: '?sheet',
  import: 'default',
  eager: true,
})

// what is built of these may change what they set
const first = ['ui', 'layout']
const rank = (path: string) => (first.indexOf(path.split('/')[1] ?? '') + first.length + 1) % (first.length + 1)

/** All sheets in the order of the cascade; a sheet's name is its file's and begins each of its classes: `Button_root`. */
const all = Object.entries(texts)
  .map(([path, css]) => ({ path, name: path.replace(/.*\/|\.module\.css$/g, ''), css }))
  .sort((a, b) => rank(a.path) - rank(b.path) || (a.path < b.path ? -1 : 1))

export const sheetNames = all.map(({ name }) => name)

const ground = tokensCss() + base

const isWord = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)

/** Names of the sheets whose classes stand in a text: a page's HTML, or the code of an island that may draw more later. Each page is read through, so by hand. */
export function sheetsIn(text: string): Set<string> {
  const words = new Set<string>()
  for (let end = text.indexOf('_'); end >= 0; end = text.indexOf('_', end + 1)) {
    let start = end
    while (isWord(text.charCodeAt(start - 1))) start -= 1
    words.add(text.slice(start, end))
  }
  return new Set(sheetNames.filter((name) => words.has(name)))
}

/** A page's style, as text and as it is sent. */
export interface Style {
  text: string
  bytes: Buffer
}

/** Few styles come up again and again: pages of a kind show the same sheets. */
const MOST_STYLES = 200
const styles = new Map<string, Style>()

/** The style of a page that shows these sheets, in the one right order. */
export function styleOf(names: ReadonlySet<string>): Style {
  const shown = all.filter(({ name }) => names.has(name))
  const key = shown.map(({ name }) => name).join(' ')
  const known = styles.get(key)
  if (known) return known
  if (styles.size >= MOST_STYLES) styles.clear()
  const text = ground + shown.map(({ css }) => css).join('')
  const style = { text, bytes: Buffer.from(text) }
  styles.set(key, style)
  return style
}
