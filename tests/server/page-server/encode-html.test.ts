import { createGunzip, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { checksumOf, encodeHtml } from '../../../server/page-server/encode-html.ts'
import { htmlOf } from './html-of.ts'

const long = Array.from({ length: 9000 }, (_, n) => `<p>Преподаватель ${n} 🎓</p>`).join('')
const rules = Array.from({ length: 900 }, (_, n) => `.c${n}{color:red}`).join('')

describe('a page in gzip', () => {
  test.each<[what: string, ...texts: [before: string, style: string, after: string]]>([
    ['of a head, a style and a body', '<head><style>', 'p{color:red}', '</style></head><body>text</body>'],
    ['with a long head', long, rules, '<body>'],
    ['with a long body', '<head>', rules, long],
    ['without a style', '<head>', '', '<body>'],
    ['without a head', '', rules, '<body>'],
    ['of nothing after its style', '<head>', rules, ''],
    ['of nothing', '', '', ''],
  ])('%s is read as it was written', async (_, before, style, after) => {
    const html = htmlOf(before, style, after)
    for (const zipped of [await encodeHtml(html, 'gzip'), await encodeHtml(html, 'gzip')])
      expect(gunzipSync(zipped).toString()).toBe(before + style + after)
  })

  test('is one member, which a reader of a single one has whole', async () => {
    const zipped = await encodeHtml(htmlOf('<head>', rules, long), 'gzip')
    const reader = createGunzip()
    const parts: Buffer[] = []
    reader.on('data', (part: Buffer) => parts.push(part)).end(zipped)
    await new Promise((done) => reader.once('end', done))
    expect([Buffer.concat(parts).toString(), reader.bytesWritten]).toEqual([`<head>${rules}${long}`, zipped.length])
  })

  test('tells a page that was cut off on its way', async () => {
    const zipped = await encodeHtml(htmlOf('<head>', rules, long), 'gzip')
    zipped.writeUInt8(zipped.readUInt8(zipped.length - 8) ^ 1, zipped.length - 8)
    expect(() => gunzipSync(zipped)).toThrow('incorrect data check')
  })
})

test('a page in another encoding is whole', async () => {
  const html = htmlOf('<head>', rules, long)
  expect(String(zstdDecompressSync(await encodeHtml(html, 'zstd')))).toBe(`<head>${rules}${long}`)
  expect(String(await encodeHtml(html, 'identity'))).toBe(`<head>${rules}${long}`)
})

test.each(['zstd', 'identity'] as const)('a page in %s lies in memory of its own', async (encoding) => {
  const { buffer, length } = await encodeHtml(htmlOf('<head>', rules, 'text'), encoding)
  expect(buffer.byteLength).toBe(length)
})

test('pages differ in their checksum wherever they differ', () => {
  const all = [htmlOf('a', 'b', 'c'), htmlOf('b', 'b', 'c'), htmlOf('a', 'c', 'c'), htmlOf('a', 'b', 'd'), htmlOf('', '', '')].map(checksumOf)
  expect(new Set(all.map(({ bytes, crc32 }) => `${bytes} ${crc32}`)).size).toBe(5)
  expect(checksumOf(htmlOf('ab', '', 'c'))).toEqual(checksumOf(htmlOf('a', 'b', 'c')))
})
