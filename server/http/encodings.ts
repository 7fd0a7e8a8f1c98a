import { PassThrough, pipeline, type Readable } from 'node:stream'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { remembering } from './remembering.ts'

export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity'

const choose = remembering(
  (accept): Encoding =>
    (['zstd', 'br', 'gzip'] as const).find((name) => new RegExp(`(^|[,\\s])${name}\\s*(,|$|;(?!\\s*q=0(\\.0*)?\\s*(,|$)))`).test(accept)) ??
    'identity',
)

/** The best encoding that a browser takes. */
export const encodingOf = (accept = ''): Encoding => choose(accept)

const { ZSTD_c_compressionLevel: ZSTD_LEVEL, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
const [zstd, unzstd, br, unbr, gzip, unzip] = [
  ...[promisify(zlib.zstdCompress), promisify(zlib.zstdDecompress), promisify(zlib.brotliCompress), promisify(zlib.brotliDecompress)],
  ...[promisify(zlib.gzip), promisify(zlib.gunzip)],
] as const

/** A page fits into it: each chunk more would be another errand to the threads and back. A larger one is the more garbage until all is collected. */
const CHUNK = 40 * 1024

/** An answer is made once and sent at once, so the levels are those that cost the least for what they save. */
const encoders: Record<Encoding, (bytes: Buffer) => Promise<Buffer> | Buffer> = {
  zstd: (bytes) => zstd(bytes, { params: { [ZSTD_LEVEL]: 3 } }),
  br: (bytes) => br(bytes, { params: { [BROTLI_PARAM_QUALITY]: 1, [BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes) => gzip(bytes, { level: 1, chunkSize: CHUNK }),
  identity: (bytes) => bytes,
}

const decoders: Record<Encoding, (bytes: Buffer) => Promise<Buffer> | Buffer> = { zstd: unzstd, br: unbr, gzip: unzip, identity: (bytes) => bytes }

/** The bytes in an encoding, off the main thread, in memory of their own: what the encoders return lies in larger blocks, which would be kept with it. */
export async function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return Buffer.from(new Uint8Array(await encoders[encoding](bytes)).buffer)
}

const flows: Record<Encoding, () => NodeJS.ReadWriteStream & Readable> = {
  zstd: () => zlib.createZstdCompress({ params: { [ZSTD_LEVEL]: 3 } }),
  br: () => zlib.createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: () => zlib.createGzip({ level: 1 }),
  identity: () => new PassThrough(),
}

/** The same of lines that are too many to be held in memory; what breaks on the way breaks the answer off. */
export const encodeLines = (lines: Iterable<string> | AsyncIterable<string>, encoding: Encoding): Readable =>
  pipeline(inBlocks(lines), flows[encoding](), () => {})

/** A line by itself is packed into more than it was, and each is an errand to the threads and back. */
async function* inBlocks(lines: Iterable<string> | AsyncIterable<string>) {
  let block = ''
  for await (const line of lines) {
    block += line
    if (block.length < CHUNK) continue
    yield block
    block = ''
  }
  yield block
}

/** What `encode` was given. */
export const decode = async (bytes: Buffer, encoding: Encoding): Promise<Buffer> => decoders[encoding](bytes)
