import { request } from 'node:http'
import { request as requestSafely } from 'node:https'
import type { SchoolNotice } from '../../schemas/index.ts'
import { datedBody, signatureOf } from '../../server/outside/signed.ts'

/** Tells the product a word, signed; gives its HTTP code and what it answered. Rejects when nobody is there. */
export async function tell(site: string, notice: Partial<SchoolNotice>, key: string): Promise<{ code: number; body: string }> {
  const payload = JSON.stringify(notice)
  const moment = String(Math.floor(Date.now() / 1000))
  const { protocol, hostname, host, port } = new URL(site)
  return new Promise((done, failed) => {
    const send = protocol === 'https:' ? requestSafely : request
    const sent = send(
      {
        method: 'POST',
        // not every system knows that names under .localhost lead to itself
        hostname: hostname.endsWith('.localhost') ? '127.0.0.1' : hostname,
        port,
        path: '/api/school/webhook',
        headers: {
          host,
          'content-type': 'application/json',
          'x-signature': signatureOf(datedBody(moment, payload), key),
          'x-timestamp': moment,
        },
      },
      async (answer) => done({ code: answer.statusCode ?? 0, body: Buffer.concat(await answer.toArray()).toString() }),
    )
    sent.on('error', failed)
    sent.end(payload)
  })
}
