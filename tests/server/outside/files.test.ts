import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { bytesOf, copyFile, keepBytes, type Shelf, ShelfAway } from '../../../server/files/shelf.ts'
import { folderShelf } from '../../../server/outside/files/folder.ts'
import { openFiles } from '../../../server/outside/files/open.ts'
import { s3Shelf } from '../../../server/outside/files/s3.ts'
import { readSettings } from '../../../server/settings.ts'
import { useBucket } from '../../mocks/bucket.ts'

const folder = mkdtempSync(join(tmpdir(), 'docento-shelf-'))
afterAll(() => rmSync(folder, { recursive: true }))
const [byPath, byHost] = [await useBucket('path'), await useBucket('host')]
/** As somebody else reads the protocol: whole lists alone, for the token of its next page wants a cipher that OpenSSL 3 has no more. */
const BY_S3RVER = 'a bucket of s3rver'
const served = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3rver'),
  configureBuckets: [{ name: 'files', configs: [] }],
})
const { port } = await served.run()
afterAll(() => served.close())
const ofS3rver = { url: `http://127.0.0.1:${port}/files`, region: 'us-east-1', keyId: 'S3RVER', secret: 'S3RVER', prefix: 'docento' }
const quick = { timeout: 15_000, tries: 3, until: 5000, pause: 1 }

const shelves: [string, Shelf][] = [
  ['a folder', folderShelf(join(folder, 'uploads'))],
  ['a bucket named in the path', s3Shelf(byPath.bucket, 'uploads', { page: 2, patience: quick })],
  [BY_S3RVER, s3Shelf(ofS3rver, 'uploads', { patience: quick })],
  ['a bucket named by the host', s3Shelf(byHost.bucket, 'uploads', { page: 2, patience: quick })],
]
const keep = (shelf: Shelf, name: string, bytes: string) => keepBytes(shelf, name, Buffer.from(bytes))
const readOf = async (shelf: Shelf, name: string) => (await bytesOf(shelf, name))?.toString()
const namesOf = async (shelf: Shelf) => (await Array.fromAsync(shelf.list())).map(({ name }) => name).sort()

