import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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

/** A short name for the folder, the same for every process on this machine. */
export function nameOf(folder: string): string {
  return `docento-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
}

/**
 * Makes this process the owner of the folder until `release` is called or the process ends, however it ends: a name is listened on, which the system frees.
 * Throws `DataFolderInUse` while another process owns it.
 */
export async function claimFolder(folder: string): Promise<{ release: () => void }> {
  const path = addressOf(folder)
  const server = (await listen(path)) ?? ((await isAnswered(path)) ? undefined : await listenAnew(path))
  if (!server) throw new DataFolderInUse(folder)
  return { release: () => void server.close() }
}

/** Linux and Windows have names that are no files and end with their process; elsewhere it is a file that may stay behind. */
function addressOf(folder: string): string {
  if (process.platform === 'linux') return `\0${nameOf(folder)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${nameOf(folder)}` : join(tmpdir(), `${nameOf(folder)}.owner`)
}

function listen(path: string) {
  const server = createServer((socket) => socket.destroy()).unref()
  return new Promise<typeof server | undefined>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(undefined) : fail(error)))
    server.listen(path, () => done(server))
  })
}

function listenAnew(path: string) {
  rmSync(path, { force: true })
  return listen(path)
}

function isAnswered(path: string): Promise<boolean> {
  if (path.startsWith('\0') || path.startsWith('\\')) return Promise.resolve(true)
  return new Promise((done) => {
    const socket = connect(path, () => done(true)).once('error', () => done(false))
    socket.once('close', () => socket.destroy())
  })
}

/**
 * Asks a PostgreSQL whose owner died to end, and removes the notes of one that died itself: in its folder, and beside its socket. Call it as the owner of
 * the folder, and again until PostgreSQL starts.
 */
export function clearTraces(folder: string, socketLock: string): void {
  const notes = join(folder, 'postmaster.pid')
  const [pid, , , , , , memory] = linesOf(notes)
  const noted = Number(pid ?? linesOf(socketLock)[0])
  if (!noted) return
  if (isPostgres(noted, folder)) process.kill(noted, 'SIGINT')
  else if (!isAttached(memory)) for (const trace of [notes, socketLock]) rmSync(trace, { force: true })
}

function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

/** The noted id may belong to any program by now, and a dead process whose parent does not care stays in the system's list. */
function isPostgres(pid: number, folder: string): boolean {
  try {
    const command =
      process.platform === 'linux' ? readFileSync(`/proc/${pid}/cmdline`) : spawnSync('ps', ['-o', 'command=', '-p', String(pid)]).stdout
    return command.toString().includes(folder)
  } catch {
    return false
  }
}

/** Whether any process still uses the noted shared memory; such a one may still write. Where that cannot be seen, PostgreSQL decides itself. */
function isAttached(memory: string | undefined): boolean {
  if (process.platform !== 'linux') return true
  const id = memory?.trim().split(/\s+/)[1]
  const segments = linesOf('/proc/sysvipc/shm').map((line) => line.trim().split(/\s+/))
  return segments.some(([, segment, , , , , attached]) => segment === id && attached !== '0')
}
