import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { editionOf } from '../editions/index.ts'
import { buildApp } from './app.ts'
import { CannotStart } from './cannot-start.ts'
import { compactHeap } from './compact-heap.ts'
import { type Hearing, startHearing } from './database/hear.ts'
import { type Databases, openDatabases } from './database/open.ts'
import { isUnavailable } from './database/unavailable.ts'
import { keepDatabase } from './fill.ts'
import { fillApart } from './fill-apart.ts'
import { siteUrlOf } from './hosts.ts'
import { type Jobs, startJobs } from './jobs/run.ts'
import { keepTick } from './lasting-tick.ts'
import { openOutside } from './outside/open.ts'
import { watchVisitors } from './page-server/quiet.ts'
import { warmUp } from './page-server/warm-up.ts'
import { gatheredOutput, logOptions } from './plugins/log.ts'
import { readSettings, type Settings } from './settings.ts'
import { keepSlabsSmall } from './small-slabs.ts'
import { tasks, timetable } from './timetable.ts'

const patience = 15_000
const from = performance.now()
const say = (line: string) => console.log(line)

let app: Awaited<ReturnType<typeof buildApp>> | undefined
let databases: Databases | undefined
let jobs: Jobs | undefined
let hearing: Hearing | undefined
let warming: Promise<void> | undefined
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
process.on('disconnect', () => void stop(0)) // who started us was killed outright
try {
  await start()
} catch (error) {
  if (!isStopping) refuse(error)
}

/** From the settings to the open port, telling each step. */
async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile()
  const settings = readSettings()
  compactHeap()
  keepTick()
  keepSlabsSmall()
  if (settings.jobs !== 'only') await requirePort(settings)
  say(settings.databaseUrl ? 'Opening the databases…' : `Opening the database in ${settings.dataDir}…`)
  databases = await openDatabases(settings, { say, fill: (database) => fillApart(database, settings), keep: keepDatabase })
  await (databases.of(settings.defaultEdition) as Promise<unknown>).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error
    return databases?.ready // with another edition there is something to serve
  })
  const outside = openOutside(settings)
  app = await buildApp({ settings, databases, outside, options: logOptions(settings, gatheredOutput()) })
  jobs = startJobs({ settings, databases, outside, log: app.log, tasks, timetable })
  hearing = startHearing({ settings, databases, log: app.log })
  if (settings.jobs === 'only') say('Doing jobs; serving no requests.')
  else {
    await app.listen({ port: settings.port, host: settings.host })
    await sayAddresses(settings)
  }
  const isQuick = await Promise.race([databases.ready.then(() => true), pause(1000, false)])
  const away = await databases.ready
  if (!isQuick && !away.length && !isStopping) say('All editions are ready.')
  if (settings.jobs !== 'only') warming = warmUpAll(app, settings)
}

/** One edition after the other, the default one first; throws nothing. */
async function warmUpAll(app: FastifyInstance, settings: Settings): Promise<void> {
  const { defaultEdition, editions } = settings
  // the code that draws them is the same
  const pages = Math.ceil(settings.warmUp / editions.length)
  const { isQuiet, stop } = watchVisitors(app.server)
  try {
    for (const code of new Set([defaultEdition, ...editions]))
      await warmUp(app, { site: siteUrlOf(editionOf(code), settings), pages, isQuiet, isStopping: () => isStopping })
  } catch (error) {
    app.log.error({ err: error }, 'the warm-up failed')
  } finally {
    stop()
  }
}

/** Tells of a busy port before anything is made. */
async function requirePort({ port, host }: Settings): Promise<void> {
  const probe = createServer()
  probe.listen(port, host)
  await once(probe, 'listening')
  probe.close()
}

async function sayAddresses(settings: Settings): Promise<void> {
  const { port, editions, defaultEdition, mode } = settings
  const address = app?.server.address()
  const at = { ...settings, port: typeof address === 'object' && address ? address.port : port }
  const site = (code: typeof defaultEdition) => siteUrlOf(editionOf(code), at)
  say(`Docento runs (${((performance.now() - from) / 1000).toFixed(1)} s).\n`)
  say(`  Site        ${site(defaultEdition)}/`)
  say(`  Back office ${site(defaultEdition)}/panel/`)
  say(`  API         ${site(defaultEdition)}/api/docs`)
  const others = editions.filter((code) => code !== defaultEdition)
  if (others.length) say(`  Editions    ${others.map((code) => `${site(code)}/`).join('  ')}`)
  if (mode === 'demo') await sayDemoAccounts(settings, site(defaultEdition))
  const unnamed = mode === 'production' ? editions.filter((code) => !settings.operators[code]) : []
  if (unnamed.length) say(`\n  Legal pages of ${unnamed.join(', ')} name a stand-in for your company: give OPERATORS.`)
  say('\n  Stop with Ctrl+C.')
}

async function sayDemoAccounts({ defaultEdition }: Settings, site: string): Promise<void> {
  const { DEMO_PASSWORD, demoAccounts } = await import('./demo/accounts.ts')
  say(`\n  Demo accounts of every edition, password ${DEMO_PASSWORD}`)
  for (const account of demoAccounts(editionOf(defaultEdition))) {
    const kind = 'status' in account ? `staff ${account.status}` : account.kind
    say(`  ${kind.padEnd(11)} ${account.email}`)
  }
  say(`  Mails, short messages and the codes in them: ${site}/panel/outbox/`)
}

/** Finishes the requests that run, then ends the database. */
async function stop(code: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  if (code === 0) say('Stopping…')
  setTimeout(() => process.exit(1), patience).unref()
  await app?.close()
  await warming
  await jobs?.stop()
  await hearing?.stop()
  await databases?.close()
  process.exit(code)
}

/** Expected refusals in one plain line, anything else with its trace. */
function refuse(error: unknown): void {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    console.error(`Port ${process.env.PORT || 3000} is in use by another program. Stop that one, or choose another: PORT=3001 npm start`)
  else if (code === 'EACCES') console.error(`Port ${process.env.PORT} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`)
  else console.error(error instanceof CannotStart ? message : error)
  void stop(1)
}
