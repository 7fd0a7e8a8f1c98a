import type { FastifyRequest } from 'fastify'
import type { Call, Upload } from '../../schemas/index.ts'
import { Refusal } from '../errors.ts'

const FILE_BYTES = 10 * 1024 * 1024
const FIELDS = 200

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

/** A form's fields and files; a call that declares no files takes none, so that nobody fills the memory through it. */
async function partsOf(request: FastifyRequest, files: number): Promise<[string, unknown][]> {
  const pairs: [string, unknown][] = []
  try {
    for await (const part of request.parts({ limits: { fileSize: FILE_BYTES, files, fields: FIELDS, fieldSize: 1024 * 1024 } })) {
      if (part.type === 'field') pairs.push([part.fieldname, part.value])
      else {
        const upload: Upload = { filename: part.filename, mimetype: part.mimetype, bytes: new Uint8Array(await part.toBuffer()) }
        pairs.push([part.fieldname, upload])
      }
    }
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new Refusal('file_too_big')
    if (code === 'FST_FILES_LIMIT') throw new Refusal('too_many_files')
    throw new Refusal({ body: 'invalid_type' })
  }
  return pairs
}

/** Query, body and path as one input: the body wins over the query, the path over both (spec: decisions API-6, API-7). */
export async function gatherInput(request: FastifyRequest, { uploads = 0, raw }: Pick<Call, 'uploads' | 'raw'>): Promise<object> {
  if (raw) return { ...(request.query as object), ...(request.params as object) }
  const body = request.isMultipart() ? fieldsOf(await partsOf(request, uploads)) : request.body
  if (body !== undefined && body !== null && typeof body !== 'object') throw new Refusal({ body: 'invalid_type' })
  return { ...(request.query as object), ...(Array.isArray(body) ? { rows: body } : body), ...(request.params as object) }
}
