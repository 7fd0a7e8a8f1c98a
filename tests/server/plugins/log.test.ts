import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { DrizzleQueryError } from 'drizzle-orm'
import Fastify from 'fastify'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { log, logOptions, withoutSecrets } from '../../../server/plugins/log.ts'
import { readSettings } from '../../../server/settings.ts'

const SECRET = 'a secret of more than thirty-two characters'
let lines: string[] = []
beforeEach(() => {
  lines = []
})

async function buildApp() {
  const { logger, ...options } = logOptions(readSettings({ LOG_LEVEL: 'info', SECRET }))
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const app = Fastify({ ...options, logger: { ...(logger as object), stream } })
  await app.register(log)
  app.get('/hello', async () => 'hello')
  app.post('/hello', async () => 'hello')
  app.get('/fault', async ({ log }) => {
    log.error({ err: new DrizzleQueryError('select $1', ['+77010000000'], new Error('relation "nowhere" does not exist')) }, 'a request failed')
    return ''
  })
  return app
}

describe('the log', () => {
  test('has one line per answer, with the id that the answer carries', async () => {
    const answer = await (await buildApp()).inject('/hello')
    expect(lines).toHaveLength(1)
    const line = JSON.parse(lines[0] ?? '')
    expect(line).toMatchObject({ req: { method: 'GET', url: '/hello' }, status: 200, reqId: answer.headers['x-request-id'] })
    expect(line.ms).toBeGreaterThanOrEqual(0)
  })

  test('says why another service could not be reached', async () => {
    const app = await buildApp()
    app.log.error({ err: new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 10.0.0.1:443') }) }, 'the provider failed')
    expect(JSON.parse(lines[0] ?? '').err.message).toBe('fetch failed: connect ECONNREFUSED 10.0.0.1:443')
  })

  test('holds neither bodies nor cookies nor secrets of the query', async () => {
    const secret = 'hunter2-secret'
    await (await buildApp()).inject({ url: `/hello?password=${secret}&page=2`, headers: { cookie: `sid=${secret}`, authorization: secret } })
    expect(lines.join('')).not.toContain(secret)
    expect(lines.join('')).toContain('page=2')
  })

  test('holds nothing of what a change brings, in its body or in its address', async () => {
    await (await buildApp()).inject({
      method: 'POST',
      url: '/hello?feedback=Call%20me&phone=77010000000&iban=PL61109010140000071219812874',
      payload: { msg_text: 'Call me' },
    })
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ req: { method: 'POST', url: '/hello' }, status: 200 })
    expect(lines.join('')).not.toMatch(/Call|77010000000|PL61109/)
  })

  test('tells a failed query without its parameters', async () => {
    await (await buildApp()).inject('/fault')
    expect(lines.join('')).toContain('relation \\"nowhere\\" does not exist')
    expect(lines.join('')).not.toContain('77010000000')
  })

  test.each([
    ['/o/1?ak=s3cret', '/o/1'],
    ['/api/admin/create?admin=%7B%7D&page=1', '/api/admin/create?page=1'],
    ['/api/x?token=a&auth_token=b&auth_code=c&confirmation_code=d&code=e&password=f', '/api/x'],
    ['/recovery?reset_code=g', '/recovery'],
    ['/api/x?codes=1&tokenised=2', '/api/x?codes=1&tokenised=2'],
    ['/api/x', '/api/x'],
    ['/client-login?back=%2Fo%2F7%3Fak%3Ds3cret&way=code', '/client-login?back=%2Fo%2F7&way=code'],
  ])('writes %s as %s', (url, written) => {
    expect(withoutSecrets(url)).toBe(written)
  })
})

describe('the gathered output', () => {
  /** A process that logs two lines and then does this. */
  const logging = (then: string) => {
    const module = (path: string) => JSON.stringify(pathToFileURL(path).href)
    const script = `
      const { gatheredOutput } = await import(${module('server/plugins/log.ts')})
      const { pino } = await import('pino')
      const log = pino(gatheredOutput())
      log.info('one')
      log.error('two')
      ${then}`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    return child
  }

  test.each([
    ['ends', ''],
    ['is ended', 'process.exit(0)'],
    ['fails', 'process.on("uncaughtException", () => process.exit(1)); setTimeout(() => { throw new Error() })'],
  ])('loses no line of a process that %s', async (_how, then) => {
    const lines = (await text(logging(then).stdout)).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['one', 'two'])
  })

  test('does not wait for more lines than there are', async () => {
    const child = logging('setInterval(() => {}, 1000)')
    const [lines] = await once(child.stdout, 'data', { signal: AbortSignal.timeout(30_000) })
    expect(String(lines)).toContain('"two"')
  })
})
