import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sheets } from '../../../site/build/sheets-plugin.ts'

const root = join(import.meta.dirname, '../../../site')

/** The plugin's part that reads sheets, as Vite asks it in a build. */
interface Reader {
  configResolved: (config: { command: string }) => void
  load: (this: { addWatchFile: () => void }, id: string) => Promise<string>
}

const files = globSync('**/*.module.css', { cwd: root })

/** What a build makes of each sheet: its names, or its text with its own name. */
async function readAll(kind: 'names.js' | 'sheet.js'): Promise<Record<string, string>[]> {
  const reader = sheets() as unknown as Reader
  reader.configResolved({ command: 'build' })
  const modules = await Promise.all(files.map((file) => reader.load.call({ addWatchFile: () => {} }, `\0${join(root, file)}.${kind}`)))
  return modules.map((module) => JSON.parse(module.slice('export default '.length)))
}

test('in a build each sheet has a short name of its own that no word of code or of a text has', async () => {
  const named = (await readAll('sheet.js')).map(({ name = '' }) => name)
  expect(named.filter((name) => !/^[a-z]\d$/.test(name))).toEqual([])
  expect(new Set(named).size).toBe(files.length)
})

test('the same sheets make the same files: their names come by their letters', async () => {
  for (const names of await readAll('names.js')) expect(Object.keys(names)).toEqual(Object.keys(names).toSorted())
})
