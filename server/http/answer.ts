import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../schemas/index.ts'
import type { FileAnswer, Special } from '../answers.ts'
import type { Circumstances } from '../context.ts'
import { formPage } from './form-page.ts'
import type { Performed } from './perform.ts'

interface Asked {
  call: Call
  request: FastifyRequest
  reply: FastifyReply
  circumstances: Circumstances
}

/** Sends what a call came to, in the form that it declares; a refusal is always an envelope. */
export function sendAnswer(asked: Asked, { code, envelope, special, retryAfter }: Performed) {
  const { call, request, reply } = asked
  reply.header('cache-control', 'no-store')
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (special) return sendSpecial(asked, special)
  if (call.bare && code === 200) return sendBare(call, envelope.data as Bare, request, reply)
  return reply.code(code).send(envelope)
}

function sendSpecial({ call, reply, circumstances }: Asked, special: Special) {
  if ('redirect' in special) return reply.redirect(special.redirect, 303)
  if ('text' in special) {
    if (special.isFinal) reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.type(`${call.text}; charset=utf-8`).send(special.text)
  }
  if ('file' in special) return sendFile(call, special.file, reply)
  const { html, policy } = formPage(special.form, circumstances)
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html)
}

function sendFile(call: Call, file: FileAnswer, reply: FastifyReply) {
  reply.type(file.type ?? call.file ?? 'application/octet-stream').header('content-disposition', contentDisposition(file.name))
  if (file.cutAt !== undefined) reply.header('x-cut-at', file.cutAt)
  if ('stream' in file) return reply.send(file.stream)
  return reply.header('content-length', file.bytes.byteLength).send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength))
}

type Bare = { rows: unknown[]; total_count: number } | { row: unknown }

/** The simple REST dialect: a bare record, or a bare list whose total stands in Content-Range. */
function sendBare({ path }: Call, data: Bare, request: FastifyRequest, reply: FastifyReply) {
  if ('row' in data) return reply.send(data.row)
  const [first = 0] = parsedRange(request)
  const last = Math.max(first, first + data.rows.length - 1)
  return reply.header('content-range', `${path.split('/')[2]} ${first}-${last}/${data.total_count}`).send(data.rows)
}

const parsedRange = (request: FastifyRequest): number[] => {
  const { range } = request.query as { range?: string }
  return range ? JSON.parse(range) : []
}
