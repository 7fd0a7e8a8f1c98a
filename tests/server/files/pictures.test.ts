import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { keepPicture } from '../../../server/files/pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'docento-pictures-'))
const uploads = join(folder, 'uploads')
afterAll(() => rmSync(folder, { recursive: true }))

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2f5d50' } })
const jpeg = () => blank(40, 30).jpeg().toBuffer()
function sent(bytes: Buffer | string) {
  const path = join(folder, 'sent')
  writeFileSync(path, bytes)
  return { path }
}
const keep = (bytes: Buffer | string) => keepPicture(uploads, sent(bytes))

describe('a picture', () => {
  test('is kept as webp under the hash of its content, the same one once', async () => {
    const [first, again] = [await keep(await jpeg()), await keep(await jpeg())]
    expect(first).toEqual({ file: expect.stringMatching(/^[0-9a-f]{32}\.webp$/), width: 40, height: 30 })
    expect(again).toEqual(first)
    expect(readdirSync(uploads)).toEqual([first.file])
  })

  test('leaves what its camera noted behind, but stands as it was held', async () => {
    const noted = await blank(40, 30)
      .withExif({ IFD0: { Copyright: 'at home' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(noted.includes('Exif')).toBe(true)
    const { file, ...size } = await keep(noted)
    expect(size).toEqual({ width: 30, height: 40 })
    const { exif, icc, orientation } = await sharp(join(uploads, file)).metadata()
    expect({ exif, icc, orientation }).toEqual({})
  })

  test('is at most 2000 pixels long, and a small one stays small', async () => {
    expect(await keep(await blank(4000, 1000).jpeg().toBuffer())).toMatchObject({ width: 2000, height: 500 })
    expect(await keep(await blank(20, 2500).webp().toBuffer())).toMatchObject({ width: 16, height: 2000 })
  })

  test('loses what stands behind its pixels', async () => {
    const { file } = await keep(Buffer.concat([await jpeg(), Buffer.from('a film of three seconds')]))
    expect(readFileSync(join(uploads, file)).includes('film')).toBe(false)
  })
})

describe('refused, with nothing left behind, is', () => {
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
  const attacks: [string, string, () => Promise<Buffer> | Buffer | string][] = [
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
  test.each(attacks)('%s: %s', async (_, error, make) => {
    const before = readdirSync(uploads)
    await expect(keep(await make())).rejects.toMatchObject({ error })
    expect(readdirSync(uploads)).toEqual(before)
  })

  test('nothing for a failure of ours: a folder that can’t be written is no fault of the picture', async () => {
    writeFileSync(join(folder, 'file'), '')
    await expect(keepPicture(join(folder, 'file'), sent(await jpeg()))).rejects.toMatchObject({ syscall: 'mkdir' })
    await expect(keepPicture(uploads, { path: join(folder, 'nowhere') })).rejects.not.toHaveProperty('error')
  })
})
