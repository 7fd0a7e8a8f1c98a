import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import type { Route } from '../calls.ts'
import { asOpened } from '../database/as-opened.ts'
import type { Ground } from '../http/circumstances.ts'
import type { Limit } from '../http/limits.ts'
import { openBuiltSite } from './built.ts'
import { createPageCache } from './cache.ts'
import { pageKey } from './key.ts'
import { noteKept } from './note-kept.ts'
import { registerPages } from './register.ts'

/** The pages of the product, in two steps because kept ones are answered before the framework. */
export interface Pages {
  /** `Fastify({ serverFactory })`. */
  serverFactory: FastifyServerFactory
  /** Adds the pages' routes, after all others. */
  register: (app: FastifyInstance, limit: Limit) => void
}

/** Opens the built site; null where nothing was built. */
export async function openPages(ground: Ground, routes: readonly Route[]): Promise<Pages | null> {
  const site = await openBuiltSite()
  if (!site) return null
  // the framework that logs is made with the server that answers before it
  let note = (_request: IncomingMessage, _status: number) => {}
  const cache = createPageCache({ keyOf: pageKey({ ...ground, site }), onAnswer: (request, status) => note(request, status) })
  asOpened(ground, (database) => void database.cache.onForget((scopes) => cache.forget(database.edition, scopes)))
  return {
    serverFactory: (handle) => cache.server(handle),
    register: (app, limit) => {
      note = noteKept(app, ground)
      registerPages(app, { ground, routes, site, cache, limit })
    },
  }
}
