import type { MultipartFields } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fileTypeFromFile } from 'file-type'
import { Upload, type Uploads } from '../../schemas/index.ts'
import { Refusal } from '../errors.ts'

const FILE_BYTES = 10 * 1024 * 1024
const FIELD_BYTES = 1024 * 1024
const FIELDS = 200
const none: Uploads = { most: 0, types: [] }

/**
 * Pairs of a multipart form. Its files are written as they come to the system's folder for temporary files, and taken away by the plugin when the answer has
 * left or its reader is gone. Throws `too_many_files`, `file_too_big` and, by what a file holds, `file_type`.
 */
export async function partsOf(request: FastifyRequest, { most, types, bytes = FILE_BYTES }: Uploads = none): Promise<[string, unknown][]> {
  const limits = { fileSize: bytes, files: most, fields: FIELDS, fieldSize: FIELD_BYTES }
  const { values, files } = await request.saveRequestFiles({ limits }).catch(refuse)
  const pairs: [string, unknown][] = []
  for (const part of Object.values(values as MultipartFields).flat()) {
    if (part?.type !== 'field') continue
    if (part.valueTruncated) throw new Refusal({ [part.fieldname]: 'too_big' })
    pairs.push([part.fieldname, part.value])
  }
  for (const { fieldname, filename, filepath, file } of files) {
    // So a browser sends a field in which nothing was chosen.
    if (!filename && file.bytesRead === 0) continue
    const found = await fileTypeFromFile(filepath)
    if (!found || !types.includes(found.mime)) throw new Refusal('file_type')
    pairs.push([fieldname, new Upload({ filename, path: filepath, bytes: file.bytesRead, type: found.mime })])
  }
  return pairs
}

function refuse({ code }: { code?: string }): never {
  if (code === 'FST_REQ_FILE_TOO_LARGE') throw new Refusal('file_too_big')
  if (code === 'FST_FILES_LIMIT') throw new Refusal('too_many_files')
  throw new Refusal({ body: 'invalid_type' })
}
