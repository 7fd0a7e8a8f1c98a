import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { Upload } from '../../../schemas/index.ts'
import { keepPrivate, streamPrivate } from '../../../server/files/private.ts'
import { folderShelf } from '../../../server/outside/files/folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'docento-private-'))
const kept = folderShelf(join(folder, 'private'))
afterAll(() => rmSync(folder, { recursive: true }))

function sent(bytes: Buffer | string, type: string) {
  const path = join(folder, 'sent')
  writeFileSync(path, bytes)
  return new Upload({ filename: 'scan', path, bytes: bytes.length, type })
}
const pdf = '%PDF-1.4 a contract'
const file = await keepPrivate(kept, sent(pdf, 'application/pdf'))
const contract = { file, tutor_id: 7, name: 'Договір' }

describe('a private document', () => {
  test.each([
    ['its tutor', { role: 'tutor', id: 7 }],
    ['the owner', { role: 'admin', status: 1 }],
    ['a manager', { role: 'admin', status: 2 }],
    ['a head', { role: 'admin', status: 4 }],
  ] as const)('is streamed to %s', async (_, asker) => {
    const { name, type, stream } = await streamPrivate(kept, contract, asker)
    expect([name, type, await text(stream)]).toEqual(['Договір.pdf', 'application/pdf', pdf])
  })

  test.each([
    ['nobody', null],
    ['another tutor', { role: 'tutor', id: 8 }],
    ['a client of the same number', { role: 'client', id: 7 }],
    ['staff of content', { role: 'admin', status: 3 }],
  ] as const)('is not there for %s', async (_, asker) => {
    await expect(streamPrivate(kept, contract, asker)).rejects.toMatchObject({ error: 'not_found' })
  })

  test('that is a picture is re-encoded', async () => {
    const scan = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'white' } })
      .withExif({ IFD0: { Copyright: 'x' } })
      .jpeg()
      .toBuffer()
    const name = await keepPrivate(kept, sent(scan, 'image/jpeg'))
    expect((await sharp(join(folder, 'private', name)).metadata()).exif).toBeUndefined()
    expect(readdirSync(join(folder, 'private'))).toContain(name)
    const { type, stream } = await streamPrivate(kept, { ...contract, file: name }, { role: 'tutor', id: 7 })
    stream.destroy()
    expect(type).toBe('image/webp')
  })

  test.each(['gone.pdf', '../sent'])('named %s leads nowhere', async (name) => {
    await expect(streamPrivate(kept, { ...contract, file: name }, { role: 'tutor', id: 7 })).rejects.toMatchObject({ error: 'not_found' })
  })
})
