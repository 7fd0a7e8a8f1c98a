import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { useBucket } from '../mocks/bucket.ts'

const mock = await useBucket()
const folder = mkdtempSync(join(tmpdir(), 'docento-move-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { url, region, keyId, secret } = mock.bucket
const bucket = { S3_URL: url, S3_REGION: region, S3_KEY_ID: keyId, S3_SECRET: secret }

/** The command in a process of its own, as an operator runs it; what it says, and whether it was content. */
async function run(way: string, environment: Record<string, string> = bucket, DATA_DIR = folder) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../scripts/files.ts'), way], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, failure] = await Promise.all([text(child.stdout), text(child.stderr), new Promise((done) => child.on('exit', done))])
  return { said: out + failure, code: child.exitCode }
}

for (const below of ['uploads/sizes', 'private']) mkdirSync(join(folder, below), { recursive: true })
const files = {
  'uploads/4f9a4f9a4f9a4f9a.webp': 'photo',
  'uploads/логотип 1.png': 'logo',
  'private/8c8c8c8c8c8c8c8c.pdf': 'paper',
  'private/.shelved-kz': '',
}
for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes)
// made again, and not yet written
for (const name of ['uploads/sizes/4f9a4f9a4f9a4f9a-336.webp', 'uploads/.9f3b1c52-3d0a-4f6e-8a1b-0c2d4e6f8a9b'])
  writeFileSync(join(folder, name), 'x')

test('files of the data folder are copied into the bucket, and a second time none of them', async () => {
  expect(await run('--to-bucket')).toMatchObject({ said: expect.stringContaining('Copied 4; 0 were there already.'), code: 0 })
  expect([...mock.kept.keys()].sort()).toEqual(Object.keys(files).sort())
  expect(Object.fromEntries([...mock.kept].map(([key, { bytes }]) => [key, bytes.toString()]))).toEqual(files)
  mock.kept.delete('private/8c8c8c8c8c8c8c8c.pdf')
  expect((await run('--to-bucket')).said).toContain('Copied 1; 3 were there already.')
})

test('and back into another', async () => {
  const other = join(folder, 'other')
  expect((await run('--to-folder', bucket, other)).said).toContain('Copied 4; 0 were there already.')
  for (const [name, bytes] of Object.entries(files)) expect(readFileSync(join(other, name), 'utf8')).toBe(bytes)
})

test.each([
  ['--to-bucket', {}, 'Name the bucket first'],
  ['--to-bucket', { ...bucket, S3_SECRET: 'another' }, 'check S3_KEY_ID, S3_SECRET and S3_REGION'],
])('%s with %o says what is missing', async (way, environment, word) => {
  expect(await run(way, environment)).toMatchObject({ said: expect.stringContaining(word), code: 1 })
})
