import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decode, encode, encodingOf } from '../http/encodings.ts'
import { routes } from '../routes.ts'
import { openApiDocument } from './document.ts'
import { readablePage } from './readable.ts'

let drawn: ReturnType<typeof draw> | undefined

/**
 * The document for machines, and the same for people. A process draws them once, at its start: they take a third of a second. They are kept as they
 * are sent: as objects and texts they would be a tenth of all that the process holds.
 */
export async function openApi(app: FastifyInstance) {
  drawn ??= draw()
  const { document, page, styleHash } = drawn
  app.get('/api/openapi.json', async (request, reply) => send(await document, request, reply.type('application/json; charset=utf-8')))
  app.get('/api/docs', async (request, reply) => {
    const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'`
    return send(await page, request, reply.type('text/html; charset=utf-8').header('content-security-policy', policy))
  })
}

function draw() {
  const document = openApiDocument(routes)
  const { html, styleHash } = readablePage(document)
  const kept = (text: string) => encode(Buffer.from(text), 'gzip')
  return { document: kept(JSON.stringify(document)), page: kept(html), styleHash }
}

async function send(kept: Buffer, request: FastifyRequest, reply: FastifyReply) {
  const encoding = encodingOf(request.headers['accept-encoding']?.toString())
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .headers({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding' })
    .send(encoding === 'gzip' ? kept : await encode(await decode(kept, 'gzip'), encoding))
}
