import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../server/database/embedded.ts'
import { settingNames } from '../../server/settings.ts'
import { client, startProvider } from '../build/openid-provider.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The started product: `http://127.0.0.1:<port>` of the default edition; other editions at `http://{edition}.localhost:<port>`. */
    product: { port: number }
  }
}

const root = join(import.meta.dirname, '../..')
const patience = 400_000

/**
 * Starts the product for the journeys as a newcomer would, on a fresh data folder and a free port, with limits no journey meets and a line that rings only when told.
 * Everybody in kz may sign in at an OpenID provider of the run's own. With E2E_PORT they go to one that runs already, which saves a minute while journeys are
 * written.
 */
export default async function setup(project: TestProject) {
  if (process.env.E2E_PORT) return project.provide('product', { port: Number(process.env.E2E_PORT) })
  const folder = join(root, '.data/e2e')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const provider = await startProvider({ doors: ['/panel', '/login', '/client-login'].map((path) => `http://kz.localhost:${port}${path}`) })
  const openId = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret, OIDC_NAME: 'Example' }
  const log = join(folder, 'product.log')
  const product = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: environment({ PORT: String(port), DATA_DIR: folder, ...openId }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output = createWriteStream(log)
  product.stdout?.pipe(output)
  product.stderr?.pipe(output)
  await untilReady(product, port, log)
  project.provide('product', { port })
  return async () => {
    await end(product)
    await provider.stop()
  }
}

function environment(own: Record<string, string>): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env }
  for (const name of [...settingNames, 'NODE_ENV']) delete env[name]
  const rates = settingNames.filter((name) => name.startsWith('RATE_') && name !== 'RATE_CODE_TRIES')
  return { ...env, ...Object.fromEntries(rates.map((name) => [name, 'off'])), LOG_LEVEL: 'info', WARM_UP: '0', SIMULATED_CALLS_EVERY: '0', ...own }
}

/** Every edition has to be there: the journeys of one must not wait for another. */
async function untilReady(product: ChildProcess, port: number, log: string): Promise<void> {
  for (const until = Date.now() + patience; Date.now() < until; await new Promise((done) => setTimeout(done, 100))) {
    if (product.exitCode !== null) throw new Error(`The product did not start; see ${log}`)
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (ready?.ok) return
  }
  throw new Error(`The product was not ready in ${patience / 1000} s; see ${log}`)
}

async function end(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null) return
  const ended = new Promise((done) => product.once('exit', done))
  product.kill('SIGTERM')
  await ended
}
