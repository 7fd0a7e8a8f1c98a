import { createServer } from 'node:http'

// The least that Node can do for an answer: send bytes that are there. A process of its own, as the product is.
process.once('message', ({ head, body }: { head: string[]; body: string }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_, response) => response.writeHead(200, head).end(bytes))
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : 0)
  })
})
process.on('disconnect', () => process.exit())
