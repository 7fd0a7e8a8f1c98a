import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Every import of the product, where it led and as what: the product reads all of them before it says that it lacks a secret. */
async function importsOf(...loadedFirst: string[]): Promise<string[]> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DOCENTO_MODE: 'production', SECRET: '' }
  const flags = [...loadedFirst, './tests/scripts/note-resolved.js'].map((file) => `--import=${file}`)
  const product = promisify(execFile)(process.execPath, [...flags, 'server/main.ts'], { env, maxBuffer: 1e8 })
  const ended = await product.catch((error: { stdout: string; stderr: string }) => error)
  expect(ended.stderr).toMatch(/^SECRET: /)
  return ended.stdout.trim().split('\n').toSorted()
}

test('an import leads where Node itself would lead it, and as what', async () => {
  const [ours, byNode] = [await importsOf('./scripts/resolve-once.js'), await importsOf()]
  expect(byNode.length).toBeGreaterThan(1000)
  expect(ours).toEqual(byNode)
})
