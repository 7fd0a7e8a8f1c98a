import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, linkSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../setup/eventually.ts'

const root = join(import.meta.dirname, '../..')
const script = 'tests/scripts/run-me.js'
const fromNpm = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node')
const pinned = realpathSync(existsSync(fromNpm) ? fromNpm : process.execPath)
let folder: string
let otherNode: string

// Another name for the same Node stands in for a Node that is not the pinned one.
beforeAll(() => {
  folder = mkdtempSync(join(root, 'node_modules/.cache-run-'))
  otherNode = join(folder, 'node')
  linkSync(pinned, otherNode)
})
afterAll(() => rmSync(folder, { recursive: true }))

interface Run {
  child: ChildProcess
  /** What run-me.js tells of itself. */
  told: { pid: number; node: string; mode?: string; allocating?: string[]; args: string[]; folder: string }
}

async function run(node: string, args: string[], env: Record<string, string> = {}): Promise<Run> {
  const child = spawn(node, [join(root, 'scripts/run.js'), script, ...args], {
    cwd: '/',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return { child, told: JSON.parse(String(line)) }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe.each([
  ['the pinned Node', () => pinned],
  ['any other Node', () => otherNode],
])('a command started with %s', (_name, nodeOf) => {
  test('runs on the pinned Node, in the project, without NODE_ENV', async () => {
    const { child, told } = await run(nodeOf(), ['3', 'two words'], { NODE_ENV: 'production' })
    expect(told).toMatchObject({ node: pinned, args: ['3', 'two words'], folder: realpathSync(root) })
    expect(told.mode).toBeUndefined()
    expect(await once(child, 'exit')).toEqual([3, null])
  })

  test.runIf(process.platform === 'linux').each([
    ['one heap for all threads, and large pieces apart from it', {}, ['1', '65536']],
    ['as many heaps as it is told to', { MALLOC_ARENA_MAX: '4' }, ['4', '65536']],
    ['large pieces as it is told', { MALLOC_ARENA_MAX: '4', MALLOC_MMAP_THRESHOLD_: '131072' }, ['4', '131072']],
  ])('has %s', async (_rule, told, allocating) => {
    const { child, told: found } = await run(nodeOf(), ['0'], { MALLOC_ARENA_MAX: '', MALLOC_MMAP_THRESHOLD_: '', ...told })
    expect(found.allocating).toEqual(allocating)
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test.each(['SIGTERM', 'SIGINT'] as const)('is told of %s and ends as it likes', async (signal) => {
    const { child } = await run(nodeOf(), ['wait'])
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([7, null])
  })

  test('leaves nothing running when it is killed outright', async () => {
    const { child, told } = await run(nodeOf(), ['wait'])
    child.kill('SIGKILL')
    await eventually(() => expect(isAlive(told.pid)).toBe(false))
  })
})
