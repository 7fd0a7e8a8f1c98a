import pg from 'pg'

/** After so many seconds it is worth trying again. */
export const RETRY_SECONDS = 5

/** An edition's database cannot be opened now; it is tried again in the background. */
export class DatabaseAway extends Error {}

/** The server itself says no: it starts or stops, has no connection left, or gave up a statement or a wait that took too long. */
const saidByServer = /^(08...|53...|57014|57P0[1-5]|55P03|25P03)$/

/** The system says that there is no server to talk to. */
const saidBySystem = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  'ENOENT', // the Unix socket is not there
]
const calls = ['connect', 'read', 'write', 'getaddrinfo']

/** The driver gives these no code. */
const saidByDriver = [
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
]

/** Whether the database is away or too busy to answer in time, so that the same may succeed a little later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseAway) return true
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isUnavailable)
  if (error instanceof pg.DatabaseError) return saidByServer.test(error.code ?? '')
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code !== undefined) return saidBySystem.includes(code) && calls.includes(syscall ?? '')
  return saidByDriver.includes(error.message) || isUnavailable(error.cause)
}
