import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { languages, variations } from '../../editions/language-table.ts'
import { bind } from '../../locales/bind.ts'

const locales = join(import.meta.dirname, '../../locales')
const subjects = globSync(`${languages[0]}/*.ts`, { cwd: locales, exclude: ['*/index.ts'] }).map((file) => basename(file))

/** Entries that hold one subject's words each, `../locales/in/main.ts`, so that a browser fetches what a page says and no more. */
export const wordEntries = [...languages, ...Object.keys(variations)].flatMap((wording) => subjects.map((file) => `../locales/${wording}/${file}`))

/** What a country says as its language does has no file: its entry has the language's words in it, so that a browser fetches one file for both. */
export const borrowedWords: Plugin = {
  name: 'borrowed-words',
  enforce: 'pre',
  resolveId(id, importer) {
    const file = id.startsWith('./') && importer ? join(dirname(importer), id) : join(import.meta.dirname, '..', id)
    return lenderOf(file) && file
  },
  load(file) {
    const lender = lenderOf(file)
    return lender && readFileSync(lender, 'utf8')
  },
}

/** Polish words are sent as the server says them, `locales/index.ts`. */
export const boundWords: Plugin = {
  name: 'bound-words',
  enforce: 'pre',
  async load(file) {
    if (!/locales[\\/]pl[\\/](?!index|mails|sms)[\w-]+\.ts$/.test(file)) return null
    const { default: texts } = (await import(pathToFileURL(file).href)) as { default: object }
    return `export default ${JSON.stringify(bind(texts))}`
  },
}

/** The file of the language in place of a country's that is not there; null for any other. */
function lenderOf(file: string): string | null {
  const [, wording, subject = ''] = /locales[\\/](\w+)[\\/]([\w-]+\.ts)$/.exec(file) ?? []
  const language = variations[wording as keyof typeof variations]
  return language && !existsSync(file) ? join(locales, language, subject) : null
}