describe.each(shelves)('on %s', (kind, shelf) => {
  test.each(['4f9a.webp', 'sizes/4f9a-672.avif', 'Диплом о высшем.pdf', "a b+c&d (1)!*'~%41<x>.txt", '.shelved-kz', 'пусто'])(
    '%s is kept and read',
    async (name) => {
      const bytes = name === 'пусто' ? '' : `bytes of ${name}`
      const before = Date.now()
      expect(await shelf.find(name)).toBeNull()
      expect(await keep(shelf, name, bytes)).toBe(name)
      const found = await shelf.find(name)
      expect(found?.size).toBe(Buffer.byteLength(bytes))
      // services tell whole seconds
      expect(found?.at).toBeGreaterThan(before - 1001)
      expect(await readOf(shelf, name)).toBe(bytes)
    },
  )

  test('a part of a file is read, and the size of the whole is told', async () => {
    await keep(shelf, 'part.txt', '0123456789')
    const opened = await shelf.open('part.txt', { start: 2, end: 5 })
    expect([opened?.size, opened && (await text(opened.stream))]).toEqual([10, '2345'])
  })

  test('a file of the same name stays what it is', async () => {
    await keep(shelf, 'same.txt', 'stood here before')
    await keep(shelf, 'same.txt', 'another')
    expect(await readOf(shelf, 'same.txt')).toBe('stood here before')
  })

  test('what is not there is none, and taking it away is no failure', async () => {
    expect([await shelf.find('gone.webp'), await shelf.open('gone.webp')]).toEqual([null, null])
    await shelf.remove('gone.webp')
  })

  test('what is taken away is gone', async () => {
    await keep(shelf, 'brief.txt', 'a')
    await shelf.remove('brief.txt')
    expect(await shelf.find('brief.txt')).toBeNull()
  })

  test.each(['../uploads/4f9a.webp', '', 'a//b', './4f9a.webp'])('no name leads out of it: %s', async (name) => {
    expect([await shelf.find(name), await shelf.open(name)]).toEqual([null, null])
    await expect(keep(shelf, name, 'a')).rejects.toThrow('no name of a file')
  })

  test('every file is listed once, however many pages there are, without those below', async () => {
    const before = await namesOf(shelf)
    expect(before).not.toContain('sizes')
    for (let n = 0; n < 5; n += 1) await keep(shelf, `list & ${n}.txt`, 'a')
    expect(await namesOf(shelf)).toEqual([...before, ...[0, 1, 2, 3, 4].map((n) => `list & ${n}.txt`)].sort())
    for await (const { at } of shelf.list()) expect(at).toBeGreaterThan(Date.now() - 60_000)
  })

  test('nothing is kept of what could not be written to its end', async () => {
    vi.stubEnv('TMPDIR', mkdtempSync(join(folder, 'desks-')))
    const before = await namesOf(shelf)
    const broken = shelf.keep(async (path) => {
      writeFileSync(path, 'half')
      throw new Error('the sender is gone')
    })
    await expect(broken).rejects.toThrow('the sender is gone')
    expect(await namesOf(shelf)).toEqual(before)
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('docento-file-'))).toEqual([])
    vi.unstubAllEnvs()
  })

  test('a file of eight megabytes is copied to another shelf byte by byte', async () => {
    const bytes = Buffer.alloc(8 * 1024 * 1024, kind)
    await keepBytes(shelf, 'large.pdf', bytes)
    const other = folderShelf(join(folder, `copies of ${kind}`))
    await copyFile(shelf, other, 'large.pdf')
    expect((await bytesOf(other, 'large.pdf'))?.equals(bytes)).toBe(true)
    await expect(copyFile(shelf, other, 'gone.pdf')).rejects.toThrow('not there')
  })
})

// s3rver, which leaves a file that is copied onto itself as old as it was, aside
test.each(shelves.filter(([kind]) => kind !== BY_S3RVER))('on %s a file that is kept again counts as new', async (_, shelf) => {
  await keep(shelf, 'young.txt', 'a')
  const first = (await shelf.find('young.txt'))?.at ?? 0
  // services tell whole seconds
  vi.useFakeTimers({ now: Date.now() + 2000, toFake: ['Date'] })
  await keep(shelf, 'young.txt', 'a')
  vi.useRealTimers()
  expect((await shelf.find('young.txt'))?.at).toBeGreaterThan(first)
})

