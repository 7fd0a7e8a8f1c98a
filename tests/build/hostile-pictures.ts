import { crc32 } from 'node:zlib'
import sharp from 'sharp'

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2f5d50' } })
const jpeg = () => blank(40, 30).jpeg().toBuffer()
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>'
const zip = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')
const png = () => blank(40, 30).png().toBuffer()
/** A small file whose head promises so many pixels. */
const sized = async (width: number, height: number) => {
  const bytes = await png()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}
/** Files that are sent as pictures and are none that we take, each with why. */
export const hostilePictures: [what: string, error: 'file_type' | 'file_too_big', make: () => Promise<Buffer> | Buffer | string][] = [
  ['a drawing with a script', 'file_type', () => svg],
  ['a drawing that calls itself XML', 'file_type', () => `<?xml version="1.0"?>${svg}`],
  ['a page', 'file_type', () => '<html><script>alert(1)</script></html>'],
  ['an archive', 'file_type', () => zip],
  ['a picture of another kind', 'file_type', () => blank(9, 9).gif().toBuffer()],
  ['nothing', 'file_type', () => ''],
  ['a head without a body', 'file_type', async () => (await png()).subarray(0, 60)],
  ['a body cut in the middle', 'file_type', async () => (await blank(400, 300).jpeg({ quality: 100 }).toBuffer()).subarray(0, 900)],
  ['a picture that is a page too', 'file_type', async () => Buffer.concat([await jpeg(), Buffer.from('<HTML><SCRIPT>alert(1)</SCRIPT>')])],
  ['a picture that is a program too', 'file_type', async () => Buffer.concat([await jpeg(), Buffer.from('<?php system("id");')])],
  ['a picture that is an archive too', 'file_type', async () => Buffer.concat([await jpeg(), zip])],
  [
    'a picture that is a PDF too',
    'file_type',
    async () => {
      const bytes = await jpeg()
      const comment = Buffer.from('\xff\xfe\x00\x0b%PDF-1.4\n', 'latin1')
      return Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)])
    },
  ],
  ['a picture of 50 megapixels', 'file_too_big', () => sized(8160, 6120)],
  ['a bomb of 900 megapixels in a small file', 'file_too_big', () => sized(30_000, 30_000)],
]
