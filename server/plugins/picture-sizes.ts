import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { makeSize, SIZES } from '../files/sizes.ts'
import type { Limit } from '../http/limits.ts'
import type { Settings } from '../settings.ts'
import { DAY } from '../spans.ts'

const YEAR = 365 * DAY

/** `/api/uploads/sizes/{name}`: kept pictures in the sizes of pages, each made when it is first asked for. */
export const pictureSizes = fp<{ settings: Settings; limit: Limit }>(async (app, { settings: { uploadsDir }, limit }) => {
  app.get(`/api/uploads/${SIZES}/:name`, async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    await limit('page', request)
    const { name } = request.params
    if (!(await makeSize(uploadsDir, name))) return reply.callNotFound()
    return reply
      .type(name.endsWith('avif') ? 'image/avif' : 'image/webp')
      .header('cache-control', `public, max-age=${YEAR}, immutable`)
      .send(createReadStream(join(uploadsDir, SIZES, name)))
  })
})
