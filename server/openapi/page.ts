import type { FastifyInstance } from 'fastify'
import { routes } from '../routes.ts'
import { openApiDocument } from './document.ts'
import { readablePage } from './readable.ts'

/** The document for machines, and the same for people (design 3). */
export async function openApi(app: FastifyInstance) {
  const document = openApiDocument(routes)
  const page = readablePage(document)
  app.get('/api/openapi.json', async (_, reply) => reply.header('cache-control', 'public, max-age=300').send(document))
  app.get('/api/docs', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `default-src 'none'; style-src 'sha256-${page.styleHash}'; base-uri 'none'; form-action 'none'`)
      .header('cache-control', 'public, max-age=300')
      .send(page.html),
  )
}
