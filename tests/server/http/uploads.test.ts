import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { call as declare, List, some, Text, type Upload, Uploaded } from '../../../schemas/common.ts'
import { documentTypes, pictureTypes } from '../../../schemas/upload-terms.ts'
import { on } from '../../../server/calls.ts'
import { useApp } from '../../app.ts'
import { serveCalls } from './serve-calls.ts'

const product = await useApp()
const folder = mkdtempSync(join(tmpdir(), 'docento-uploads-'))
vi.stubEnv('TMPDIR', folder)
const lying = () => readdirSync(folder)

interface Seen extends Pick<Upload, 'path' | 'type' | 'bytes' | 'filename'> {
  held: string
}
let seen: Seen[] = []
const note = ({ path, type, bytes, filename }: Upload) => seen.push({ path, type, bytes, filename, held: readFileSync(path, 'latin1') })

const setPortrait = declare('POST', '/test/portrait', {
  about: 'Takes one picture (decisions API-15)',
  allow: ['anyone'],
  body: { tutor: Text(0, 20), avatar: some(Uploaded) },
  uploads: { most: 1, types: pictureTypes, bytes: 1000 },
})
const addDocuments = declare('POST', '/test/documents', {
  about: 'Takes some documents (decisions API-15)',
  allow: ['anyone'],
  body: { new_documents: List(Uploaded, 3) },
  uploads: { most: 3, types: documentTypes },
})
let logged: string[] = []
const log = new Writable({
  write: (line, _, done) => {
    logged.push(JSON.parse(String(line)).msg)
    done()
  },
})
const app = await serveCalls(
  [
    on(setPortrait, async (_, { tutor, avatar }) => {
      if (avatar) note(avatar)
      if (tutor === 'fails') throw new Error('broken on purpose')
    }),
    on(addDocuments, async (_, { new_documents }) => new_documents.forEach(note)),
  ],
  product,
  { logger: { level: 'warn', stream: log } },
)
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
beforeEach(() => {
  seen = []
  logged = []
})
afterAll(async () => {
  await app.close()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n')

interface Part {
  name: string
  filename?: string
  type?: string
  body: string | Buffer
}
const formOf = (...parts: Part[]) =>
  Buffer.concat([
    ...parts.flatMap(({ name, filename, type, body }) => [
      Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n`),
      Buffer.from(type ? `content-type: ${type}\r\n\r\n` : '\r\n'),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--x--\r\n'),
  ])
const site = `http://127.0.0.1:${port}`
const headers = { host: `127.0.0.1:${port}`, origin: site, 'content-type': 'multipart/form-data; boundary=x' }
async function send(url: string, payload: Buffer<ArrayBuffer> | string, type = headers['content-type']) {
  const answer = await fetch(`${site}/api${url}`, { method: 'POST', headers: { origin: site, 'content-type': type }, body: payload })
  return [answer.status, ((await answer.json()) as { error: unknown }).error]
}
const avatar = (more: Partial<Part> = {}): Part => ({ name: 'avatar', filename: 'me.png', type: 'image/png', body: png, ...more })
const tutor = (body = 'Aigerim') => ({ name: 'tutor', body })

describe('a file of a form', () => {
  test('lies in a temporary file while the verb works, and nowhere once the answer has left', async () => {
    expect(await send('/test/portrait', formOf(tutor(), avatar()))).toEqual([200, null])
    expect(seen).toEqual([expect.objectContaining({ type: 'image/png', bytes: png.length, filename: 'me.png', held: png.toString('latin1') })])
    await expect.poll(() => existsSync(seen[0]?.path ?? '')).toBe(false)
    await expect.poll(lying).toEqual([])
  })

  test('may be one of several under a name with brackets', async () => {
    const scan = (filename: string, body: Buffer): Part => ({ name: 'new_documents[]', filename, body })
    expect(await send('/test/documents', formOf(scan('a.pdf', pdf), scan('b.png', png)))).toEqual([200, null])
    expect(seen.map(({ filename, type }) => [filename, type])).toEqual([
      ['a.pdf', 'application/pdf'],
      ['b.png', 'image/png'],
    ])
    await expect.poll(lying).toEqual([])
  })

  test('in which nothing was chosen is no file', async () => {
    const empty = avatar({ filename: '', type: 'application/octet-stream', body: '' })
    expect(await send('/test/portrait', formOf(tutor(), empty))).toEqual([200, null])
    expect(seen).toEqual([])
  })

  test.each<[string, Part[], [number, string]]>([
    ['too long', [tutor(), avatar({ body: Buffer.concat([png, Buffer.alloc(1000)]) })], [413, 'file_too_big']],
    ['one too many', [tutor(), avatar(), avatar()], [413, 'too_many_files']],
    ['a page that calls itself a picture', [tutor(), avatar({ body: '<html><script>alert(1)</script>' })], [415, 'file_type']],
    ['a document in place of a picture', [tutor(), avatar({ body: pdf })], [415, 'file_type']],
    ['empty under a name', [tutor(), avatar({ body: '' })], [415, 'file_type']],
  ])('is refused and gone when it is %s', async (_, parts, refusal) => {
    expect(await send('/test/portrait', formOf(...parts))).toEqual(refusal)
    expect([seen, logged]).toEqual([[], []])
    await expect.poll(lying).toEqual([])
  })

  test('that cannot be written is our failure, and stands in the log once', async () => {
    vi.stubEnv('TMPDIR', join(folder, 'nowhere'))
    expect(await send('/test/portrait', formOf(tutor(), avatar()))).toEqual([500, 'server_error'])
    vi.stubEnv('TMPDIR', folder)
    expect(logged).toEqual(['a request failed'])
  })

  test('is gone when another field is wrong, and when the verb fails', async () => {
    expect(await send('/test/portrait', formOf(tutor('x'.repeat(21)), avatar()))).toEqual([400, { tutor: 'too_big' }])
    expect(await send('/test/portrait', formOf(tutor('fails'), avatar()))).toEqual([500, 'server_error'])
    await expect.poll(lying).toEqual([])
  })

  test('is gone when its sender hangs up in the middle', async () => {
    const whole = formOf(tutor(), avatar({ body: Buffer.concat([png, Buffer.alloc(900)]) }))
    const head = `POST /api/test/portrait HTTP/1.1\r\n${Object.entries({ ...headers, 'content-length': whole.length })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`
    const socket = connect(port, '127.0.0.1')
    socket.write(Buffer.concat([Buffer.from(head), whole.subarray(0, 500)]))
    await expect.poll(lying).toHaveLength(1)
    socket.destroy()
    await expect.poll(lying).toEqual([])
    expect(seen).toEqual([])
  })

  test('can only be sent: JSON that names a path is none', async () => {
    const forged = { tutor: '', avatar: { filename: 'a.png', path: '/etc/hostname', bytes: 1, type: 'image/png' } }
    const [code, error] = await send('/test/portrait', JSON.stringify(forged), 'application/json')
    expect([code, Object.keys(error as object)]).toEqual([400, ['avatar']])
  })
})

describe('fields of a form', () => {
  test.each([
    ['one', [tutor('x'.repeat(1024 * 1024 + 1))], 'tutor'],
    ['many together', Array.from({ length: 20 }, (_, at) => ({ name: `f${at}`, body: 'x'.repeat(100_000) })), 'f10'],
  ])('hold no more than a body of JSON may: %s', async (_, parts, field) => {
    expect(await send('/test/portrait', formOf(avatar(), ...parts))).toEqual([400, { [field]: 'too_big' }])
    await expect.poll(lying).toEqual([])
  })

  test('are refused while they come', async () => {
    const head = `POST /api/test/portrait HTTP/1.1\r\n${Object.entries({ ...headers, 'content-length': 1e9 })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`
    const socket = connect(port, '127.0.0.1')
    const answered = new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(bytes.toString())))
    const fields = Array.from({ length: 12 }, (_, at) => `--x\r\ncontent-disposition: form-data; name="f${at}"\r\n\r\n${'x'.repeat(100_000)}\r\n`)
    socket.write(head + fields.join(''))
    expect(await answered).toMatch(/^HTTP\/1\.1 400 /)
    // the rest of what its sender wants to say is taken
    await new Promise((resolve) => socket.write(Buffer.alloc(30_000_000), resolve))
    socket.destroy()
  })
})
