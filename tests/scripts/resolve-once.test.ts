import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'docento-resolved-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Every import of the product, where it led and as what: the product reads all of them before it says that it lacks a secret. */
async function importsOf(name: string, ...loadedFirst: string[]): Promise<string[]> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  // a file, not the output: a pipe that is full refuses what is written at once
  const RESOLVED = join(folder, name)
  const env = { PATH, NODE_COMPILE_CACHE, DOCENTO_MODE: 'production', SECRET: '', RESOLVED }
  const flags = [...loadedFirst, './tests/scripts/note-resolved.js'].map((file) => `--import=${file}`)
  const product = promisify(execFile)(process.execPath, [...flags, 'server/main.ts'], { env })
  const ended = await product.catch((error: { stderr: string }) => error)
  expect(ended.stderr).toMatch(/^SECRET: /)
  return readFileSync(RESOLVED, 'utf8').trim().split('\n').toSorted()
}

test('an import leads where Node itself would lead it, and as what', async () => {
  const [ours, byNode] = [await importsOf('ours', './scripts/resolve-once.js'), await importsOf('node')]
  expect(byNode.length).toBeGreaterThan(1000)
  expect(ours).toEqual(byNode)
})
