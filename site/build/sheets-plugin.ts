import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { transform } from 'lightningcss'
import type { Plugin } from 'vite'

// younger versions of all three know `light-dark()` and nesting
const targets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) }

const root = join(import.meta.dirname, '..')

/**
 * What each sheet is called in its classes. A page says them a thousand times over, so in what is sent they are short: `Button_root` is `b7_0`. They are
 * numbered by their paths, the same in the browser's build and the server's. Each ends in a digit: a page carries the sheets whose names it says, and `as_user` or
 * `by_token` in its code would be taken for one.
 */
const shortNames: ReadonlyMap<string, string> = new Map(
  globSync('**/*.module.css', { cwd: root })
    .toSorted()
    .map((path, n) => [join(root, path), `${String.fromCharCode(97 + Math.floor(n / 10))}${n % 10}`]),
)
const fullName = (file: string) => basename(file, '.module.css')

/** By their letters: they come in any order, and the same sources have to make the same files. */
const namesIn = (exports: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((exports ?? {}) as Record<string, { name: string }>)
      .map(([local, { name }]) => [local, name] as const)
      .toSorted(),
  )

/** The classes of a sheet by number. */
function shortened(sheet: string, names: Readonly<Record<string, string>>, css: string) {
  const numbers = new Map(Object.values(names).map((name, n) => [name, `${sheet}_${n.toString(36)}`]))
  const short = (name: string) => numbers.get(name) ?? name
  return {
    names: Object.fromEntries(Object.entries(names).map(([local, name]) => [local, short(name)])),
    css: css.replaceAll(new RegExp(`\\b${sheet}_[\\w-]+`, 'g'), short),
  }
}

const mark = { names: '.names.js', text: '.sheet.js' } as const

/**
 * `import styles from './Button.module.css'` gives names (`Button_root`) and no CSS; `…css?sheet` gives its `name` and its `css` as text.
 * So no bundle carries styles: the page server puts into each page the sheets that it shows (`sheets.ts`).
 */
export const sheets = (): Plugin => {
  let nameOf = fullName
  return {
    name: 'sheets',
    enforce: 'pre',
    // readable where somebody reads them: in development and in tests
    configResolved({ command }) {
      if (command === 'build') nameOf = (file) => shortNames.get(file) ?? fullName(file)
    },
    async resolveId(source, importer) {
      const [file = '', query] = source.split('?')
      if (!file.endsWith('.css') || !(query === 'sheet' || file.endsWith('.module.css'))) return null
      const found = await this.resolve(file, importer, { skipSelf: true })
      // \0 keeps Vite from taking it for a file
      return found && `\0${found.id}${query === 'sheet' ? mark.text : mark.names}`
    },
    async load(id) {
      const kind = Object.values(mark).find((end) => id.endsWith(`.css${end}`))
      if (!kind) return null
      const file = id.slice(1, -kind.length)
      this.addWatchFile(file)
      const { code, exports } = transform({
        filename: `${nameOf(file)}.css`,
        code: await readFile(file),
        minify: true,
        targets,
        cssModules: file.endsWith('.module.css') ? { pattern: '[name]_[local]' } : false,
      })
      const name = nameOf(file)
      const sheet = name === fullName(file) ? { names: namesIn(exports), css: code.toString() } : shortened(name, namesIn(exports), code.toString())
      return `export default ${JSON.stringify(kind === mark.text ? { name, css: sheet.css } : sheet.names)}`
    },
  }
}
