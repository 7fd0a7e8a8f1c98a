import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type CronItem, type JobHelpers, Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker'
import type { EditionCode } from '../../editions/index.ts'
import type { Database, Databases } from '../database/open.ts'
import { isUnavailable } from '../database/unavailable.ts'
import type { Outside } from '../outside/open.ts'
import { tellFailure } from '../outside/tell-error.ts'
import type { Settings } from '../settings.ts'
import { withReason } from '../with-reason.ts'
import { jobOf, type Task } from './job.ts'
import { PatientPool } from './patient-pool.ts'

export interface JobsOptions {
  settings: Settings
  databases: Databases
  outside: Outside
  log: FastifyBaseLogger
  /** What can be done, by the name under which it is added. */
  tasks: Readonly<Record<string, Task>>
  /** What is done by the clock. */
  timetable: CronItem[]
  clock?: () => Date
}

export interface Jobs {
  /** Ends when the jobs that run have ended. */
  stop(): Promise<void>
}

const AT_ONCE = 2
const PATIENCE = 5000
const RETRY_MS = 2000

/**
 * Starts the jobs of every edition as its database gets ready and has connections for them; none when the setting JOBS is `off`. A job added by a transaction
 * runs as soon as that is committed, in whichever process is free.
 */
export function startJobs({ settings, databases, clock = () => new Date(), ...rest }: JobsOptions): Jobs {
  if (settings.jobs === 'off') return { stop: async () => {} }
  const running: Jobs[] = []
  let isStopping = false
  const start = async (edition: EditionCode) => {
    const database = await databases.opened(edition)
    while (!isStopping) {
      const jobs = await runEdition(database, { settings, databases, clock, ...rest }).catch(async (error: unknown) => {
        if (!isUnavailable(error)) throw error
        rest.log.warn({ err: error, edition }, 'the jobs of an edition wait for a connection')
        await pause(RETRY_MS, undefined, { ref: false })
      })
      if (!jobs) continue
      if (isStopping) await jobs.stop()
      else running.push(jobs)
      return
    }
  }
  for (const edition of settings.editions) {
    start(edition).catch((error: unknown) => isStopping || rest.log.error({ err: error, edition }, 'the jobs of an edition did not start'))
  }
  return {
    stop: async () => {
      isStopping = true
      await Promise.all(running.map((jobs) => jobs.stop()))
    },
  }
}

async function runEdition(database: Database, { settings, outside, log, clock, tasks, timetable }: Required<JobsOptions>): Promise<Jobs> {
  // Of its own: one of its connections listens all the time.
  const pgPool = new PatientPool({ ...database.connection, max: AT_ONCE + 1 })
  const job = jobOf({ database, settings, outside, log, clock })
  const runnable =
    (task: Task) =>
    (payload: unknown, { job: { task_identifier, attempts, max_attempts } }: JobHelpers) => {
      const isLastTry = attempts >= max_attempts
      return task(job, payload, isLastTry).catch((error: unknown) => {
        // what is tried again may yet succeed
        if (isLastTry) tellFailure(job, withReason(error), { screen: `job ${task_identifier}` })
        throw withReason(error)
      })
    }
  const taskList: TaskList = Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, runnable(task)]))
  const runner: Runner = await run({
    pgPool,
    taskList,
    parsedCronItems: parseCronItems(timetable),
    noHandleSignals: true,
    concurrency: AT_ONCE,
    gracefulShutdownAbortTimeout: PATIENCE,
    logger: loggerTo(log, database.edition),
  }).catch(async (error: unknown) => {
    await pgPool.end()
    throw error
  })
  return {
    stop: async () => {
      await runner.stop()
      await pgPool.end()
    },
  }
}

/** Only what went wrong: the worker itself is talkative. */
const loggerTo = (log: FastifyBaseLogger, edition: string) =>
  new Logger(({ taskIdentifier }) => (level, message, meta) => {
    if (level === 'error') log.error({ edition, task: taskIdentifier, err: meta?.error }, message)
    else if (level === 'warning') log.warn({ edition, task: taskIdentifier }, message)
  })