describe('a bucket', () => {
  test('holds each shelf below the prefix, with the type of its files', async () => {
    const { uploads, private: hidden } = openFiles({ s3: byPath.bucket, uploadsDir: '', privateDir: '' })
    await keep(uploads, 'one.webp', 'a')
    await keep(hidden, 'two.pdf', 'a')
    expect(byPath.kept.get('docento/uploads/one.webp')?.type).toBe('image/webp')
    expect(byPath.kept.get('docento/private/two.pdf')?.type).toBe('application/pdf')
    expect(await uploads.find('two.pdf')).toBeNull()
  })

  test('that has too much to do is asked again', async () => {
    const mock = await useBucket()
    const shelf = s3Shelf(mock.bucket, 'uploads', { patience: quick })
    mock.busyFor = 2
    await keep(shelf, 'late.txt', 'a')
    expect(await readOf(shelf, 'late.txt')).toBe('a')
    mock.busyFor = 3
    await expect(shelf.open('late.txt')).rejects.toThrow(/answered GET .* with 503 SlowDown/)
  })

  test('that nobody listens for is away, and keeps nothing', async () => {
    const mock = await useBucket()
    const shelf = s3Shelf(mock.bucket, 'uploads', { patience: quick })
    await keep(shelf, 'a.txt', 'a')
    await mock.leave()
    const ways = [
      () => keep(shelf, 'b.txt', 'b'),
      () => shelf.find('a.txt'),
      () => shelf.open('a.txt'),
      () => shelf.remove('a.txt'),
      () => namesOf(shelf),
    ]
    for (const ask of ways) {
      const failure = await ask().catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(ShelfAway)
      expect(String(failure)).toMatch(/the bucket does not answer .*ECONNREFUSED/)
    }
  })

  test('that says nothing is given up in time', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const shelf = s3Shelf({ ...byPath.bucket, url: `http://127.0.0.1:${port}/files` }, 'uploads', { patience: { ...quick, timeout: 50, tries: 1 } })
    await expect(shelf.find('a.txt')).rejects.toThrow('no answer within 50 ms')
    silent.closeAllConnections()
    silent.close()
  })

  test.each([
    ['another secret', { secret: 'another' }, 'check S3_KEY_ID, S3_SECRET and S3_REGION'],
    ['another key', { keyId: 'nobody' }, 'check S3_KEY_ID, S3_SECRET and S3_REGION'],
    ['another region', { region: 'us-east-1' }, 'check S3_KEY_ID, S3_SECRET and S3_REGION'],
    ['another bucket', { url: byPath.bucket.url.replace('/files', '/others') }, 'check S3_URL'],
  ])('asked with %s refuses, and its word says what to look at; nothing is asked twice', async (_, wrong, advice) => {
    const shelf = s3Shelf({ ...byPath.bucket, ...wrong }, 'uploads', { patience: quick })
    const before = byPath.asked.length
    await expect(shelf.open('4f9a.webp')).rejects.toThrow(advice)
    expect(byPath.asked.length).toBe(before + 1)
    await expect(keep(shelf, 'x.txt', 'a')).rejects.toBeInstanceOf(ShelfAway)
    await expect(namesOf(shelf)).rejects.toThrow(advice)
  })

  test('lets go of a file that nobody reads to its end', async () => {
    const shelf = s3Shelf(byPath.bucket, 'uploads')
    await keepBytes(shelf, 'long.pdf', Buffer.alloc(4 * 1024 * 1024))
    const opened = await shelf.open('long.pdf')
    opened?.stream.destroy()
    expect((await bytesOf(shelf, 'long.pdf'))?.length).toBe(4 * 1024 * 1024)
  })
})

describe('the settings', () => {
  const all = { S3_URL: 'https://s3.example.org/files', S3_REGION: 'eu-central-1', S3_KEY_ID: 'id', S3_SECRET: 'secret' }
  const read = (env: Record<string, string>) => readSettings({ DATA_DIR: folder, ...env })

  test('name a bucket, or none: then files lie in the data folder', () => {
    expect(read({ ...all, S3_PREFIX: 'docento' }).s3).toEqual({
      url: all.S3_URL,
      region: 'eu-central-1',
      keyId: 'id',
      secret: 'secret',
      prefix: 'docento',
    })
    expect(openFiles(read(all)).uploads.folder).toBeNull()
    expect(openFiles(read({})).uploads.folder).toBe(join(folder, 'uploads'))
  })

  test.each(Object.keys(all))('without %s say that it is missing', (name) => {
    expect(() => read({ ...all, [name]: '' })).toThrow(new RegExp(`^${name}: give .*is set\\.$`))
  })

  test.each([
    'https://s3.example.org/files/docento',
    's3://files',
    'https://s3.example.org/files?x=1',
    'https://{edition}.example.org',
    'https://id:secret@s3.example.org',
  ])('take no bucket at %s', (S3_URL) => {
    expect(() => read({ ...all, S3_URL })).toThrow(/^S3_URL: give the address of a bucket/)
  })

  test.each(['/docento', 'docento/', '../docento', 'a b'])('take no prefix %s', (S3_PREFIX) => {
    expect(() => read({ ...all, S3_PREFIX })).toThrow(/^S3_PREFIX: give a path inside the bucket/)
  })
})
