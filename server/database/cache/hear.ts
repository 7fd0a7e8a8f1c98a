import type { FastifyBaseLogger } from 'fastify'
import type { EditionCode } from '../../../editions/index.ts'
import type { Settings } from '../../settings.ts'
import type { Databases } from '../open.ts'
import { type Hearing, hearCache } from './version.ts'

interface Options {
  settings: Pick<Settings, 'editions'>
  databases: Databases
  log: FastifyBaseLogger
}

/** Listens for changes of content in every edition as its database gets ready, so that all processes forget what they kept (spec: decisions API-18). */
export function startHearing({ settings, databases, log }: Options): Hearing {
  const running: Hearing[] = []
  let isStopping = false
  const start = async (edition: EditionCode) => {
    const database = await databases.opened(edition)
    if (isStopping) return
    const hearing = await hearCache(database)
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
