import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { transform } from 'lightningcss'
import type { Plugin } from 'vite'

// younger versions of all three know `light-dark()` and nesting
const targets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) }

const mark = { names: '.names.js', text: '.sheet.js' } as const

/**
 * `import styles from './Button.module.css'` gives names (`Button_root`) and no CSS; `…css?sheet` gives the CSS as text.
 * So no bundle carries styles: the page server puts into each page the sheets that it shows (`sheets.ts`).
 */
export const sheets = (): Plugin => ({
  name: 'sheets',
  enforce: 'pre',
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
      filename: basename(file).replace('.module', ''),
      code: await readFile(file),
      minify: true,
      targets,
      cssModules: file.endsWith('.module.css') ? { pattern: '[name]_[local]' } : false,
    })
    const names = Object.fromEntries(Object.entries(exports ?? {}).map(([name, value]) => [name, (value as { name: string }).name]))
    return `export default ${JSON.stringify(kind === mark.text ? code.toString() : names)}`
  },
})
