import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import type { Bucket } from '../../server/outside/files/s3-requests.ts'

interface Kept {
  bytes: Buffer
  type: string | undefined
  at: number
}

export interface BucketMock {
  /** Settings with which the product uses it. */
  bucket: Bucket
  /** What it holds, by key. */
  kept: Map<string, Kept>
  /** Methods and addresses of what it was asked, in order. */
  asked: string[]
  /** It answers so many requests with 503 before it does its work again. */
  busyFor: number
  /** From now on it answers nothing, until what this gives is called. */
  hang(): () => void
  /** Nobody listens there any more. */
  leave(): Promise<void>
}

const KEY = { keyId: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', region: 'eu-central-1' }

/**
 * A service of buckets on this machine that speaks as much of S3's protocol as the product does, and checks signature and content as the real one. By `style` the bucket is named in
 * the path, or by the first part of the host.
 */
export async function useBucket(style: 'path' | 'host' = 'path'): Promise<BucketMock> {
  const kept = new Map<string, Kept>()
  let freed: Promise<void> = Promise.resolve()
  function hang() {
    const { promise, resolve } = Promise.withResolvers<void>()
    freed = promise
    return resolve
  }
  const mock: BucketMock = { bucket: { url: '', prefix: 'docento', ...KEY }, kept, asked: [], busyFor: 0, hang, leave }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const name = style === 'path' ? 'files' : '127'
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  mock.bucket.url = style === 'path' ? `http://${host}/${name}` : `http://${host}`
  afterAll(leave)

  async function leave() {
    server.closeAllConnections()
    if (server.listening) await new Promise((done) => server.close(done))
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', headers } = request
    const body = await buffer(request)
    const url = new URL(request.url ?? '/', `http://${host}`)
    mock.asked.push(`${method} ${decodeURIComponent(url.pathname)}`)
    await freed
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(method === 'HEAD' ? undefined : `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
    if (mock.busyFor > 0) {
      mock.busyFor -= 1
      return refuse(503, 'SlowDown')
    }
    const wrong = wrongIn(request, url, body)
    if (wrong) return refuse(403, wrong)
    const [, first = '', ...rest] = decodeURIComponent(url.pathname).split('/')
    const [bucket, key] = style === 'path' ? [first, rest.join('/')] : [name, [first, ...rest].join('/')]
    if (bucket !== name) return refuse(404, 'NoSuchBucket')
    if (method === 'GET' && key === '') return response.writeHead(200).end(listOf(kept, url.searchParams))
    const found = kept.get(key)
    if (method === 'PUT') {
      const source = headers['x-amz-copy-source']
      if (source === undefined) {
        if (headers['content-length'] === undefined) return refuse(411, 'MissingContentLength')
        kept.set(key, { bytes: body, type: headers['content-type'], at: Date.now() })
        return response.writeHead(200).end()
      }
      const copied = kept.get(decodeURIComponent(String(source)).slice(`/${name}/`.length))
      if (!copied) return refuse(404, 'NoSuchKey')
      if (headers['x-amz-metadata-directive'] !== 'REPLACE') return refuse(400, 'InvalidRequest')
      kept.set(key, { ...copied, at: Date.now() })
      return response.writeHead(200).end('<CopyObjectResult></CopyObjectResult>')
    }
    if (method === 'DELETE') {
      kept.delete(key)
      return response.writeHead(204).end()
    }
    if (!found) return refuse(404, 'NoSuchKey')
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    const bytes = start === undefined ? found.bytes : found.bytes.subarray(Number(start), Number(end) + 1)
    response.writeHead(start === undefined ? 200 : 206, {
      'content-type': found.type,
      'content-length': bytes.length,
      'last-modified': new Date(found.at).toUTCString(),
      ...(start !== undefined && { 'content-range': `bytes ${start}-${end}/${found.bytes.length}` }),
    })
    return response.end(method === 'HEAD' ? undefined : bytes)
  }

  return mock
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function listOf(kept: BucketMock['kept'], query: URLSearchParams): string {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? '']
  const most = Math.min(1000, Number(query.get('max-keys') ?? 1000))
  const keys = [...kept.keys()].filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/') && key > after).sort()
  const page = keys.slice(0, most)
  const contents = page.map(
    (key) => `<Contents><Key>${escaped(key)}</Key><LastModified>${new Date(kept.get(key)?.at ?? 0).toISOString()}</LastModified></Contents>`,
  )
  const isTruncated = keys.length > most
  const next = isTruncated ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const encoded = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

/** The code with which S3 refuses a request that is not signed (AWS Signature Version 4), or whose body is another; undefined: nothing is wrong. */
function wrongIn({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const [, keyId, day = '', region = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (keyId !== KEY.keyId) return 'InvalidAccessKeyId'
  const [moment, content] = [String(headers['x-amz-date']), String(headers['x-amz-content-sha256'])]
  const query = [...url.searchParams].map((pair) => pair.map(encoded).join('=')).sort()
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const path = decodeURIComponent(url.pathname).split('/').map(encoded).join('/')
  const asked = [method, path, query.join('&'), signed.join(''), names, content].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${KEY.secret}`)
  const right = hmac(key, ['AWS4-HMAC-SHA256', moment, scope, sha256(asked)].join('\n')).toString('hex')
  if (
    region !== KEY.region ||
    signature !== right ||
    !['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.split(';').includes(name))
  )
    return 'SignatureDoesNotMatch'
  return content === 'UNSIGNED-PAYLOAD' || content === sha256(body) ? undefined : 'XAmzContentSHA256Mismatch'
}
