import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const scripts = join(import.meta.dirname, '../../scripts')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docento-settings-file-'))
  writeFileSync(join(folder, '.env'), 'DATABASE_POOL=none')
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['admin', ['--name', 'Owner', '--email', 'owner@docento.test']],
  ['migrate', []],
  ['demo', []],
  ['school', []],
  ['files', ['--to-bucket']],
])('npm run %s goes by the settings of .env', (name, args) => {
  const { PATH, NODE_OPTIONS } = process.env
  const { status, stderr } = spawnSync(process.execPath, [join(scripts, `${name}.ts`), ...args], {
    cwd: folder,
    env: { PATH, NODE_OPTIONS, DATA_DIR: join(folder, 'data') },
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect(stderr).toContain('DATABASE_POOL: give a whole number')
  expect(status).toBe(1)
})
