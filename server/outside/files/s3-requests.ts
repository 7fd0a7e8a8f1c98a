import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { ShelfAway } from '../../files/shelf.ts'
import type { Settings } from '../../settings.ts'

export type Bucket = NonNullable<Settings['s3']>

/** How long a bucket is waited for, and how often asked. */
export interface Patience {
  /** From the first byte of a request to the head of its answer, ms. */
  timeout: number
  tries: number
  /** Nothing is tried again later than that, ms. */
  until: number
  /** Before the second try, ms. */
  pause: number
}
export const usual: Patience = { timeout: 15_000, tries: 3, until: 10_000, pause: 200 }

/** What may pass by itself: nobody there, no answer in time, the service has too much to do. */
class Passing extends ShelfAway {}

interface Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  url: string
  /** Answers that are none of a failure. */
  expected: readonly number[]
  headers?: Record<string, string>
  body?: Blob
  /** The body of a good answer is left to the caller. */
  isStreamed?: boolean
}

interface Answer {
  status: number
  headers: Headers
  text: string
  body: Response['body']
}

/** Asks a bucket with signed requests, again where the failure may pass. What it refuses throws `ShelfAway`, which says what to look at. */
export function askBucket(bucket: Bucket, patience: Patience): (request: Request) => Promise<Answer> {
  const client = new AwsClient({ accessKeyId: bucket.keyId, secretAccessKey: bucket.secret, region: bucket.region, service: 's3', retries: 0 })

  async function ask(request: Request): Promise<Answer> {
    const from = Date.now()
    for (let turn = 1; ; turn += 1) {
      try {
        return await askOnce(request)
      } catch (error) {
        if (!(error instanceof Passing) || turn >= patience.tries || Date.now() - from > patience.until) throw error
        await pause(patience.pause * 2 ** (turn - 1))
      }
    }
  }

  async function askOnce({ url, expected, isStreamed = false, ...init }: Request): Promise<Answer> {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(new Error(`no answer within ${patience.timeout} ms`)), patience.timeout)
    try {
      // a redirect leads to another host, for which the signature is none
      const response = await fetch(await client.sign(url, { ...init, redirect: 'manual', signal: controller.signal }))
      const { status, headers, body } = response
      if (isStreamed && response.ok) return { status, headers, body, text: '' }
      const text = await response.text()
      // a copy that fails half-way is told by a good status
      const code = /<Error>[\s\S]*?<Code>(\w+)<\/Code>/.exec(text)?.[1]
      if (expected.includes(status) && code !== 'NoSuchBucket' && !(code && response.ok)) return { status, headers, body: null, text }
      throw refusal(`${init.method} ${url}`, status, code)
    } catch (error) {
      if (error instanceof ShelfAway) throw error
      throw new Passing(`the bucket does not answer ${init.method} ${url}: ${reasonOf(error)}`, { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }

  return ask
}

/** The service has trouble of its own, or too much to do. */
const mayPass = (status: number) => status >= 500 || status === 429

/** What to look at when the bucket says no. */
function adviceOf(status: number): string {
  if (status === 403) return 'check S3_KEY_ID, S3_SECRET and S3_REGION, the clock of this machine, and that the key may read, write, delete and list'
  return mayPass(status) ? 'it is tried again' : 'check S3_URL and S3_REGION'
}

function refusal(what: string, status: number, code = ''): ShelfAway {
  const message = `the bucket answered ${what} with ${[status, code].filter(Boolean).join(' ')}: ${adviceOf(status)}`
  return mayPass(status) ? new Passing(message) : new ShelfAway(message)
}

const reasonOf = (error: unknown) => {
  const { message, cause } = error as Error
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? message
}
