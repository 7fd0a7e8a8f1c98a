import type { FastifyBaseLogger } from 'fastify'
import type { Databases } from '../database/open.ts'
import type { Settings } from '../settings.ts'
import { hearCache } from './version.ts'

interface Options {
  settings: Pick<Settings, 'editions'>
  databases: Databases
  log: FastifyBaseLogger
}

/** Listens for changes of content in every edition as its database gets ready, so that all processes forget what they kept (spec: decisions API-18). */
export function startHearing({ settings, databases, log }: Options): { stop: () => Promise<void> } {
  const hearing = settings.editions.map(async (edition) => {
    try {
      return await hearCache(await databases.of(edition))
    } catch (error) {
      log.error({ err: error, edition }, 'changes of content are not heard')
      return null
    }
  })
  return { stop: async () => void (await Promise.all(hearing.map(async (one) => (await one)?.stop()))) }
}
