import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyServerOptions } from 'fastify'
import type { Route } from '../../../server/calls.ts'
import { answerErrors } from '../../../server/http/answer-error.ts'
import { apiRoutes } from '../../../server/http/api.ts'
import { addressBehind, hostBehind } from '../../../server/http/proxies.ts'
import { visitorsOf } from '../../../server/http/visitors.ts'
import type { useApp } from '../../app.ts'

type Product = Pick<Awaited<ReturnType<typeof useApp>>, 'databases' | 'settings' | 'outside'>

/** The API with these calls alone, so that a test may declare what no call of the product does yet. */
export async function serveCalls(routes: readonly Route[], { databases, settings, outside }: Product, options: FastifyServerOptions = {}) {
  const app = Fastify(options)
  await app.register(cookie)
  await app.register(multipart)
  const ground = {
    settings,
    databases,
    outside,
    visitors: visitorsOf(outside.experiments),
    clock: () => new Date(),
    hostOf: hostBehind(() => false),
    addressOf: addressBehind(() => false),
  }
  app.setErrorHandler(answerErrors(ground))
  await app.register(apiRoutes, { ...ground, routes, limit: async () => {} })
  return app
}
