import { brotliCompressSync, constants, gzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity'

const known = new Map<string, Encoding>()

const choose = (accept: string): Encoding =>
  (['zstd', 'br', 'gzip'] as const).find((name) => new RegExp(`(^|[,\\s])${name}\\s*(,|$|;(?!\\s*q=0(\\.0*)?\\s*(,|$)))`).test(accept)) ?? 'identity'

/** The best encoding that a browser takes; remembered per value of its header. */
export function encodingOf(accept = ''): Encoding {
  const found = known.get(accept)
  if (found) return found
  if (known.size >= 500) known.clear()
  const chosen = choose(accept)
  known.set(accept, chosen)
  return chosen
}

const encoders: Record<Encoding, (bytes: Buffer) => Buffer> = {
  zstd: (bytes) => zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes) => gzipSync(bytes, { level: 6 }),
  identity: (bytes) => bytes,
}

/** The bytes in an encoding, in memory of their own: what the encoders return lies in blocks of up to 128 KB, which would be kept with it. */
export const encode = (bytes: Buffer, encoding: Encoding): Buffer => Buffer.from(new Uint8Array(encoders[encoding](bytes)).buffer)

/** What was encoded as zstd. */
export const unpack = (bytes: Buffer): Buffer => zstdDecompressSync(bytes)
