import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import manifest from '../../package.json' with { type: 'json' }
import { freePort } from '../../server/database/embedded.ts'
import { settingNames } from '../../server/settings.ts'
import { allocator } from '../allocator.js'

/** A running product to measure; it ends with this process at the latest. */
export interface Product {
  /** `http://127.0.0.1:<port>`, which is the default edition. */
  origin: string
  /** Its process; the embedded PostgreSQL is a child of it. */
  pid: number
  /** From its start to the first page answered. */
  seconds: number
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '../..')
const patience = 300_000
/** What `npm start` gives to Node. */
const flags = [
  ...manifest.scripts.start.split(' ').filter((word) => word.startsWith('--')),
  ...['--import', pathToFileURL(join(root, 'scripts/strip-once.js')).href],
]

/** Starts the product on a data folder and a free port, of this source or another, untouched by the settings around it and with rate limits that no measurement meets. */
export async function startProduct(folder: string, own: Record<string, string> = {}, source = root): Promise<Product> {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const from = performance.now()
  const log = join(folder, 'product.log')
  const output = openSync(log, 'w')
  const child = spawn(process.execPath, [...flags, 'scripts/start.ts'], {
    cwd: source,
    env: environment({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, ...own }),
    stdio: ['ignore', output, output, 'ipc'],
  })
  closeSync(output)
  await untilAnswered(child, `${origin}/`, log)
  return { origin, pid: child.pid ?? 0, seconds: (performance.now() - from) / 1000, stop: () => end(child) }
}

function environment(own: Record<string, string>): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env }
  for (const name of [...settingNames, 'NODE_ENV']) delete env[name]
  const rates = settingNames.filter((name) => name.startsWith('RATE_') && name !== 'RATE_CODE_TRIES')
  return { ...env, ...Object.fromEntries(rates.map((name) => [name, 'off'])), ...allocator, ...own }
}

async function untilAnswered(child: ChildProcess, url: string, log: string): Promise<void> {
  for (const until = performance.now() + patience; performance.now() < until; await pause(10)) {
    if (child.exitCode !== null) throw new Error(`The product did not start:\n${readFileSync(log, 'utf8').trim()}`)
    const page = await fetch(url).catch(() => null)
    if (page?.ok && (await page.text())) return
  }
  await end(child)
  throw new Error(`The product did not answer in ${patience / 1000} s; see ${log}`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
