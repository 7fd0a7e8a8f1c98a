import { gzipSync } from 'node:zlib'
import fastify from 'fastify'
import type { VNode } from 'preact'
import { jsx } from 'preact/jsx-runtime'
import { renderToString } from 'preact-render-to-string'

type Program = (make: typeof jsx, words: readonly string[]) => VNode

// The least that drawing a page takes: nothing is kept and nothing asked. A process of its own, as the product is.
process.once('message', async ({ code, words }: { code: string; words: string[] }) => {
  const { page }: { page: Program } = await import(`data:text/javascript,${encodeURIComponent(`export const page = (jsx, words) => ${code}`)}`)
  const app = fastify()
  app.get('/', (_, reply) => {
    const html = `<!doctype html>${renderToString(page(jsx, words))}`
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).send(gzipSync(html, { level: 1 }))
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  process.send?.(Number(new URL(origin).port))
})
process.on('disconnect', () => process.exit())
