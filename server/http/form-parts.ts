import type { MultipartFields } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { UPLOAD_BYTES, Upload, type Uploads } from '../../schemas/index.ts'
import { Refusal } from '../errors.ts'

/** Fields wait in memory: all those of a form together hold no more than a body of JSON may. */
const FIELD_BYTES = 1024 * 1024
const FIELDS = 200
const none: Uploads = { most: 0, types: [] }

/**
 * Pairs of a multipart form. Its files are written as they come to the system's folder for temporary files, and taken away by the plugin when the answer has
 * left or its reader is gone. Throws `too_many_files`, `file_too_big`, `too_big` of the field that is too much and, by what a file holds, `file_type`; what breaks on our side is thrown as it is.
 */
export async function partsOf(request: FastifyRequest, { most, types, bytes = UPLOAD_BYTES }: Uploads = none): Promise<[string, unknown][]> {
  const limits = { fileSize: bytes, files: most, fields: FIELDS, fieldSize: FIELD_BYTES }
  const { values, files } = await save(request, limits).catch(refuse)
  const pairs: [string, unknown][] = []
  for (const part of Object.values(values as MultipartFields).flat()) {
    if (part?.type !== 'field') continue
    pairs.push([part.fieldname, part.value])
  }
  for (const { fieldname, filename, filepath, file } of files) {
    // So a browser sends a field in which nothing was chosen.
    if (!filename && file.bytesRead === 0) continue
    // what knows a hundred kinds of files is read with the first one
    const { fileTypeFromFile } = await import('file-type')
    const found = await fileTypeFromFile(filepath)
    if (!found || !types.includes(found.mime)) throw new Refusal('file_type')
    pairs.push([fieldname, new Upload({ filename, path: filepath, bytes: file.bytesRead, type: found.mime })])
  }
  return pairs
}

/** The plugin's word on a form that breaks off is kept out of the log: it calls errors what visitors sent wrong, and what is ours is logged with its request. */
async function save(request: FastifyRequest, limits: object) {
  const { log } = request
  request.log = log.child({}, { level: 'silent' })
  weighFields(request)
  try {
    return await request.saveRequestFiles({ limits })
  } catch (error) {
    // these are gone already
    request.tmpUploads = null
    throw error
  } finally {
    request.log = log
  }
}

/** Has the plugin hear of fields that are too much while they come; what is sent after them is let through to nobody, or its sender would wait for ever. */
function weighFields(request: FastifyRequest) {
  const { parts } = request
  request.parts = async function* (options) {
    let bytes = 0
    for await (const part of parts.call(request, options)) {
      if (part.type === 'field') {
        bytes += Buffer.byteLength(typeof part.value === 'string' ? part.value : JSON.stringify(part.value))
        if (part.valueTruncated || bytes > FIELD_BYTES) {
          request.raw.unpipe().resume()
          throw new Refusal({ [part.fieldname]: 'too_big' })
        }
      }
      yield part
    }
  }
}

function refuse(error: NodeJS.ErrnoException): never {
  if (error instanceof Refusal) throw error
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') throw new Refusal('file_too_big')
  if (error.code === 'FST_FILES_LIMIT') throw new Refusal('too_many_files')
  // the disk is full, or may not be written to
  if (error.syscall === 'open' || error.syscall === 'write') throw error
  throw new Refusal({ body: 'invalid_type' })
}
