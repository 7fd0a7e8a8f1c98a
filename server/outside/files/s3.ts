import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { type Found, type Shelf, staysInside } from '../../files/shelf.ts'
import { typeOf } from '../../files/types.ts'
import { askBucket, type Bucket, type Patience, usual } from './s3-requests.ts'

/** Names of a page of a list, the most that the protocol knows. */
const PAGE = 1000

/**
 * A shelf in a bucket that speaks S3's protocol, below `{prefix}/{folder}/`. What is kept goes from a temporary file of this machine and what is read comes as a stream.
 * The bucket's address has its name in the host (`https://files.s3.eu-central-1.amazonaws.com`) or in the path (`https://s3.example.org/files`).
 */
export function s3Shelf(bucket: Bucket, folder: string, { page = PAGE, patience = usual }: { page?: number; patience?: Patience } = {}): Shelf {
  const ask = askBucket(bucket, patience)
  const below = [bucket.prefix, folder].filter(Boolean).join('/')
  const keyOf = (name: string) => `${below}/${name}`.split('/').map(encoded).join('/')
  const addressOf = (name: string) => `${bucket.url}/${keyOf(name)}`

  async function put(name: string, path: string) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    const headers = { 'content-type': typeOf(name), 'x-amz-content-sha256': hash.digest('hex') }
    await ask({ method: 'PUT', url: addressOf(name), headers, body: await openAsBlob(path), expected: [200, 201, 204] })
  }

  /** A copy of itself is as young as a new one. False where it was taken away meanwhile. */
  async function touch(name: string): Promise<boolean> {
    const headers = {
      'content-type': typeOf(name),
      'x-amz-copy-source': `/${encoded(nameOf(bucket.url))}/${keyOf(name)}`,
      'x-amz-metadata-directive': 'REPLACE',
    }
    return (await ask({ method: 'PUT', url: addressOf(name), headers, expected: [200, 404] })).status === 200
  }

  async function find(name: string): Promise<Found | null> {
    if (!staysInside(name)) return null
    const { status, headers } = await ask({ method: 'HEAD', url: addressOf(name), expected: [200, 404] })
    return status === 200 ? { size: Number(headers.get('content-length')), at: momentOf(headers) } : null
  }

  return {
    folder: null,
    find,
    async keep(write) {
      const desk = await mkdtemp(join(tmpdir(), 'docento-file-'))
      try {
        const path = join(desk, 'written')
        const name = await write(path)
        if (!staysInside(name)) throw new Error(`no name of a file: ${name}`)
        const isThere = (await find(name)) && (await touch(name))
        if (!isThere) await put(name, path)
        return name
      } finally {
        await rm(desk, { recursive: true, force: true })
      }
    },
    async open(name, part) {
      if (!staysInside(name)) return null
      const headers = part && { range: `bytes=${part.start}-${part.end}` }
      const answer = await ask({
        method: 'GET',
        url: addressOf(name),
        isStreamed: true,
        expected: [part ? 206 : 200, 404],
        ...(headers && { headers }),
      })
      if (answer.status === 404) return null
      const size = Number(part ? answer.headers.get('content-range')?.split('/')[1] : answer.headers.get('content-length'))
      const stream = answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([])
      return { size, at: momentOf(answer.headers), stream }
    },
    async remove(name) {
      if (staysInside(name)) await ask({ method: 'DELETE', url: addressOf(name), expected: [200, 204, 404] })
    },
    async *list() {
      let next: string | undefined
      do {
        const query = { 'list-type': '2', prefix: `${below}/`, delimiter: '/', 'max-keys': String(page), ...(next && { 'continuation-token': next }) }
        const pairs = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`)
        const { text } = await ask({ method: 'GET', url: `${bucket.url}/?${pairs.join('&')}`, expected: [200] })
        for (const [, one = ''] of text.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
          const name = inside('Key', one).slice(below.length + 1)
          if (name) yield { name, at: Date.parse(inside('LastModified', one)) }
        }
        next = inside('IsTruncated', text) === 'true' ? inside('NextContinuationToken', text) : undefined
      } while (next)
    },
  }
}

/** As S3 encodes paths, which leaves less as it is than a browser does. */
const encoded = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

/** A bucket's name: what stands in its address as the path, else the first part of the host. */
function nameOf(url: string): string {
  const { pathname, hostname } = new URL(url)
  return decodeURIComponent(pathname.slice(1)) || (hostname.split('.')[0] ?? '')
}

const momentOf = (headers: Headers) => Date.parse(headers.get('last-modified') ?? '')

const letters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
/** What stands in the first element of this name. */
const inside = (element: string, xml: string) =>
  (new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(xml)?.[1] ?? '').replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (all, hex, decimal, name) => (name ? (letters[name] ?? all) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))),
  )
