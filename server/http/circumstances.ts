import type { FastifyRequest } from 'fastify'
import { defaultLanguage, type Edition } from '../../editions/index.ts'
import { ownWords } from '../core-files/in-force.ts'
import type { Databases } from '../database/open.ts'
import { ownDivision } from '../experiments/in-force.ts'
import { editionOfHost, siteUrlOf } from '../hosts.ts'
import type { Outside } from '../outside/open.ts'
import { SESSION_COOKIE, sessionOf } from '../sessions/session.ts'
import { isBot } from './bots.ts'
import type { Asked } from './perform.ts'
import { type addressBehind, type Hosting, withoutPort } from './proxies.ts'
import type { Visitors } from './visitors.ts'

/** What all routes stand on. */
export interface Ground extends Hosting {
  databases: Databases
  clock: () => Date
  /** Where a request comes from. */
  addressOf: ReturnType<typeof addressBehind>
  outside: Outside
  visitors: Visitors
}

const known = new WeakMap<FastifyRequest, Promise<Asked>>()

/** Edition, database, session and clock of a request; found once. */
export function circumstancesOf(request: FastifyRequest, ground: Ground): Promise<Asked> {
  const found = known.get(request) ?? find(request, ground)
  known.set(request, found)
  return found
}

async function find(request: FastifyRequest, { settings, databases, clock, outside, hostOf, visitors }: Ground): Promise<Asked> {
  const host = hostOf(request.raw)
  const edition = editionOfHost(host, settings)
  const database = await databases.of(edition.code)
  const now = clock()
  await Promise.all([ownWords(database), ownDivision(database, outside.experiments)])
  const session = await sessionOf(database.drizzle, request.cookies[SESSION_COOKIE], now)
  return {
    edition,
    database,
    reader: database.readerFor({ isSignedIn: session !== null }),
    now,
    settings,
    outside,
    session,
    language: languageOfQuery(request.query, edition),
    ip: withoutPort(request.ip),
    log: request.log,
    cookies: request.cookies,
    isBot: isBot(request.headers['user-agent']),
    cache: database.cache,
    key: request.headers['idempotency-key']?.toString(),
    variants: () => visitors.welcome(edition.code, request.raw),
    siteUrl: siteUrlOf(edition, settings, host, request.protocol),
  }
}

/** The `lang` of the query where the edition speaks it, else the edition's own language. */
function languageOfQuery(query: unknown, edition: Edition) {
  const lang = (query as { lang?: unknown } | null)?.lang
  return edition.locales.find((locale) => locale === lang) ?? defaultLanguage(edition)
}
