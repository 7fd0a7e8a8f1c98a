import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse as Response } from 'fastify'
import { afterAll } from 'vitest'
import type * as z from 'zod/mini'
import { type Edition, type EditionCode, editionOf } from '../editions/index.ts'
import type { Auth, Call, ErrorCode, FieldErrors, None } from '../schemas/index.ts'
import { buildApp } from '../server/app.ts'
import type { Database, Databases } from '../server/database/open.ts'
import { type Outside, openOutside } from '../server/outside/open.ts'
import { logOptions } from '../server/plugins/log.ts'
import { setOutOfSearch } from '../server/seo/out-of-search.ts'
import { SESSION_COOKIE } from '../server/sessions/session.ts'
import { readSettings, type Settings } from '../server/settings.ts'
import { buildSession } from './build/sessions.ts'
import { useDatabase } from './database.ts'

/** What a test sees of an answer; the fields that a success has are typed by the contract. */
export interface Seen<C extends Call> {
  code: number
  status: 'success' | 'fail'
  data: z.output<C['answer']>
  error: ErrorCode | FieldErrors | null
  auth: Auth | undefined
  /** The session cookie that the answer sets; '' when it takes the cookie away, undefined when it leaves it alone. */
  session: string | undefined
  headers: Response['headers']
  /** The body as it came, for files. */
  bytes: Buffer
}

/** Who calls, and from where. `as` is a session's cookie. */
export interface Sender {
  as?: string | undefined
  ip?: string
  /** Cookies beside the session's. */
  cookies?: Record<string, string>
  headers?: Record<string, string>
  /** Its `Idempotency-Key`. */
  key?: string
}

type Given<C extends Call> =
  None extends z.input<C['input']> ? [input?: z.input<C['input']>, sender?: Sender] : [input: z.input<C['input']>, sender?: Sender]

export interface TestApp {
  app: FastifyInstance
  database: Database
  databases: Databases
  edition: Edition
  settings: Settings
  outside: Outside
  clock: TestClock
  /** Host and origin of the site: `kz.localhost:3000`. */
  host: string
  /** Sends a call as our own pages do. */
  call<C extends Call>(call: C, ...given: Given<C>): Promise<Seen<C>>
  /** The cookie of a new session that holds these identities. */
  signInAs(identities: { client?: number; tutor?: number; admin?: number }): Promise<string>
}

/** Stands still until it is moved. */
export class TestClock {
  now = new Date('2026-03-12T09:00:00Z')

  /** Goes on by the sum of these; negative goes back. */
  move({ days = 0, hours = 0, minutes = 0, seconds = 0 }: { days?: number; hours?: number; minutes?: number; seconds?: number }) {
    this.now = new Date(this.now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000)
  }
}

/** Limits per address that a test doesn't reach and production, which refuses `off`, takes. */
export const highLimits = { RATE_LOGIN_IP: '900/1m', RATE_REQUEST_IP: '900/1m', RATE_FEEDBACK_IP: '900/1m', RATE_OTHER: '900/1m' }

/**
 * The product over a database of this test file's own, without a port. Limits per address are off unless `environment` sets them.
 * At the top of the file: `const { call, signInAs, clock } = await useApp()`.
 */
export async function useApp({
  edition: code = 'kz',
  environment = {},
  limits = {},
  outside: own = {},
  beside = [],
}: {
  edition?: EditionCode
  /** Of the database. */
  limits?: Parameters<typeof useDatabase>[1]
  environment?: Record<string, string>
  /** Services of the test's own in place of the settings'. */
  outside?: Partial<Outside>
  /** Databases of other editions that the app serves too. */
  beside?: readonly Database[]
} = {}): Promise<TestApp> {
  const database = await useDatabase(code, limits)
  const dataDir = mkdtempSync(join(tmpdir(), 'docento-test-'))
  const unlimited = { RATE_LOGIN_IP: 'off', RATE_REQUEST_IP: 'off', RATE_FEEDBACK_IP: 'off', RATE_OTHER: 'off' }
  const settings = readSettings({
    DATA_DIR: dataDir,
    DEFAULT_EDITION: code,
    LOG_LEVEL: process.env.TEST_LOG ?? 'fatal',
    ...unlimited,
    ...environment,
  })
  const open = async (of: EditionCode) => beside.find(({ edition }) => edition === of) ?? database
  const databases: Databases = { of: open, opened: open, ready: Promise.resolve([]), close: async () => {} }
  const clock = new TestClock()
  const outside = { ...openOutside(settings), ...own }
  const app = await buildApp({
    settings,
    databases,
    outside,
    clock: () => clock.now,
    pressure: { maxEventLoopDelay: 0 },
    options: logOptions(settings),
  })
  afterAll(async () => {
    await app.close()
    // the process of the next file serves editions of its own
    for (const edition of settings.editions) setOutOfSearch({ code: edition }, new Set())
    rmSync(dataDir, { recursive: true, force: true })
  })
  const host = `${code}.localhost:${settings.port}`

  return {
    app,
    database,
    databases,
    edition: editionOf(code),
    settings,
    outside,
    clock,
    host,
    call: (call, ...[input, sender]) => send(app, host, call, input, sender),
    signInAs: ({ client, tutor, admin }) =>
      buildSession(database, { client_id: client ?? null, tutor_id: tutor ?? null, admin_id: admin ?? null }, clock.now),
  }
}

async function send<C extends Call>(
  app: FastifyInstance,
  host: string,
  { method, path, bare }: C,
  input: object = {},
  sender: Sender = {},
): Promise<Seen<C>> {
  const rest: Record<string, unknown> = { ...input }
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const query = Object.fromEntries(Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, asText(value)]])))
  const response = await app.inject({
    method,
    url: `/api${address}`,
    headers: { host, origin: `http://${host}`, ...(sender.key && { 'idempotency-key': sender.key }), ...sender.headers },
    cookies: { ...sender.cookies, ...(sender.as && { [SESSION_COOKIE]: sender.as }) },
    ...(sender.ip && { remoteAddress: sender.ip }),
    ...(method === 'GET' ? { query } : { payload: payloadOf(rest) }),
  })
  const session = response.cookies.find(({ name }) => name === SESSION_COOKIE)?.value
  const { statusCode: code, rawPayload: bytes, headers } = response
  const isJson = headers['content-type']?.startsWith('application/json')
  const { status, data, error, auth } = isJson && !(bare && code === 200) ? response.json() : succeeded(response)
  return { code, status, data, error, auth, session, headers, bytes }
}

/** As JSON, or as a form where it carries files. */
function payloadOf(given: Record<string, unknown>): object {
  if (!Object.values(given).some((value) => [value].flat()[0] instanceof Blob)) return given
  const form = new FormData()
  for (const [name, value] of Object.entries(given)) {
    const files = [value].flat().filter((one) => one instanceof Blob)
    for (const file of files) form.append(name, file)
    if (value !== undefined && files.length === 0) form.append(name, asText(value))
  }
  return form
}

/** The simple REST dialect and files have no envelope. */
function succeeded({ headers, payload }: Response) {
  const total = headers['content-range']?.toString().split('/')[1]
  const answer = headers['content-type']?.startsWith('application/json') ? JSON.parse(payload) : null
  return {
    status: 'success',
    data: total === undefined ? { row: answer } : { rows: answer, total_count: Number(total) },
    error: null,
    auth: undefined,
  }
}

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
