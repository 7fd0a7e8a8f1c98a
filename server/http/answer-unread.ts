import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { envelopeOf } from './answer-error.ts'

const codes: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** What can't even be read as a request is refused in the one envelope too (spec: decisions API-1). */
export function answerUnread(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const code = codes[error.code ?? ''] ?? 400
  const body = JSON.stringify(envelopeOf(code === 400 ? { body: 'invalid_type' } : 'other'))
  const head = [
    `HTTP/1.1 ${code} ${STATUS_CODES[code]}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'content-type: application/json; charset=utf-8',
    'connection: close',
  ]
  // whoever keeps the other half open holds nothing of ours
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
  else socket.destroy()
}
