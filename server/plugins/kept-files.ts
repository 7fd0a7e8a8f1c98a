import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Found, Part } from '../files/shelf.ts'
import { typeOf } from '../files/types.ts'
import { UPLOADS } from '../files/urls.ts'
import type { Outside } from '../outside/open.ts'
import { DAY } from '../spans.ts'

const YEAR = 365 * DAY

type Asking = FastifyRequest<{ Params: { '*': string } }>

/** `/api/uploads/{name}` of uploads that lie in no folder of this machine: streamed, with the headers that a folder's files have. */
export const keptFiles = fp<{ outside: Outside }>(async (app, { outside: { files } }) => {
  const { uploads } = files
  if (uploads.folder !== null) return

  app.route({
    method: ['GET', 'HEAD'],
    url: `${UPLOADS}*`,
    exposeHeadRoute: false,
    handler: async (request: Asking, reply) => {
      const name = request.params['*']
      if (!isShown(name)) return reply.callNotFound()
      const { headers, method } = request
      if (method === 'GET' && !headers.range && !headers['if-none-match'] && !headers['if-modified-since']) {
        const opened = await uploads.open(name)
        return opened ? describe(reply, name, opened).header('content-length', opened.size).send(opened.stream) : reply.callNotFound()
      }
      const found = await uploads.find(name)
      if (!found) return reply.callNotFound()
      if (isKnown(request, found)) return describe(reply, name, found).code(304).send()
      const part = partOf(request, found)
      if (part === null) return reply.code(416).header('content-range', `bytes */${found.size}`).send()
      // before any header: a refusal is not to be kept for a year
      const opened = method === 'GET' ? await uploads.open(name, part) : undefined
      if (opened === null) return reply.callNotFound()
      describe(reply, name, found).header('content-length', part ? part.end - part.start + 1 : found.size)
      if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${found.size}`)
      return reply.send(opened?.stream)
    },
  })
})

/** A name with a dot at its start is of no file for visitors. */
const isShown = (name: string) => name.split('/').every((part) => part !== '' && !part.startsWith('.'))

const describe = (reply: FastifyReply, name: string, found: Found) =>
  reply
    .type(typeOf(name))
    .header('cache-control', `public, max-age=${YEAR}, immutable`)
    .header('accept-ranges', 'bytes')
    .header('last-modified', new Date(found.at).toUTCString())
    .header('etag', etagOf(found))

const etagOf = ({ size, at }: Found) => `W/"${size.toString(16)}-${secondsOf(at).toString(16)}"`
const secondsOf = (at: number) => Math.floor(at / 1000)

/** Has the browser just this file? */
function isKnown({ headers }: FastifyRequest, found: Found): boolean {
  const tags = headers['if-none-match']
  if (tags) return tags.split(',').some((tag) => ['*', etagOf(found)].includes(tag.trim()))
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return since >= secondsOf(found.at) * 1000
}

/** The one part that is asked for; undefined: the whole, null: none that the file has. */
function partOf({ headers }: FastifyRequest, { size, at }: Found): Part | undefined | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  const ifRange = headers['if-range']?.toString()
  if (!(first || last) || (ifRange && Date.parse(ifRange) !== secondsOf(at) * 1000)) return undefined
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  return start > end ? null : { start, end }
}
