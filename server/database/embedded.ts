import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart } from '../cannot-start.ts'
import { claimFolder, clearTraces, nameOf } from './data-folder.ts'
import { findPrograms, type Programs } from './programs.ts'

/** A PostgreSQL that this process started and keeps running. */
export interface Cluster {
  /** How a client reaches it; add the name of a database. */
  connection: { host: string; port: number; user: string; password?: string }
  /** Lets PostgreSQL write what it has taken on, and ends it. */
  stop(): Promise<void>
}

export interface ClusterOptions {
  say?: (line: string) => void
  /** Listens on 127.0.0.1 with a password instead of a Unix socket; always so on Windows, where the driver knows no Unix sockets. */
  tcp?: boolean
  /** For tests: quicker, and a crash of the machine may lose everything. */
  unsafe?: boolean
}

const patience = 30_000

/**
 * Starts PostgreSQL on `folder`, which is made first where it is missing, and starts it again whenever it dies; pools on `connection` go on working.
 * Call it from the main thread: PostgreSQL ends with the thread that started it, even when that is killed outright.
 * Throws `DataFolderInUse` when another process has the folder.
 */
export async function openCluster(
  folder: string,
  { say = () => {}, tcp = process.platform === 'win32', unsafe = false }: ClusterOptions = {},
): Promise<Cluster> {
  const at = resolve(folder)
  const programs = findPrograms(at)
  const claim = await claimFolder(at)
  let server: ChildProcess | undefined
  let isStopping = false

  const endServer = () => void server?.kill('SIGINT')
  const stop = async () => {
    isStopping = true
    process.off('exit', endServer)
    if (server && !hasEnded(server)) {
      const ended = new Promise((done) => server?.once('exit', done))
      endServer()
      await ended
    }
    claim.release()
  }

  try {
    if (!existsSync(join(at, 'PG_VERSION'))) await create(at, programs, tcp)
    const user = 'postgres'
    const connection = tcp
      ? { host: '127.0.0.1', port: await freePort(), user, password: readFileSync(join(at, passwordFile), 'utf8') }
      : { host: makeSocketFolder(at, programs), port: 5432, user }
    const args = ['-D', at, ...settingsOf(connection, tcp, unsafe)]

    const start = async () => {
      server = await launchPatiently(at, connection, () => launch(programs, args))
      server.once('exit', () => void restart())
    }
    const restart = async () => {
      if (!isStopping) say('PostgreSQL ended by itself; starting it again…')
      while (!isStopping) {
        try {
          await start()
          return say('PostgreSQL runs again.')
        } catch (error) {
          say(`PostgreSQL could not be started again yet: ${(error as Error).message}`)
          await pause(1000)
        }
      }
    }

    process.once('exit', endServer)
    await start()
    return { connection, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const passwordFile = 'docento-password'

/** An earlier PostgreSQL may still be ending, with its owner or after a crash of its own. */
async function launchPatiently(
  folder: string,
  { host, port }: Cluster['connection'],
  attempt: () => Promise<ChildProcess | undefined>,
): Promise<ChildProcess> {
  for (const until = Date.now() + patience; Date.now() < until; await pause(20)) {
    const server = await attempt()
    if (server) return server
    clearTraces(folder, join(host, `.s.PGSQL.${port}.lock`))
  }
  throw new CannotStart(`PostgreSQL does not start on ${folder}: an earlier one has not ended.`)
}

/** Made under another name and renamed when whole, so that a killed start leaves nothing half-made. */
async function create(folder: string, programs: Programs, tcp: boolean): Promise<void> {
  const fresh = `${folder}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(fresh, { mode: 0o700 })
  programs.own(fresh)
  const password = `${folder}.password`
  if (tcp) writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 })
  const login = tcp ? ['-A', 'scram-sha-256', `--pwfile=${password}`] : ['-A', 'trust']
  // With the C locale trigrams would not see Cyrillic letters.
  const language = ['-E', 'UTF8', '--locale=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const { code, output } = await run(programs.command('initdb', ['-D', fresh, '-U', 'postgres', ...login, ...language]))
  if (code !== 0) throw new CannotStart(`PostgreSQL could not make its folder ${folder}:\n${output}`)
  if (tcp) renameSync(password, join(fresh, passwordFile))
  renameSync(fresh, folder)
}

function settingsOf({ host, port }: Cluster['connection'], tcp: boolean, unsafe: boolean): string[] {
  const settings = {
    listen_addresses: tcp ? host : '',
    port,
    unix_socket_directories: tcp ? '' : host,
    unix_socket_permissions: '0700',
    max_connections: 200,
    shared_buffers: '64MB',
    ...(unsafe && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Resolves when PostgreSQL takes connections; to `undefined` when an earlier one is still in the way. */
function launch(programs: Programs, args: string[]): Promise<ChildProcess | undefined> {
  const [file, rest] = programs.command('postgres', args)
  // A group of its own: Ctrl+C in the terminal is for us, who finish what is running first.
  const server = spawn(file, rest, { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  let output = ''
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.once('close', () => {
      if (/lock file ".*" already exists|shared memory block/.test(output)) done(undefined)
      else fail(new CannotStart(`PostgreSQL ended:\n${output}`))
    })
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000)
      if (/ready to accept (read-only )?connections/.test(text)) done(server)
    })
  })
}

function run([file, args]: [string, string[]]): Promise<{ code: number | null; output: string }> {
  return new Promise((done, fail) => {
    const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    let output = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.once('error', fail)
    child.once('close', (code) => done({ code, output }))
  })
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null
}

/** The path of a socket is limited to 107 bytes, so it lies in the temporary folder, named after the data folder. */
function makeSocketFolder(folder: string, programs: Programs): string {
  const at = join(tmpdir(), nameOf(folder))
  mkdirSync(at, { recursive: true, mode: 0o700 })
  if (!lstatSync(at).isDirectory()) throw new CannotStart(`${at} is in the way: PostgreSQL's socket belongs there.`)
  programs.own(at)
  chmodSync(at, 0o700)
  return at
}

/** A port of this machine that nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
