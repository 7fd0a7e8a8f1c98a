import { join } from 'node:path'
import type { Plugin } from 'vite'
import { editionCodes, editionOf } from '../../editions/index.ts'
import { notOnSite } from '../../editions/site-edition.ts'

const asked = /editions.(\w+)\.ts\?data$/

/** Entries that hold one edition's data each, `../editions/kz.ts?data`, so that a browser fetches its own alone, once for all pages. */
export const editionEntries = editionCodes.map((code) => `../editions/${code}.ts?data`)

export const editionData = (root: string): Plugin => ({
  name: 'editions',
  enforce: 'pre',
  resolveId: (id) => (asked.test(id) ? join(root, id) : null),
  load(id) {
    const [, code] = asked.exec(id) ?? []
    if (!code) return null
    const shown = Object.fromEntries(Object.entries(editionOf(code)).filter(([name]) => !notOnSite.includes(name as never)))
    return `export default ${JSON.stringify(shown)}`
  },
})
