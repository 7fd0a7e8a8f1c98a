import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { openSize, SIZES } from '../files/sizes.ts'
import type { Limit } from '../http/limits.ts'
import type { Outside } from '../outside/open.ts'
import { DAY } from '../spans.ts'

const YEAR = 365 * DAY

/** `/api/uploads/sizes/{name}`: kept pictures in the sizes of pages, each made when it is first asked for. */
export const pictureSizes = fp<{ outside: Outside; limit: Limit }>(async (app, { outside: { files }, limit }) => {
  app.get(`/api/uploads/${SIZES}/:name`, async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    await limit('page', request)
    const { name } = request.params
    const size = await openSize(files.uploads, name)
    if (!size) return reply.callNotFound()
    return reply
      .type(name.endsWith('avif') ? 'image/avif' : 'image/webp')
      .header('cache-control', `public, max-age=${YEAR}, immutable`)
      .send(size.stream)
  })
})
