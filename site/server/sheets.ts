import { LRUCache } from 'lru-cache'
import { tokensCss } from '../../theme/tokens.ts'
import base from '../ui/style.css?sheet'

const files = import.meta.glob<Pick<Sheet, 'name' | 'css'>>('../**/*.module.css', {
  query: '?sheet',
  import: 'default',
  eager: true,
})

/** Each layer may change what those before it set, whatever the weight of their selectors: components are made of `ui`, pages of both. */
const layers = ['base', 'ui', 'layout', 'page'] as const
type Layer = (typeof layers)[number]

interface Sheet {
  layer: Layer
  /** That of its file, which begins each of its classes: `Button_root`, in what is built a short one. */
  name: string
  css: string
}

const layerOf = (path: string): Layer => layers.find((layer) => path.startsWith(`../${layer}/`)) ?? 'page'

const all = Object.entries(files).map(([path, sheet]): Sheet => ({ ...sheet, layer: layerOf(path) }))

export const sheetNames = all.map(({ name }) => name)

const ground: Sheet = { layer: 'base', name: '', css: tokensCss() + base.css }

const isWord = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)

/** No word of a text that is longer is a sheet's name: addresses are full of such. */
const longest = Math.max(...sheetNames.map(({ length }) => length))

/** Names of the sheets whose classes stand in a text: a page's HTML, or the code of an island that may draw more later. Each page is read through, so by hand. */
export function sheetsIn(text: string): Set<string> {
  const words = new Set<string>()
  for (let end = text.indexOf('_'); end >= 0; end = text.indexOf('_', end + 1)) {
    let start = end
    while (end - start <= longest && isWord(text.charCodeAt(start - 1))) start -= 1
    if (end - start <= longest) words.add(text.slice(start, end))
  }
  return new Set(sheetNames.filter((name) => words.has(name)))
}

/** Few styles come up again and again: pages of a kind show the same sheets. Each takes 40 KB, and 10 more where it is deflated. */
const styles = new LRUCache<string, Buffer>({ max: 100 })

/** The style of a page that shows these sheets. */
export const styleOf = (names: ReadonlySet<string>): Buffer => styleWith([ground], names)

/** Sheets without the ground, for a page that has it. */
export const laterStyleOf = (names: ReadonlySet<string>): Buffer => styleWith([], names)

function styleWith(before: readonly Sheet[], names: ReadonlySet<string>): Buffer {
  const shown = [...before, ...all.filter(({ name }) => names.has(name))]
  const key = shown.map(({ name }) => name).join(' ')
  const known = styles.get(key)
  if (known) return known
  const style = Buffer.from(`@layer ${layers.join()};${layers.map((layer) => inLayer(layer, shown)).join('')}`)
  styles.set(key, style)
  return style
}

function inLayer(layer: Layer, sheets: readonly Sheet[]): string {
  const css = sheets.flatMap((sheet) => (sheet.layer === layer ? sheet.css : [])).join('')
  return css && `@layer ${layer}{${css}}`
}
