import type { FastifyRequest } from 'fastify'
import type { Call } from '../../schemas/index.ts'
import { Refusal } from '../errors.ts'
import { partsOf } from './form-parts.ts'

/** Pairs of a form or query as an object; `name[]` and a repeated name are lists. */
export function fieldsOf(pairs: Iterable<[string, unknown]>): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null)
  for (const [key, value] of pairs) {
    const name = key.replace(/\[\]$/, '')
    const known = fields[name]
    if (Array.isArray(known)) known.push(value)
    else if (name in fields) fields[name] = [known, value]
    else fields[name] = name === key ? value : [value]
  }
  return fields
}

/** Query, body and path as one input: the body wins over the query, the path over both; a list is the `rows` of who takes them (spec: decisions API-6, API-7). */
export async function gatherInput(request: FastifyRequest, { uploads, raw, inBody }: Pick<Call, 'uploads' | 'raw' | 'inBody'>): Promise<object> {
  if (raw) return { ...(request.query as object), ...(request.params as object) }
  const body = request.isMultipart() ? fieldsOf(await partsOf(request, uploads)) : request.body === '' ? undefined : request.body
  if (body !== undefined && body !== null && typeof body !== 'object') throw new Refusal({ body: 'invalid_type' })
  if (Array.isArray(body) && !inBody.includes('rows')) throw new Refusal({ body: 'invalid_type' })
  return { ...(request.query as object), ...(Array.isArray(body) ? { rows: body } : body), ...(request.params as object) }
}
