import type { FastifyInstance } from 'fastify'
import { routes } from '../routes.ts'
import { openApiDocument } from './document.ts'
import { readablePage } from './readable.ts'

let drawn: ReturnType<typeof draw> | undefined

/** The document for machines, and the same for people (design 3). A process draws them once, at its start: they take a third of a second. */
export async function openApi(app: FastifyInstance) {
  drawn ??= draw()
  const { document, page } = drawn
  app.get('/api/openapi.json', async (_, reply) => reply.header('cache-control', 'public, max-age=300').send(document))
  app.get('/api/docs', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `default-src 'none'; style-src 'sha256-${page.styleHash}'; base-uri 'none'; form-action 'none'`)
      .header('cache-control', 'public, max-age=300')
      .send(page.html),
  )
}

function draw() {
  const document = openApiDocument(routes)
  return { document, page: readablePage(document) }
}
