import type { FastifyBaseLogger } from 'fastify'
import { defaultLanguage, type Edition, editionOf } from '../../editions/index.ts'
import type { Context } from '../context.ts'
import type { Database, Tx } from '../database/open.ts'
import { siteUrlOf } from '../hosts.ts'
import type { Outside } from '../outside/open.ts'
import type { Settings } from '../settings.ts'

/** What a job may know and touch. Its clock is given, so that tests run months in seconds (spec: decisions ORD-6). */
export interface Job {
  edition: Edition
  database: Database
  settings: Settings
  outside: Outside
  log: FastifyBaseLogger
  clock: () => Date
  /** One transaction of the product itself: nobody signed in, mails and rows committed together. */
  transact<T>(work: (context: Context) => Promise<T>): Promise<T>
}

/** Something to be done in the background, with what it was added with; after the last try nobody tries again unless staff say so. */
export type Task = (job: Job, payload: unknown, isLastTry?: boolean) => Promise<void>

interface JobGround {
  database: Database
  settings: Settings
  outside: Outside
  log: FastifyBaseLogger
  clock: () => Date
}

/** What the jobs of one edition share; each transaction has a context of its own, in the edition's own language. */
export function jobOf({ database, settings, outside, log, clock }: JobGround): Job {
  const edition = editionOf(database.edition)
  const contextOf = (tx: Tx): Context => ({
    db: tx,
    tx,
    actor: null,
    session: null,
    edition,
    language: defaultLanguage(edition),
    now: clock(),
    ip: '',
    settings,
    outside,
    log,
    cookies: {},
    isBot: false,
    cache: database.cache.viewFor({ isInTransaction: true }),
    variants: async () => outside.experiments.of(database.edition).control,
    siteUrl: siteUrlOf(edition, settings),
    transact: () => Promise.reject(new Error('the job has a transaction already')),
    aside: (write) => database.aside(write),
    audit: () => {},
    setSession: () => {},
    setCookie: () => {},
  })
  return {
    ...{ edition, settings, outside, log, clock },
    database: { ...database, transaction: database.patiently },
    transact: (work) => database.patiently((tx) => work(contextOf(tx))),
  }
}
