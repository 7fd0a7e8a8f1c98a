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

test('in a build each sheet has a short name of its own that no word of code or of a text has', async () => {
  const reader = sheets() as unknown as Reader
  reader.configResolved({ command: 'build' })
  const files = globSync('**/*.module.css', { cwd: root })
  const named = await Promise.all(
    files.map(async (file) => {
      const module = await reader.load.call({ addWatchFile: () => {} }, `\0${join(root, file)}.sheet.js`)
      return JSON.parse(module.slice('export default '.length)).name as string
    }),
  )
  expect(named.filter((name) => !/^[a-z]\d$/.test(name))).toEqual([])
  expect(new Set(named).size).toBe(files.length)
})
