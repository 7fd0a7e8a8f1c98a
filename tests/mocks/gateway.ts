import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export interface GatewayMock {
  url: string
  messages: { to: string; text: string; media?: string; key: string | undefined; authorization: string | undefined }[]
  /** What it answers. */
  status: number
}

/** A gateway of short messages on this machine that keeps what it gets. */
export async function useGateway(): Promise<GatewayMock> {
  const mock: GatewayMock = { url: '', messages: [], status: 202 }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { authorization, 'idempotency-key': key } = request.headers
    mock.messages.push({ ...JSON.parse(body), key: key?.toString(), authorization })
    response.writeHead(mock.status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  mock.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`
  afterAll(() => void server.close())
  return mock
}
