import { constants, crc32, deflateRawSync, type ZlibOptions } from 'node:zlib'
import { type Encoding, encode } from '../http/encodings.ts'
import { rememberingBeside } from '../http/remembering.ts'
import type { Html } from './built.ts'

/** What lies one after the other in the answer. */
export const piecesOf = ({ before, style, after }: Html): Buffer[] => [before, style, after]

/** Length and CRC-32 of a page's text: its tag is made of them, and the end of a gzip stream. */
export const checksumOf = rememberingBeside((html: Html): { bytes: number; crc32: number } => {
  const pieces = piecesOf(html)
  return { bytes: pieces.reduce((sum, { length }) => sum + length, 0), crc32: pieces.reduce((sum, piece) => crc32(piece, sum), 0) }
})

/** A page in an encoding. */
export const encodeHtml = async (html: Html, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip' ? gzipOf(html) : encode(Buffer.concat(piecesOf(html)), encoding)

/** A gzip member whose maker has nothing to tell (RFC 1952, 2.3). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** Ends on a whole byte and leaves the stream open, so that another part may follow. */
const goesOn = { finishFlush: constants.Z_SYNC_FLUSH }
const CHUNK = 64 * 1024

/** A style of few rules that repeat takes most of the time that a page's compression takes: it is deflated once for all pages that have it. */
const deflatedStyle = rememberingBeside((style: Buffer) => deflateRawSync(style, { level: 9, ...goesOn }))

/** On this thread: handing over costs a third of what deflating does. Node's engine stays until the slow collection of garbage, but not the block it wrote to. */
function deflated(bytes: Buffer, options: ZlibOptions): Buffer {
  const { buffer, engine } = deflateRawSync(bytes, { ...options, info: true }) as unknown as { buffer: Buffer; engine: { _outBuffer: unknown } }
  engine._outBuffer = null
  return buffer
}

/** One stream in three parts (RFC 1951: what ends with a flush may be followed). */
function gzipOf(html: Html): Buffer {
  const { bytes, crc32 } = checksumOf(html)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32, 0)
  trailer.writeUInt32LE(bytes, 4)
  return Buffer.concat([
    HEADER,
    // a head is short: zlib's smallest tables are made sooner
    deflated(html.before, { level: 1, windowBits: 12, memLevel: 4, ...goesOn }),
    deflatedStyle(html.style),
    deflated(html.after, { level: 1, chunkSize: CHUNK }),
    trailer,
  ])
}
