import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { keepImage } from '../../../server/files/pictures.ts'
import { dropSizes } from '../../../server/files/sizes.ts'
import { useApp } from '../../app.ts'

const { app, outside, settings } = await useApp()
const { uploads } = outside.files
const { file } = await keepImage(uploads, sharp({ create: { width: 1200, height: 900, channels: 3, background: '#2f5d50' } }))
const name = file.replace('.webp', '')
const ask = (size: string) => app.inject(`/api/uploads/sizes/${size}`)
const folder = join(settings.uploadsDir, 'sizes')

describe('a size of a kept picture', () => {
  test.each([
    ['avif', 336, 'heif'],
    ['webp', 672, 'webp'],
  ])('is made of it as %s when it is first asked for, in its form', async (format, width, told) => {
    const answers = await Promise.all([1, 2, 3].map(() => ask(`${name}-${width}.${format}`)))
    for (const { statusCode, headers, rawPayload } of answers) {
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, `image/${format}`, 'public, max-age=31536000, immutable'])
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: told, width, height: width * 0.75 })
    }
    expect(readdirSync(folder)).toContain(`${name}-${width}.${format}`)
  })

  test.each([`${name}-335.webp`, `${name}-336.png`, `${'0'.repeat(32)}-336.webp`, `..%2f${name}-336.webp`, `.${name}-336.webp`])(
    'is none by the name %s',
    async (size) => {
      expect((await ask(size)).statusCode).toBe(404)
    },
  )

  test('goes with its picture', async () => {
    await ask(`${name}-336.webp`)
    await dropSizes(uploads, file)
    expect(readdirSync(folder).filter((one) => one.startsWith(name))).toEqual([])
    expect(existsSync(join(settings.uploadsDir, file))).toBe(true)
  })
})
