import type { FastifyBaseLogger } from 'fastify'
import type { Edition, Language } from '../editions/index.ts'
import type { AdminStatus, Role } from '../schemas/index.ts'
import type { Cache } from './database/cache/cache.ts'
import type { Reader, Tx } from './database/open.ts'
import { Unauthorized } from './errors.ts'
import type { RawRequest } from './outside/banks/bank.ts'
import type { Variants } from './outside/experiments.ts'
import type { Outside } from './outside/open.ts'
import type { Settings } from './settings.ts'

/** Staff in somebody else's session: who really acts, for whom, and until when (spec: decisions AUTH-19). */
export interface Acting {
  by: { id: number; name: string }
  as: 'client' | 'tutor' | 'admin'
  id: number
  until: Date
}

/** A signed-in browser: up to three identities at once (spec: decisions API-9). */
export interface Session {
  /** Hash of the cookie. */
  id: string
  client_id: number | null
  tutor_id: number | null
  admin: { id: number; status: AdminStatus; name: string } | null
  current_role: 'tutor' | 'client' | ''
  /** Null where everybody acts for themself. */
  acting: Acting | null
  /** Time to write down the visit. */
  stale: boolean
}

/** The identity by which a call passed its permission check. */
export type Actor = { role: 'client' | 'tutor'; id: number } | { role: 'admin'; id: number; status: AdminStatus; name: string }

/** What a request brings besides its input. */
export interface Circumstances {
  edition: Edition
  language: Language
  /** The signed-in browser, or null. */
  session: Session | null
  /** The clock; tests and timers move it. */
  now: Date
  /** The caller's address. */
  ip: string
  settings: Settings
  /** The services outside the product. */
  outside: Outside
  log: FastifyBaseLogger
  /** Name and body of the cookies the request came with. */
  cookies: Readonly<Record<string, string | undefined>>
  /** A robot by its own word. */
  isBot: boolean
  /** The visitor's variants of the experiments; asking makes the answer theirs alone. */
  variants: () => Promise<Variants>
  /** What the process keeps of the edition; it notes what the answer is drawn from. */
  cache: Cache
  /** Where pages and mails of this edition live: `http://kz.localhost:3000`, no slash at the end. */
  siteUrl: string
  /** The unread body and the headers of a call declared `raw`. */
  raw?: RawRequest
  /** The `Idempotency-Key` of the request. */
  key?: string | undefined
}

/** All that a verb may know and touch; there is no other way to the database. */
export interface Context extends Circumstances {
  /** For reading. Inside a change it is the transaction itself. */
  db: Reader
  /** The transaction, committed with the answer and rolled back with an error. Only calls that change something have one. */
  tx: Tx
  actor: Actor | null
  /** A transaction of a call that is declared as changing nothing, for what follows a question to the outside: no connection waits for its answer. */
  transact<T>(work: (context: Context) => Promise<T>): Promise<T>
  /** A short transaction of its own: what has to survive a refusal, such as a counted try. */
  aside<T>(write: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Says what a change by staff was about: `order 12`, and what it changed; null is about no record. One line is written for each call, under its address
   * unless the verb names it otherwise (spec: decisions ADM-15).
   */
  audit(target: string | null, changes?: Record<string, unknown>, name?: string): void
  /** Puts a new session cookie into the answer; null takes it away. */
  setSession(token: string | null): void
  /** Puts a cookie into the answer that no script reads, for some seconds; null takes it away. */
  setCookie(name: string, value: string | null, seconds?: number): void
}

/** What a call declared `raw` was sent. */
export function requireRaw({ raw }: Pick<Context, 'raw'>): RawRequest {
  if (!raw) throw new Error('the call is not declared as raw')
  return raw
}

/** The session's client. Throws `unauthorized` when there is none. */
export function requireClient({ session }: Pick<Context, 'session'>): number {
  if (session?.client_id == null) throw new Unauthorized()
  return session.client_id
}

/** The session's tutor. Throws `unauthorized` when there is none. */
export function requireTutor({ session }: Pick<Context, 'session'>): number {
  if (session?.tutor_id == null) throw new Unauthorized()
  return session.tutor_id
}

/** The session's member of staff. Throws `unauthorized` when there is none. */
export function requireAdmin({ session }: Pick<Context, 'session'>): NonNullable<Session['admin']> {
  if (!session?.admin) throw new Unauthorized()
  return session.admin
}

/** The identity of this session by which a call with these roles passes, the current role first; undefined when none does. */
export function actorFor(allow: readonly Role[], session: Session | null): Actor | null | undefined {
  const identities: Actor[] = []
  if (session?.admin) identities.push({ role: 'admin', ...session.admin })
  if (session?.client_id != null) identities.push({ role: 'client', id: session.client_id })
  if (session?.tutor_id != null) identities.push({ role: 'tutor', id: session.tutor_id })
  identities.sort((a, b) => Number(b.role === session?.current_role) - Number(a.role === session?.current_role))
  const passes = identities.find((actor) => allow.includes(actor.role === 'admin' ? `admin${actor.status}` : actor.role))
  return passes ?? (allow.includes('anyone') ? null : undefined)
}

/** Whether a call of this session is made for whom staff act for; what they do in the back office as themselves is not. */
export const isActedFor = (acting: Acting, actor: Actor | null) => actor === null || actor.role === acting.as

/** The member of staff in front of the browser, whoever they act for; null for anybody else. */
export const ownAdmin = (session: Session | null): { id: number; name: string } | null => session?.acting?.by ?? session?.admin ?? null
