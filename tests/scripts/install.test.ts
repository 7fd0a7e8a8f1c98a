import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let clone: string

// A fresh clone as far as `run.js` sees it, with a stand-in for npm.
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'docento-clone-'))
  mkdirSync(join(clone, 'scripts'))
  for (const file of ['run.js', 'allocator.js', 'resolve-once.js', 'strip-once.js'])
    cpSync(join(import.meta.dirname, '../../scripts', file), join(clone, 'scripts', file))
  writeFileSync(join(clone, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(clone, 'package-lock.json'), '{}')
  writeFileSync(join(clone, 'scripts/hello.ts'), 'console.log("Hello.")')
})
afterEach(() => rmSync(clone, { recursive: true }))

function startWith(npm: string) {
  const npm_execpath = join(clone, 'npm.cjs')
  writeFileSync(npm_execpath, `require('fs').mkdirSync('node_modules', { recursive: true }); ${npm}`)
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/run.js', 'scripts/hello.ts'], {
    cwd: clone,
    env: { ...process.env, npm_execpath },
    encoding: 'utf8',
  })
  return { status, lines: (stdout + stderr).trim().split('\n') }
}

const installing = 'Installing packages (once, about a minute)…'

test('the first start says that it installs, and nothing of what npm says; the second installs nothing', () => {
  const chatty = 'console.log("added 636 packages in 38s"); console.error("npm warn deprecated")'
  expect(startWith(chatty)).toEqual({ status: 0, lines: [installing, 'Hello.'] })
  expect(startWith(chatty)).toEqual({ status: 0, lines: ['Hello.'] })
})

test('a failed installation shows what npm said and ends with its code', () => {
  const { status, lines } = startWith('console.error("npm error code ENOSPC"); process.exitCode = 28')
  expect(status).toBe(28)
  expect(lines).toEqual([installing, 'npm error code ENOSPC', '', 'The packages could not be installed; the lines above say why.'])
})
