import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { CannotStart } from '../cannot-start.ts'

/** Another process serves this data folder. */
export class DataFolderInUse extends CannotStart {
  constructor(folder: string) {
    super(
      `The data folder ${dirname(folder)} is in use by another process.\n` +
        'Stop that one, or start this one on its own folder and port: DATA_DIR=.data2 PORT=3001 npm start',
    )
  }
}

const ownerLock = 4710

export const passwordFile = 'docento-password'

/** The login of a cluster; a password only where it listens on TCP. */
export function loginOf(folder: string): { user: string; password?: string } {
  const file = join(folder, passwordFile)
  return { user: 'postgres', ...(existsSync(file) && { password: readFileSync(file, 'utf8') }) }
}

/** The lock is held as long as the connection: it says that the process behind it is the owner of the folder. */
export async function takeOwnership(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [ownerLock])
  return rows[0]?.taken === true
}

/**
 * Ends the PostgreSQL whose owner died before it, and removes the traces of one that died itself.
 * Returns when it is worth trying to start again. Throws `DataFolderInUse` when its owner lives.
 */
export async function endOrphan(folder: string): Promise<void> {
  const trace = join(folder, 'postmaster.pid')
  const running = existsSync(trace) ? readTrace(trace) : undefined
  if (!running) return void (await pause(100))
  if (!isPostgres(running.pid, folder)) return rmSync(trace, { force: true })
  for (let tries = 0; tries < 10; tries += 1) {
    const owned = await tryOwnership({ ...running, ...loginOf(folder), database: 'postgres' })
    if (owned === undefined) break
    if (owned) {
      process.kill(running.pid, 'SIGINT')
      break
    }
    await pause(100) // the connection of an owner killed this moment may not have ended yet
    if (tries === 9) throw new DataFolderInUse(folder)
  }
  await pause(100)
}

/** `undefined` while it is starting, stopping or refusing connections. */
async function tryOwnership(config: pg.ClientConfig): Promise<boolean | undefined> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await takeOwnership(client)
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

/** PostgreSQL's own notes: process id, data folder, start time, port, socket folder, listening address. */
function readTrace(file: string): { pid: number; port: number; host: string } | undefined {
  const [pid, , , port, sockets, address] = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
  return pid && port ? { pid: Number(pid), port: Number(port), host: sockets || address || '127.0.0.1' } : undefined
}

/** After a restart of the machine or container the noted id may belong to any program. Where that cannot be seen, PostgreSQL is believed. */
function isPostgres(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)
  } catch {
    return false
  }
}
