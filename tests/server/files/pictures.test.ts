import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { keepPicture } from '../../../server/files/pictures.ts'
import { folderShelf } from '../../../server/outside/files/folder.ts'
import { hostilePictures } from '../../build/hostile-pictures.ts'

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
const keep = (bytes: Buffer | string) => keepPicture(folderShelf(uploads), sent(bytes))

describe('a picture', () => {
  test('is kept as webp under the hash of its content, the same one once', async () => {
    const [first, again] = [await keep(await jpeg()), await keep(await jpeg())]
    expect(first).toEqual({ file: expect.stringMatching(/^[0-9a-f]{16}\.webp$/), width: 40, height: 30 })
    expect(again).toEqual(first)
    expect(readdirSync(uploads)).toEqual([first.file])
  })

  test('never takes the place of a file of its name, which counts as new from then on', async () => {
    const { file } = await keep(await jpeg())
    const path = join(uploads, file)
    writeFileSync(path, 'stood here before')
    utimesSync(path, 0, 0)
    await keep(await jpeg())
    expect(readFileSync(path, 'utf8')).toBe('stood here before')
    expect(Date.now() - statSync(path).mtimeMs).toBeLessThan(60_000)
    expect(readdirSync(uploads)).toEqual([file])
    rmSync(path)
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
  test.each(hostilePictures)('%s: %s', async (_, error, make) => {
    const before = readdirSync(uploads)
    await expect(keep(await make())).rejects.toMatchObject({ error })
    expect(readdirSync(uploads)).toEqual(before)
  })

  test('nothing for a failure of ours: a folder that can’t be written is no fault of the picture', async () => {
    writeFileSync(join(folder, 'file'), '')
    await expect(keepPicture(folderShelf(join(folder, 'file')), sent(await jpeg()))).rejects.toMatchObject({ syscall: 'mkdir' })
    await expect(keepPicture(folderShelf(uploads), { path: join(folder, 'nowhere') })).rejects.not.toHaveProperty('error')
  })
})
