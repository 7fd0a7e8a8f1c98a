import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { EditionCode } from '../../editions/index.ts'
import type { Settings } from '../settings.ts'
import { parseBumped } from './cache/scopes.ts'
import { CACHE_CHANNEL } from './cache/version.ts'
import { type Database, patientTimeouts } from './database.ts'
import { type Channel, channels } from './notices.ts'
import type { Databases } from './open.ts'

const RETRY_MS = 1000

export interface Hearing {
  stop: () => Promise<void>
}

/**
 * Listens on one connection for what an edition's processes tell each other, until it is stopped. A connection that is lost, or is not given at first, is tried
 * again every second; what was missed meanwhile counts as a change of all content, and whoever hears notices is told that some are missing.
 */
export async function hear({ cache, notices, connection }: Pick<Database, 'cache' | 'notices' | 'connection'>): Promise<Hearing> {
  let client: pg.Client | undefined
  let isStopped = false

  const connect = async () => {
    const fresh = new pg.Client({ ...connection, connectionTimeoutMillis: patientTimeouts.connect })
    fresh.on('error', () => {})
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (channel === CACHE_CHANNEL) cache.forget(parseBumped(payload || 'all'))
      else notices.pass(channel as Channel, payload)
    })
    try {
      await fresh.connect()
      await fresh.query([CACHE_CHANNEL, ...channels].map((channel) => `listen ${channel}`).join('; '))
    } catch (error) {
      void fresh.end()
      throw error
    }
    // not sooner: one that was refused ends too, and whoever made it tries again by itself
    fresh.once('end', () => void reconnect())
    client = fresh
    // nothing was heard until now
    cache.forget('all')
    for (const channel of channels) notices.pass(channel, null)
  }
  const reconnect = async () => {
    while (!isStopped) {
      await pause(RETRY_MS, undefined, { ref: false })
      try {
        if (!isStopped) await connect()
        return
      } catch {
        // The database is still away.
      }
    }
  }

  await connect().catch(() => void reconnect())
  return {
    stop: async () => {
      isStopped = true
      await client?.end()
    },
  }
}

interface Options {
  settings: Pick<Settings, 'editions'>
  databases: Databases
  log: FastifyBaseLogger
}

/** Listens in every edition as its database gets ready, so that all processes forget what they kept and know what was written (spec: decisions API-18). */
export function startHearing({ settings, databases, log }: Options): Hearing {
  const running: Hearing[] = []
  let isStopping = false
  const start = async (edition: EditionCode) => {
    const database = await databases.opened(edition)
    if (isStopping) return
    const hearing = await hear(database)
    if (isStopping) await hearing.stop()
    else running.push(hearing)
  }
  for (const edition of settings.editions) {
    start(edition).catch((error: unknown) => isStopping || log.error({ err: error, edition }, 'changes of content are not heard'))
  }
  return {
    stop: async () => {
      isStopping = true
      await Promise.all(running.map((hearing) => hearing.stop()))
    },
  }
}
